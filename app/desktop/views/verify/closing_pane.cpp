// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/closing_pane.h"

#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/widgets/labels.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace torchtriage::desktop {

namespace {

constexpr int editorHeight = 84;

} // namespace

ClosingPane::ClosingPane(QWidget* parent) : QWidget(parent)
{
    auto* bar = new PaneBar(this);
    auto* titleRow = new QHBoxLayout(bar);
    titleRow->setContentsMargins(12, 4, 12, 5);
    titleRow->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_titleNote = makeLabel(FontRole::Note, mutedInk, bar);
    m_titleNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    titleRow->addWidget(m_title);
    titleRow->addWidget(m_titleNote, 1);
    bar->setMinimumHeight(38);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(scroll);
    scroll->setWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(bar);
    outer->addWidget(scroll, 1);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(4);
    addEditor(0, &incident::Resolution::cause, "cause");
    addEditor(1, &incident::Resolution::change, "change");
    addEditor(2, &incident::Resolution::regressionCheck, "regression-check");
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        auto* head = new QHBoxLayout;
        head->setSpacing(8);
        head->addWidget(m_labels.at(i), 0, Qt::AlignTop);
        head->addWidget(m_hints.at(i), 1, Qt::AlignTop);
        column->addLayout(head);
        column->addWidget(m_editors.at(i));
        column->addSpacing(8);
    }
    m_diagnostics = new QCheckBox(content);
    m_nothingResumed = new QCheckBox(content);
    m_checkpoint = makeText(FontRole::Note, mutedInk, content);
    m_avoidTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, content);
    m_avoid = makeText(FontRole::Note, mutedInk, content);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_diagnostics, m_nothingResumed, m_checkpoint,
                                                           m_avoidTitle, m_avoid})
        column->addWidget(widget);
    column->addStretch(1);
    connect(m_diagnostics, &QCheckBox::clicked, this, [this](bool removed) {
        emit edited(tr("Diagnostics removed"), {},
                    [removed](incident::Record& record) { record.resolution.diagnosticsRemoved = removed; });
    });
    connect(m_nothingResumed, &QCheckBox::clicked, this, [this](bool nothing) {
        emit edited(tr("Nothing is resumed"), {},
                    [nothing](incident::Record& record) { record.resolution.checkpointNeeded = !nothing; });
    });
    retranslate();
}

void ClosingPane::addEditor(std::size_t number, std::string incident::Resolution::*field, const char* key)
{
    m_labels.at(number) = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_hints.at(number) = makeText(FontRole::Note, mutedInk, this);
    auto* editor = new QPlainTextEdit(this);
    editor->setTabChangesFocus(true);
    editor->setMinimumHeight(editorHeight);
    editor->setMaximumHeight(editorHeight + editorHeight / 4);
    m_labels.at(number)->setBuddy(editor);
    m_editors.at(number) = editor;
    connect(editor, &QPlainTextEdit::textChanged, this, [this, editor, field, key] {
        if (m_filling)
            return;
        emit edited(tr("Closing note"), QStringLiteral("closing ") + QLatin1String(key),
                    [field, text = editor->toPlainText().toStdString()](incident::Record& record) {
                        record.resolution.*field = text;
                    });
    });
}

void ClosingPane::setResolution(const incident::Resolution& resolution)
{
    m_filling = true;
    m_resolution = resolution;
    const std::array texts = {&resolution.cause, &resolution.change, &resolution.regressionCheck};
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        const QString text = QString::fromStdString(*texts.at(i));
        if (m_editors.at(i)->toPlainText() != text) // the cursor stays where the user types
            m_editors.at(i)->setPlainText(text);
    }
    m_diagnostics->setChecked(resolution.diagnosticsRemoved == true);
    m_nothingResumed->setChecked(resolution.checkpointNeeded == false);
    const QString checkpoint = QString::fromStdString(resolution.checkpoint);
    m_checkpoint->setVisible(!checkpoint.isEmpty());
    m_checkpoint->setText(
        resolution.checkpointValidated == true
            ? tr("Resumes from %1, validated as written before the failure.").arg(checkpoint)
            : tr("Would resume from %1, which is not validated as written before the failure.")
                  .arg(checkpoint));
    m_filling = false;
}

void ClosingPane::setAvoid(const QString& claim, const QString& why)
{
    m_avoid->setText(why.isEmpty() ? claim : claim + QLatin1Char('\n') + why);
    m_avoid->setVisible(!claim.isEmpty());
    m_avoidTitle->setVisible(!claim.isEmpty());
}

void ClosingPane::retranslate()
{
    m_title->setText(tr("Closing note"));
    m_titleNote->setText(tr("goes into the incident record"));
    const std::array labels = {tr("Cause"), tr("Change"), tr("Regression check")};
    const std::array hints = {tr("what made it fail, with evidence"), tr("what was changed, and where"),
                              tr("what will catch it next time")};
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        m_labels.at(i)->setText(labels.at(i));
        m_hints.at(i)->setText(hints.at(i));
        m_editors.at(i)->setAccessibleName(labels.at(i));
        m_editors.at(i)->setAccessibleDescription(hints.at(i));
    }
    m_diagnostics->setText(tr("Diagnostics were removed from the program"));
    m_nothingResumed->setText(tr("No training is resumed"));
    m_avoidTitle->setText(tr("Conclusion to avoid"));
    setResolution(incident::Resolution(m_resolution));
}

} // namespace torchtriage::desktop
