// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/proposal.h"

#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace torchtriage::desktop {

/// A tensor that can be chosen: its key, and what is shown of it.
struct TensorChoice {
    std::string key;
    QString text;
};

/// The further inputs and arguments of an operator: a box of tensors for each role, a list to tick for a role
/// that takes many, and a field for each argument that is no tensor.
class CheckFields : public QWidget {
    Q_OBJECT

public:
    explicit CheckFields(QWidget* parent = nullptr);

    void setTensors(std::vector<TensorChoice> tensors);
    /// Makes the fields; `subject` is the role that has a box elsewhere, `known` are arguments that have.
    void setOperator(const contract::Operator& op, std::string_view subject, const QStringList& known);
    /// A control that stands behind the last field, whatever the operator.
    void setLast(QWidget* last);
    /// Puts in what a request says; roles that it does not name stay empty.
    void fill(const contract::Request& request);
    void retranslate();

    [[nodiscard]] std::vector<contract::InputKey> inputs() const;
    /// Adds the arguments that are filled in.
    void addParameters(contract::Request& request) const;
    /// What keeps the check from being asked: a required input, a number that is none. Empty: nothing.
    [[nodiscard]] QString missingText() const;
    /// Box of a role; nullptr if it has none.
    [[nodiscard]] QComboBox* box(std::string_view role) const;
    [[nodiscard]] QLineEdit* field(std::string_view parameter) const;
    /// Ticks a tensor of a role that takes many.
    void tick(std::string_view role, const std::string& key, bool on);

signals:
    void edited();

private:
    struct InputField {
        std::string role;
        bool required = false;
        QComboBox* box = nullptr;    ///< of a role that takes one
        QToolButton* list = nullptr; ///< of a role that takes many
    };
    struct ParameterField {
        std::string name;
        bool required = false;
        QLineEdit* field = nullptr;
    };

    void clear();
    void addBox(const contract::InputRole& role);
    void addList(const contract::InputRole& role);
    void addField(const contract::ParameterRole& parameter);
    void showTicked(const InputField& field) const;
    QWidget* makePair(const QString& name, QWidget* control);

    std::vector<TensorChoice> m_tensors;
    std::vector<InputField> m_inputs;
    std::vector<ParameterField> m_parameters;
    QWidget* m_last = nullptr;
    bool m_filling = false;
};

} // namespace torchtriage::desktop
