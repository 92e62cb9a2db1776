// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_findings.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/widgets/banner.h"
#include "app/workbench/batch_text.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

constexpr int detailHeight = 120;

} // namespace

BatchFindings::BatchFindings(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_danger.banner = new Banner(Banner::Kind::Failure, this);
    m_incomplete.banner = new Banner(Banner::Kind::Warning, this);
    m_oddity.banner = new Banner(Banner::Kind::Information, this);
    for (Row* const row : {&m_danger, &m_incomplete, &m_oddity}) {
        row->more = row->banner->addButton({});
        row->banner->hide();
        column->addWidget(row->banner);
        connect(row->more, &QPushButton::clicked, this, [this, row] { toggle(*row); });
    }
    m_details = new QPlainTextEdit(this);
    m_details->setReadOnly(true);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setFont(roleFont(FontRole::Note));
    m_details->setFixedHeight(detailHeight);
    m_details->setTabChangesFocus(true);
    m_details->hide();
    column->addWidget(m_details);
}

void BatchFindings::setBatch(const workbench::BatchPointer& batch)
{
    m_open = nullptr;
    m_details->hide();
    m_details->setAccessibleName(tr("Findings in detail"));
    workbench::BatchFinding danger, incomplete, oddity;
    if (batch) {
        danger = workbench::dangerFinding(*batch);
        incomplete = workbench::incompleteFinding(*batch);
        oddity = workbench::oddityFinding(*batch);
    }
    showRow(m_danger, danger.title, danger.text, danger.details);
    showRow(m_incomplete, incomplete.title, incomplete.text, incomplete.details);
    showRow(m_oddity, oddity.title, oddity.text, oddity.details);
}

void BatchFindings::showRow(Row& row, const QString& title, const QString& text, const QStringList& details)
{
    row.isShown = !title.isEmpty();
    row.details = details;
    row.banner->setText(title, text);
    row.banner->setVisible(row.isShown);
    row.more->setText(tr("Show details"));
    row.more->setVisible(!details.isEmpty());
}

void BatchFindings::toggle(Row& row)
{
    m_open = m_open == &row ? nullptr : &row;
    for (const Row* const each : {&m_danger, &m_incomplete, &m_oddity})
        each->more->setText(m_open == each ? tr("Hide details") : tr("Show details"));
    m_details->setPlainText(m_open ? m_open->details.join(u'\n') : QString());
    m_details->setVisible(m_open != nullptr);
}

QString BatchFindings::dangerText() const
{
    return m_danger.isShown ? m_danger.banner->text() : QString();
}

QString BatchFindings::incompleteText() const
{
    return m_incomplete.isShown ? m_incomplete.banner->text() : QString();
}

QString BatchFindings::oddityText() const
{
    return m_oddity.isShown ? m_oddity.banner->text() : QString();
}

QString BatchFindings::detailText() const
{
    return m_details->toPlainText();
}

} // namespace torchtriage::desktop
