// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_document.h"
#include "core/contract/proposal.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace torchtriage::desktop {

class CheckFields;

/// What is to be checked: contract, operator, its inputs and its arguments. A proposal fills it in, and says
/// under it where each part is from; the user may change each.
class CheckForm : public QWidget {
    Q_OBJECT

public:
    explicit CheckForm(QWidget* parent = nullptr);

    /// The tensors to choose from, and what the log says of them; no proposal yet.
    void setBatch(const workbench::BatchPointer& batch, contract::LogClues clues = {});
    void setProposal(const contract::Proposal* proposal);
    void setRunning(bool running);
    void retranslate();

    /// The request as it stands; nullopt while something is missing, which missingText() names.
    [[nodiscard]] std::optional<contract::Request> request() const;
    [[nodiscard]] QString missingText() const;
    [[nodiscard]] QComboBox& contractBox() const { return *m_contract; }
    [[nodiscard]] QComboBox& operatorBox() const { return *m_operator; }
    [[nodiscard]] CheckFields& fields() const { return *m_fields; }
    [[nodiscard]] QComboBox& targetBox() const { return *m_target; }
    [[nodiscard]] QComboBox& classesBox() const { return *m_classes; }
    [[nodiscard]] QComboBox& ignoreBox() const { return *m_ignore; }
    [[nodiscard]] QPushButton& checkButton() const { return *m_check; }
    [[nodiscard]] QString originText() const;
    /// Where each part is from: stands below the answer, which must not be pushed out of sight.
    [[nodiscard]] QLabel& origins() const { return *m_origins; }

signals:
    void checkRequested();
    /// Something was changed by hand: an earlier answer is about another question.
    void edited();

private:
    QWidget* makeBoxes();
    void takeEdit();
    void takeContract();
    void takeOperator();
    void fillOperators();
    void fill(const contract::Proposal& proposal);
    void proposeAgain(const std::string& op);
    void showFields();
    void showState();
    void showOrigins();
    [[nodiscard]] contract::ContractId contractId() const;
    [[nodiscard]] const contract::Operator& chosenOperator() const;
    /// Role of the tensor in the first box; empty if the operator takes a list instead.
    [[nodiscard]] std::string_view subject() const;
    /// Name of the argument that the number of classes or rows is; empty if there is none.
    [[nodiscard]] std::string_view sizeName() const;
    [[nodiscard]] contract::Request asked() const;
    [[nodiscard]] std::optional<std::int64_t> numberIn(const QComboBox& box) const;

    workbench::BatchPointer m_batch;
    contract::LogClues m_clues;
    std::optional<contract::Proposal> m_proposal; ///< as proposed; edits are in the boxes
    bool m_running = false;
    bool m_filling = false;
    QLabel* m_contractLabel;
    QComboBox* m_contract;
    QLabel* m_operatorLabel;
    QComboBox* m_operator;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    QLabel* m_classesLabel;
    QComboBox* m_classes;
    QLabel* m_ignoreLabel;
    QComboBox* m_ignore;
    CheckFields* m_fields;
    QPushButton* m_check;
    QLabel* m_origins;
};

} // namespace torchtriage::desktop
