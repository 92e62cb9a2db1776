// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/check_form.h"

#include "app/desktop/views/batch/check_fields.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"
#include "core/batch/walk.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using contract::ContractId;

namespace {

constexpr std::size_t mostKeys = 500;

QString idText(ContractId id)
{
    const std::string_view text = toString(id);
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

const contract::Operator& operatorOf(ContractId id, const std::string& name)
{
    const contract::Contract& contract = contract::contractOf(id);
    const contract::Operator* const found = contract::findOperator(contract, name);
    return found ? *found : contract.operators.front();
}

QString textOf(std::string_view latin)
{
    return QString::fromLatin1(latin.data(), static_cast<qsizetype>(latin.size()));
}

QComboBox* makeBox(QWidget* parent, bool editable, int letters)
{
    auto* box = new QComboBox(parent);
    box->setEditable(editable);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setFont(roleFont(FontRole::Evidence));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

/// Label and control stay together when the row breaks.
QLabel* addPair(QWidget* parent, QWidget* control)
{
    auto* pair = new QWidget(parent);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    QLabel* const label = makeLabel(FontRole::Note, QPalette::WindowText, pair);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control);
    parent->layout()->addWidget(pair);
    return label;
}

} // namespace

CheckForm::CheckForm(QWidget* parent) : QWidget(parent)
{
    QWidget* const boxes = makeBoxes();
    m_fields = new CheckFields(this);
    m_origins = makeText(FontRole::Note, mutedInk, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(boxes);
    column->addWidget(m_fields);
    m_fields->setLast(m_check);
    for (const contract::Contract& each : contract::contracts())
        m_contract->addItem(idText(each.id), static_cast<int>(each.id));
    m_ignore->addItems(
        {QStringLiteral("-100"), QStringLiteral("-1"), QStringLiteral("0"), QStringLiteral("255")});
    connect(m_contract, &QComboBox::currentIndexChanged, this, &CheckForm::takeContract);
    connect(m_operator, &QComboBox::currentIndexChanged, this, &CheckForm::takeOperator);
    for (QComboBox* const box : {m_target, m_classes, m_ignore})
        connect(box, &QComboBox::currentTextChanged, this, &CheckForm::takeEdit);
    connect(m_fields, &CheckFields::edited, this, &CheckForm::takeEdit);
    connect(m_check, &QPushButton::clicked, this, &CheckForm::checkRequested);
    for (QComboBox* const box : {m_classes, m_ignore})
        connect(box->lineEdit(), &QLineEdit::returnPressed, m_check, &QPushButton::click);
    setBatch(nullptr);
    retranslate();
}

QWidget* CheckForm::makeBoxes()
{
    auto* boxes = new QWidget(this);
    new FlowLayout(boxes, 10);
    m_contract = makeBox(boxes, false, 11);
    m_operator = makeBox(boxes, false, 11);
    m_target = makeBox(boxes, false, 10);
    m_classes = makeBox(boxes, true, 4);
    m_ignore = makeBox(boxes, true, 5);
    m_contractLabel = addPair(boxes, m_contract);
    m_operatorLabel = addPair(boxes, m_operator);
    m_targetLabel = addPair(boxes, m_target);
    m_classesLabel = addPair(boxes, m_classes);
    m_ignoreLabel = addPair(boxes, m_ignore);
    m_check = new QPushButton(boxes); // stands behind the further fields
    return boxes;
}

void CheckForm::setBatch(const workbench::BatchPointer& batch, contract::LogClues clues)
{
    m_filling = true;
    m_batch = batch;
    m_clues = std::move(clues);
    m_proposal.reset();
    m_contract->setCurrentIndex(0);
    m_target->clear();
    m_classes->clear();
    m_classes->setEditText({});
    m_ignore->setEditText(QStringLiteral("-100"));
    std::vector<TensorChoice> tensors;
    if (batch && batch->file.root != batch::noId) {
        const batch::ValueGraph& values = batch->file.values;
        batch::walk(values, batch->file.root, [&](const batch::Visit& visit) {
            if (values.kind(visit.id) != batch::ValueKind::Tensor)
                return batch::WalkStep::Enter;
            const std::string key(visit.key);
            tensors.push_back({key, workbench::plainValue(key, 120)});
            return tensors.size() < mostKeys ? batch::WalkStep::Skip : batch::WalkStep::Stop;
        });
    }
    for (const TensorChoice& each : tensors)
        m_target->addItem(each.text, QByteArray::fromStdString(each.key));
    m_target->setCurrentIndex(-1);
    m_fields->setTensors(std::move(tensors));
    fillOperators();
    showFields();
    m_filling = false;
    showState();
}

void CheckForm::setProposal(const contract::Proposal* proposal)
{
    m_proposal = proposal ? std::optional(*proposal) : std::nullopt;
    if (m_proposal)
        fill(*m_proposal);
    showState();
}

void CheckForm::fill(const contract::Proposal& proposal)
{
    m_filling = true;
    m_contract->setCurrentIndex(m_contract->findData(static_cast<int>(proposal.contract)));
    fillOperators();
    const contract::Operator& op = operatorOf(proposal.contract, proposal.op);
    m_operator->setCurrentIndex(m_operator->findText(textOf(op.name)));
    showFields();
    const contract::ProposedInput* const first = proposal.input(subject());
    m_target->setCurrentIndex(first ? m_target->findData(QByteArray::fromStdString(first->key)) : -1);
    const contract::Request request = proposal.request();
    m_classes->setEditText({});
    if (const auto number = request.integer(sizeName()))
        m_classes->setEditText(QString::number(*number));
    if (const auto ignored = request.integer("ignore_index"))
        m_ignore->setEditText(QString::number(*ignored));
    m_fields->fill(request);
    m_filling = false;
}

void CheckForm::fillOperators()
{
    m_operator->clear();
    for (const contract::Operator& each : contract::contractOf(contractId()).operators)
        m_operator->addItem(textOf(each.name));
}

void CheckForm::takeContract()
{
    if (!m_filling)
        proposeAgain({});
}

void CheckForm::takeOperator()
{
    if (!m_filling)
        proposeAgain(m_operator->currentText().toStdString());
}

/// The user chose the question; what the names and the log say of its inputs is put in, with where it is
/// from.
void CheckForm::proposeAgain(const std::string& op)
{
    contract::Proposal begun;
    begun.contract = contractId();
    begun.contractOrigin = contract::Origin::User;
    begun.op = op.empty() ? std::string(contract::contractOf(begun.contract).operators.front().name) : op;
    for (int i = 0; begun.contract == ContractId::Finite && i < m_target->count(); ++i)
        begun.inputs.push_back(
            {std::string(contract::contractOf(begun.contract).operators.front().inputs.front().name),
             m_target->itemData(i).toByteArray().toStdString(),
             contract::Origin::User,
             {}});
    m_proposal = m_batch ? contract::complete(std::move(begun), m_clues, m_batch->file) : begun;
    fill(*m_proposal);
    takeEdit();
}

void CheckForm::showFields()
{
    m_fields->setOperator(chosenOperator(), subject(), {QStringLiteral("ignore_index"), textOf(sizeName())});
}

const contract::Operator& CheckForm::chosenOperator() const
{
    return operatorOf(contractId(), m_operator->currentText().toStdString());
}

std::string_view CheckForm::subject() const
{
    const contract::Operator& op = chosenOperator();
    if (op.inputs.front().many)
        return {};
    return op.subject.empty() ? op.inputs.front().name : op.subject;
}

std::string_view CheckForm::sizeName() const
{
    for (const contract::ParameterRole& each : chosenOperator().parameters) {
        if (each.name == "classes" || each.name == "size")
            return each.name;
    }
    return {};
}

ContractId CheckForm::contractId() const
{
    return static_cast<ContractId>(std::max(0, m_contract->currentData().toInt()));
}

std::optional<std::int64_t> CheckForm::numberIn(const QComboBox& box) const
{
    bool whole = false;
    const qlonglong number = box.currentText().trimmed().toLongLong(&whole);
    return whole ? std::optional<std::int64_t>(number) : std::nullopt;
}

QString CheckForm::missingText() const
{
    if (m_target->count() == 0)
        return tr("There is no tensor in this batch.");
    if (!subject().empty() && m_target->currentIndex() < 0)
        return tr("Choose the tensor to check.");
    if (subject().empty() && m_fields->inputs().empty())
        return tr("Choose the tensors to check.");
    const bool wantsClasses = contractId() == ContractId::ClassIndex;
    const QComboBox* const logits = m_fields->box("input");
    if (wantsClasses && !numberIn(*m_classes) && !(logits && logits->currentIndex() > 0))
        return tr("Give the number of classes.");
    if (!sizeName().empty() && !m_classes->currentText().trimmed().isEmpty() && !numberIn(*m_classes))
        return tr("The number of classes is not a whole number.");
    if (wantsClasses && !numberIn(*m_ignore))
        return tr("ignore_index is not a whole number.");
    return m_fields->missingText();
}

/// What the boxes say, complete or not.
contract::Request CheckForm::asked() const
{
    contract::Request request;
    if (m_proposal) {
        request.torch = m_proposal->torch;
        request.sourceKey = m_proposal->sourceKey;
        request.idKey = m_proposal->idKey;
        for (const contract::ProposedParameter& each : m_proposal->parameters)
            request.parameters[each.name] = each.value;
    }
    request.contract = contractId();
    request.op = chosenOperator().name;
    if (!subject().empty() && m_target->currentIndex() >= 0)
        request.inputs.push_back(
            {std::string(subject()), m_target->currentData().toByteArray().toStdString()});
    for (contract::InputKey& each : m_fields->inputs())
        request.inputs.push_back(std::move(each));
    if (const std::string size(sizeName()); !size.empty()) {
        request.parameters.erase(size);
        if (const auto number = numberIn(*m_classes))
            request.parameters[size] = *number;
    }
    if (request.contract == ContractId::ClassIndex && numberIn(*m_ignore))
        request.parameters["ignore_index"] = *numberIn(*m_ignore);
    m_fields->addParameters(request);
    return request;
}

std::optional<contract::Request> CheckForm::request() const
{
    return missingText().isEmpty() ? std::optional(asked()) : std::nullopt;
}

void CheckForm::takeEdit()
{
    if (m_filling)
        return;
    showState();
    emit edited();
}

void CheckForm::setRunning(bool running)
{
    m_running = running;
    showState();
}

void CheckForm::showState()
{
    const bool classes = contractId() == ContractId::ClassIndex;
    m_operatorLabel->parentWidget()->setVisible(m_operator->count() > 1);
    m_targetLabel->parentWidget()->setVisible(!subject().empty());
    m_targetLabel->setText(subject() == "target" ? tr("Target") : textOf(subject()));
    m_classesLabel->parentWidget()->setVisible(!sizeName().empty());
    m_ignoreLabel->parentWidget()->setVisible(classes);
    m_classesLabel->setText(sizeName() == "classes" ? tr("Classes") : tr("Rows"));
    const QString missing = missingText();
    m_check->setEnabled(missing.isEmpty() && !m_running);
    m_check->setToolTip(m_running ? tr("The check is running.") : missing);
    showOrigins();
}

void CheckForm::showOrigins()
{
    if (!m_proposal) {
        m_origins->setText(m_target->count() == 0
                               ? QString()
                               : tr("Neither the log nor the names in the batch propose a check."));
        return;
    }
    QStringList lines;
    const auto add = [&lines](const QString& name, contract::Origin origin, const std::string& evidence) {
        lines << tr("%1: %2").arg(name, workbench::originText(origin, evidence));
    };
    add(idText(contractId()), m_proposal->contractOrigin, m_proposal->contractEvidence);
    const contract::Request now = asked();
    for (const contract::InputKey& each : now.inputs) {
        const auto proposed = std::ranges::find_if(m_proposal->inputs, [&](const auto& other) {
            return other.role == each.role && other.key == each.key;
        });
        const bool kept = proposed != m_proposal->inputs.end();
        add(workbench::plainValue(each.role + " = " + each.key, 80),
            kept ? proposed->origin : contract::Origin::User, kept ? proposed->evidence : std::string());
    }
    for (const auto& [name, value] : now.parameters) {
        const contract::ProposedParameter* const proposed = m_proposal->parameter(name);
        const bool kept = proposed && proposed->value == value;
        add(workbench::plainValue(name, 40), kept ? proposed->origin : contract::Origin::User,
            kept ? proposed->evidence : std::string());
    }
    m_origins->setText(lines.join(QStringLiteral("  ·  ")));
}

QString CheckForm::originText() const
{
    return m_origins->text();
}

void CheckForm::retranslate()
{
    m_contractLabel->setText(tr("Contract"));
    m_operatorLabel->setText(tr("Operator"));
    m_operator->setAccessibleName(tr("Operator whose rules count"));
    m_ignoreLabel->setText(QStringLiteral("ignore_index"));
    m_contract->setAccessibleName(tr("Contract to check"));
    m_target->setAccessibleName(tr("Tensor to check"));
    m_classes->setAccessibleName(tr("Number of classes"));
    m_ignore->setAccessibleName(tr("Ignored value"));
    m_check->setText(tr("Check"));
    m_fields->retranslate();
    showState();
}

} // namespace torchtriage::desktop
