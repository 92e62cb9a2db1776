// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/check_fields.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/text_values.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int boxLetters = 9;
constexpr int fieldWidth = 72;
constexpr int longestParameter = 200;

QString nameOf(std::string_view role)
{
    return QString::fromLatin1(role.data(), static_cast<qsizetype>(role.size()));
}

bool hasKey(const contract::Request& request, std::string_view role, const std::string& key)
{
    return std::ranges::any_of(
        request.inputs, [&](const contract::InputKey& each) { return each.role == role && each.key == key; });
}

QString textOf(const contract::Parameter& value)
{
    struct Text {
        QString operator()(bool flag) const
        {
            return flag ? QStringLiteral("true") : QStringLiteral("false");
        }
        QString operator()(std::int64_t number) const { return QString::number(number); }
        QString operator()(double number) const { return QString::number(number, 'g', 15); }
        QString operator()(const std::string& text) const { return QString::fromStdString(text); }
        QString operator()(const std::vector<std::int64_t>& numbers) const
        {
            QStringList texts;
            for (const std::int64_t number : numbers)
                texts << QString::number(number);
            return texts.join(u',');
        }
    };
    return std::visit(Text{}, value);
}

} // namespace

CheckFields::CheckFields(QWidget* parent) : QWidget(parent)
{
    new FlowLayout(this, 10);
}

void CheckFields::setTensors(std::vector<TensorChoice> tensors)
{
    m_tensors = std::move(tensors);
}

