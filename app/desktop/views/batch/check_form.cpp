// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/check_form.h"

#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"
#include "core/batch/walk.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using contract::ContractId;

namespace {

constexpr int mostKeys = 500;

/// The contracts that one tensor is enough for; others are added when the log proposes them.
constexpr ContractId single[] = {ContractId::ClassIndex, ContractId::IndexRange, ContractId::UnitInterval,
                                 ContractId::Probability, ContractId::Finite};

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

std::string subjectOf(ContractId id, const std::string& op)
{
    const contract::Operator& known = operatorOf(id, op);
    return std::string(known.subject.empty() ? known.inputs.front().name : known.subject);
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
    auto* boxes = new QWidget(this);
    new FlowLayout(boxes, 10);
    m_contract = makeBox(boxes, false, 11);
    m_target = makeBox(boxes, false, 10);
    m_classes = makeBox(boxes, true, 4);
    m_ignore = makeBox(boxes, true, 5);
    m_contractLabel = addPair(boxes, m_contract);
    m_targetLabel = addPair(boxes, m_target);
    m_classesLabel = addPair(boxes, m_classes);
    m_ignoreLabel = addPair(boxes, m_ignore);
    m_check = new QPushButton(boxes);
    m_check->setProperty("role", QStringLiteral("primary"));
    boxes->layout()->addWidget(m_check);
    m_origins = makeText(FontRole::Note, mutedInk, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(boxes);
    column->addWidget(m_origins);
    m_ignore->addItems(
        {QStringLiteral("-100"), QStringLiteral("-1"), QStringLiteral("0"), QStringLiteral("255")});
    for (QComboBox* const box : {m_contract, m_target, m_classes, m_ignore})
        connect(box, &QComboBox::currentTextChanged, this, &CheckForm::takeEdit);
    connect(m_check, &QPushButton::clicked, this, &CheckForm::checkRequested);
    for (QComboBox* const box : {m_classes, m_ignore})
        connect(box->lineEdit(), &QLineEdit::returnPressed, m_check, &QPushButton::click);
    setBatch(nullptr);
    retranslate();
}

void CheckForm::setBatch(const workbench::BatchPointer& batch)
{
    m_filling = true;
    m_proposal.reset();
    m_contract->clear();
    for (const ContractId id : single)
        m_contract->addItem(idText(id), static_cast<int>(id));
    m_target->clear();
    m_classes->clear();
    m_classes->setEditText({});
    m_ignore->setEditText(QStringLiteral("-100"));
    if (batch && batch->file.root != batch::noId) {
        const batch::ValueGraph& values = batch->file.values;
        batch::walk(values, batch->file.root, [&](const batch::Visit& visit) {
            if (values.kind(visit.id) != batch::ValueKind::Tensor)
                return batch::WalkStep::Enter;
            const std::string key(visit.key);
            m_target->addItem(workbench::plainValue(key, 120), QByteArray::fromStdString(key));
            return m_target->count() < mostKeys ? batch::WalkStep::Skip : batch::WalkStep::Stop;
        });
    }
    m_target->setCurrentIndex(-1);
    m_filling = false;
    showState();
}

void CheckForm::setProposal(const contract::Proposal* proposal)
{
    m_proposal = proposal ? std::optional(*proposal) : std::nullopt;
    if (proposal) {
        m_filling = true;
        if (m_contract->findData(static_cast<int>(proposal->contract)) < 0)
            m_contract->addItem(idText(proposal->contract), static_cast<int>(proposal->contract));
        m_contract->setCurrentIndex(m_contract->findData(static_cast<int>(proposal->contract)));
        const contract::ProposedInput* const subject =
            proposal->input(subjectOf(proposal->contract, proposal->op));
        m_target->setCurrentIndex(subject ? m_target->findData(QByteArray::fromStdString(subject->key)) : -1);
        const contract::Request request = proposal->request();
        for (const char* const name : {"classes", "size"}) {
            if (const auto number = request.integer(name))
                m_classes->setEditText(QString::number(*number));
        }
        if (const auto ignored = request.integer("ignore_index"))
            m_ignore->setEditText(QString::number(*ignored));
        m_filling = false;
    }
    showState();
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
    if (m_target->currentIndex() < 0)
        return tr("Choose the tensor to check.");
    const bool wantsClasses = contractId() == ContractId::ClassIndex;
    const bool hasLogits = m_proposal && m_proposal->contract == contractId() && m_proposal->input("input");
    if (wantsClasses && !numberIn(*m_classes) && !hasLogits)
        return tr("Give the number of classes.");
    if (!m_classes->currentText().trimmed().isEmpty() && !numberIn(*m_classes))
        return tr("The number of classes is not a whole number.");
    if (wantsClasses && !numberIn(*m_ignore))
        return tr("ignore_index is not a whole number.");
    return {};
}

std::optional<contract::Request> CheckForm::request() const
{
    if (!missingText().isEmpty())
        return std::nullopt;
    contract::Request request;
    const bool asProposed = m_proposal && m_proposal->contract == contractId();
    if (m_proposal) {
        request.torch = m_proposal->torch;
        request.sourceKey = m_proposal->sourceKey;
        request.idKey = m_proposal->idKey;
    }
    if (asProposed)
        request = m_proposal->request();
    request.contract = contractId();
    const std::string role = subjectOf(request.contract, request.op);
    const std::string key = m_target->currentData().toByteArray().toStdString();
    std::erase_if(request.inputs,
                  [&](const contract::InputKey& each) { return each.role == role || each.key == key; });
    request.inputs.insert(request.inputs.begin(), {role, key});
    const bool index = request.contract == ContractId::IndexRange;
    if (const auto number = numberIn(*m_classes);
        number && (index || request.contract == ContractId::ClassIndex))
        request.parameters[index && request.op != "one_hot" ? "size" : "classes"] = *number;
    if (request.contract == ContractId::ClassIndex)
        request.parameters["ignore_index"] = *numberIn(*m_ignore);
    return request;
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
    const bool sized = classes || contractId() == ContractId::IndexRange;
    m_classesLabel->parentWidget()->setVisible(sized);
    m_ignoreLabel->parentWidget()->setVisible(classes);
    m_classesLabel->setText(classes ? tr("Classes") : tr("Rows"));
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
    add(idText(m_proposal->contract), m_proposal->contractOrigin, m_proposal->contractEvidence);
    for (const contract::ProposedInput& each : m_proposal->inputs)
        add(workbench::plainValue(each.role + " = " + each.key, 80), each.origin, each.evidence);
    for (const contract::ProposedParameter& each : m_proposal->parameters) {
        const auto* const number = std::get_if<std::int64_t>(&each.value);
        const QComboBox* const box = each.name == "ignore_index" ? m_ignore : m_classes;
        const bool changed = number && each.name != "dim" && numberIn(*box) != *number;
        add(workbench::plainValue(each.name, 40), changed ? contract::Origin::User : each.origin,
            changed ? std::string() : each.evidence);
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
    m_targetLabel->setText(tr("Target"));
    m_ignoreLabel->setText(QStringLiteral("ignore_index"));
    m_contract->setAccessibleName(tr("Contract to check"));
    m_target->setAccessibleName(tr("Tensor to check"));
    m_classes->setAccessibleName(tr("Number of classes"));
    m_ignore->setAccessibleName(tr("Ignored value"));
    m_check->setText(tr("Check"));
    showState();
}

} // namespace torchtriage::desktop
