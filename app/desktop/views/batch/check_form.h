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

/// What is to be checked: contract, target, number of classes and ignored value. A proposal fills it in, and
/// says under it where each part is from; the user may change each.
class CheckForm : public QWidget {
    Q_OBJECT

public:
    explicit CheckForm(QWidget* parent = nullptr);

    /// The tensors to choose from; no proposal yet.
    void setBatch(const workbench::BatchPointer& batch);
    void setProposal(const contract::Proposal* proposal);
    void setRunning(bool running);
    void retranslate();

    /// The request as it stands; nullopt while something is missing, which missingText() names.
    [[nodiscard]] std::optional<contract::Request> request() const;
    [[nodiscard]] QString missingText() const;
    [[nodiscard]] QComboBox& contractBox() const { return *m_contract; }
    [[nodiscard]] QComboBox& targetBox() const { return *m_target; }
    [[nodiscard]] QComboBox& classesBox() const { return *m_classes; }
    [[nodiscard]] QComboBox& ignoreBox() const { return *m_ignore; }
    [[nodiscard]] QPushButton& checkButton() const { return *m_check; }
    [[nodiscard]] QString originText() const;

signals:
    void checkRequested();
    /// Something was changed by hand: an earlier answer is about another question.
    void edited();

private:
    void takeEdit();
    void showState();
    void showOrigins();
    [[nodiscard]] contract::ContractId contractId() const;
    [[nodiscard]] std::optional<std::int64_t> numberIn(const QComboBox& box) const;

    std::optional<contract::Proposal> m_proposal; ///< as proposed; edits are in the boxes
    bool m_running = false;
    bool m_filling = false;
    QLabel* m_contractLabel;
    QComboBox* m_contract;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    QLabel* m_classesLabel;
    QComboBox* m_classes;
    QLabel* m_ignoreLabel;
    QComboBox* m_ignore;
    QPushButton* m_check;
    QLabel* m_origins;
};

} // namespace torchtriage::desktop