void CheckFields::clear()
{
    m_inputs.clear();
    m_parameters.clear();
    if (m_last)
        layout()->removeWidget(m_last);
    while (QLayoutItem* const item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void CheckFields::setOperator(const contract::Operator& op, std::string_view subject,
                              const QStringList& known)
{
    m_filling = true;
    clear();
    for (const contract::InputRole& role : op.inputs) {
        if (role.many)
            addList(role);
        else if (role.name != subject)
            addBox(role);
    }
    for (const contract::ParameterRole& parameter : op.parameters) {
        if (!known.contains(nameOf(parameter.name)))
            addField(parameter);
    }
    m_filling = false;
    if (m_last)
        setLast(m_last);
    setVisible(m_last || !m_inputs.empty() || !m_parameters.empty());
}

void CheckFields::setLast(QWidget* last)
{
    m_last = last;
    layout()->addWidget(last);
    QWidget* before = nullptr;
    if (!m_parameters.empty())
        before = m_parameters.back().field;
    else if (!m_inputs.empty())
        before = m_inputs.back().box ? static_cast<QWidget*>(m_inputs.back().box) : m_inputs.back().list;
    if (before)
        QWidget::setTabOrder(before, last);
}

/// Label and control stay together when the row breaks. The names are PyTorch's own, in every language.
QWidget* CheckFields::makePair(const QString& name, QWidget* control)
{
    auto* pair = new QWidget(this);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    QLabel* const label = makeLabel(FontRole::Note, QPalette::WindowText, pair);
    label->setText(name);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control);
    control->setAccessibleName(name);
    layout()->addWidget(pair);
    pair->show();
    return pair;
}

void CheckFields::addBox(const contract::InputRole& role)
{
    auto* box = new QComboBox(this);
    box->setFont(roleFont(FontRole::Evidence));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(boxLetters);
    box->addItem(tr("not given"), QByteArray());
    for (const TensorChoice& each : m_tensors)
        box->addItem(each.text, QByteArray::fromStdString(each.key));
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
    makePair(nameOf(role.name), box);
    m_inputs.push_back({std::string(role.name), role.required, box, nullptr});
}

void CheckFields::addList(const contract::InputRole& role)
{
    auto* list = new QToolButton(this);
    setButtonRole(list, ButtonRole::Framed);
    list->setPopupMode(QToolButton::InstantPopup);
    list->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* menu = new QMenu(list);
    list->setMenu(menu);
    m_inputs.push_back({std::string(role.name), role.required, nullptr, list});
    for (const TensorChoice& each : m_tensors) {
        QAction* const action = menu->addAction(each.text);
        action->setCheckable(true);
        action->setData(QByteArray::fromStdString(each.key));
        connect(action, &QAction::toggled, this, [this, name = std::string(role.name)] {
            const auto field = std::ranges::find(m_inputs, name, &InputField::role);
            if (field == m_inputs.end())
                return;
            showTicked(*field);
            if (!m_filling)
                emit edited();
        });
    }
    makePair(nameOf(role.name), list);
    showTicked(m_inputs.back());
}

void CheckFields::addField(const contract::ParameterRole& parameter)
{
    auto* field = new QLineEdit(this);
    field->setFont(roleFont(FontRole::Evidence));
    field->setMaxLength(longestParameter);
    field->setFixedWidth(fieldWidth);
    connect(field, &QLineEdit::textChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
    makePair(nameOf(parameter.name), field);
    m_parameters.push_back({std::string(parameter.name), parameter.required, field});
}

void CheckFields::showTicked(const InputField& field) const
{
    const QList<QAction*> actions = field.list->menu()->actions();
    const auto ticked =
        std::ranges::count_if(actions, [](const QAction* action) { return action->isChecked(); });
    field.list->setText(tr("%n tensor(s)", nullptr, static_cast<int>(ticked)));
}

void CheckFields::fill(const contract::Request& request)
{
    m_filling = true;
    for (const InputField& field : m_inputs) {
        if (field.box) {
            const std::string* const key = request.keyOf(field.role);
            const int at = key ? field.box->findData(QByteArray::fromStdString(*key)) : 0;
            field.box->setCurrentIndex(std::max(at, 0));
            continue;
        }
        for (QAction* const action : field.list->menu()->actions())
            action->setChecked(hasKey(request, field.role, action->data().toByteArray().toStdString()));
    }
    for (const ParameterField& each : m_parameters) {
        const auto value = request.parameters.find(each.name);
        each.field->setText(value == request.parameters.end() ? QString() : textOf(value->second));
    }
    m_filling = false;
}

std::vector<contract::InputKey> CheckFields::inputs() const
{
    std::vector<contract::InputKey> keys;
    for (const InputField& field : m_inputs) {
        if (field.box) {
            const std::string key = field.box->currentData().toByteArray().toStdString();
            if (field.box->currentIndex() > 0)
                keys.push_back({field.role, key});
            continue;
        }
        for (const QAction* const action : field.list->menu()->actions()) {
            if (action->isChecked())
                keys.push_back({field.role, action->data().toByteArray().toStdString()});
        }
    }
    return keys;
}

void CheckFields::addParameters(contract::Request& request) const
{
    for (const ParameterField& each : m_parameters) {
        const std::string text = each.field->text().trimmed().toStdString();
        request.parameters.erase(each.name);
        if (!text.empty())
            request.parameters[each.name] = contract::parameterOf(text);
    }
}

QString CheckFields::missingText() const
{
    for (const InputField& field : m_inputs) {
        const auto given = inputs();
        const bool has = std::ranges::any_of(
            given, [&](const contract::InputKey& each) { return each.role == field.role; });
        if (field.required && !has)
            return tr("Choose the tensor for %1.").arg(nameOf(field.role));
    }
    for (const ParameterField& each : m_parameters) {
        if (each.required && each.field->text().trimmed().isEmpty())
            return tr("Give a value for %1.").arg(nameOf(each.name));
    }
    return {};
}

QComboBox* CheckFields::box(std::string_view role) const
{
    const auto found = std::ranges::find(m_inputs, role, &InputField::role);
    return found == m_inputs.end() ? nullptr : found->box;
}

QLineEdit* CheckFields::field(std::string_view parameter) const
{
    const auto found = std::ranges::find(m_parameters, parameter, &ParameterField::name);
    return found == m_parameters.end() ? nullptr : found->field;
}

void CheckFields::tick(std::string_view role, const std::string& key, bool on)
{
    const auto found = std::ranges::find(m_inputs, role, &InputField::role);
    if (found == m_inputs.end() || !found->list)
        return;
    for (QAction* const action : found->list->menu()->actions()) {
        if (action->data().toByteArray().toStdString() == key)
            action->setChecked(on);
    }
}

void CheckFields::retranslate()
{
    for (const InputField& field : m_inputs) {
        if (field.box)
            field.box->setItemText(0, tr("not given"));
        else
            showTicked(field);
    }
}

} // namespace torchtriage::desktop
