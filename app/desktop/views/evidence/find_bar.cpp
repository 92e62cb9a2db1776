// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/find_bar.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/labels.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int barHeight = 40;
constexpr int pauseMilliseconds = 200;
constexpr int fieldWidth = 312;
constexpr int buttonSize = 26;

QToolButton* makeStep(const QString& glyph, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(glyph));
    button->setFixedSize(buttonSize, buttonSize);
    setButtonRole(button, ButtonRole::Framed);
    return button;
}

} // namespace

FindBar::FindBar(QWidget* parent) : QWidget(parent)
{
    m_field = new QLineEdit(this);
    m_field->setFont(roleFont(FontRole::Evidence));
    m_field->setMinimumWidth(200);
    m_field->setMaximumWidth(fieldWidth);
    m_field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_field->addAction(icon(QStringLiteral("search"), Token::Muted), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_count = makeLabel(FontRole::Note, mutedInk, m_field);
    m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_previous = makeStep(QStringLiteral("cup"), this);
    m_next = makeStep(QStringLiteral("cdown"), this);
    m_case = makeToggle(QStringLiteral("Aa"));
    m_expression = makeToggle(QStringLiteral(".*"));
    m_dim = new QCheckBox(this);
    m_fold = new QCheckBox(this);
    m_wrap = new QCheckBox(this);
    m_dim->setChecked(true);
    m_fold->setChecked(true);
    m_copy = new QPushButton(this);
    m_pause = new QTimer(this);
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseMilliseconds);

    auto* segments = new QHBoxLayout;
    segments->setSpacing(0);
    segments->addWidget(m_case);
    segments->addWidget(m_expression);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->setSpacing(8);
    row->addWidget(m_field, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addLayout(segments);
    row->addSpacing(16);
    row->addWidget(m_dim);
    row->addSpacing(4);
    row->addWidget(m_fold);
    row->addSpacing(4);
    row->addWidget(m_wrap);
    row->addStretch(1);
    row->addWidget(m_copy);
    setMinimumHeight(barHeight);

    connect(m_field, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &FindBar::queryChanged);
    connect(m_case, &QToolButton::toggled, this, &FindBar::queryChanged);
    connect(m_expression, &QToolButton::toggled, this, &FindBar::queryChanged);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextRequested);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousRequested);
    connect(m_copy, &QPushButton::clicked, this, &FindBar::copyRequested);
    retranslate();
}

QToolButton* FindBar::makeToggle(const QString& text)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFixedSize(34, buttonSize);
    setButtonRole(button, ButtonRole::Framed);
    button->setFont(roleFont(FontRole::Evidence));
    return button;
}

void FindBar::retranslate()
{
    m_field->setPlaceholderText(tr("Find in the log"));
    m_field->setAccessibleName(tr("Find in the log"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(m_previous, tr("Previous match (Shift+F3)"));
    name(m_next, tr("Next match (F3)"));
    name(m_case, tr("Match case"));
    name(m_expression, tr("Regular expression"));
    m_dim->setText(tr("Dim consequences"));
    m_fold->setText(tr("Fold frames"));
    m_wrap->setText(tr("Wrap"));
    m_copy->setText(tr("Copy lines"));
    m_copy->setToolTip(tr("Copy the selected lines, or the current one, as printed"));
}

void FindBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::clear()
{
    const QSignalBlocker quiet(m_field);
    m_field->clear();
    m_pause->stop();
    m_count->clear();
    setProblem({});
}

log::SearchQuery FindBar::query() const
{
    return {m_field->text().toStdString(), m_expression->isChecked(), m_case->isChecked()};
}

void FindBar::setCount(std::int64_t current, std::int64_t count, bool running)
{
    const QString total = QLocale().toString(static_cast<qlonglong>(count));
    if (m_field->text().isEmpty())
        m_count->clear();
    else if (current > 0)
        m_count->setText(tr("%1 of %2").arg(QLocale().toString(static_cast<qlonglong>(current)), total));
    else
        m_count->setText(running && count == 0 ? tr("searching") : total);
    m_count->setAccessibleName(tr("Matches: %1").arg(m_count->text()));
    placeCount();
}

QString FindBar::countText() const
{
    return m_count->text();
}

void FindBar::setProblem(const QString& problem)
{
    m_field->setToolTip(problem);
    m_count->setForegroundRole(problem.isEmpty() ? mutedInk : failInk);
    if (!problem.isEmpty())
        m_count->setText(tr("not an expression"));
    m_field->setAccessibleDescription(problem);
    placeCount();
}

void FindBar::placeCount()
{
    m_count->adjustSize();
    m_count->move(m_field->width() - m_count->width() - 10, (m_field->height() - m_count->height()) / 2);
    m_field->setTextMargins(0, 0, m_count->text().isEmpty() ? 0 : m_count->width() + 8, 0);
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::Resize)
        placeCount();
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    if (m_pause->isActive()) { // the search for what was just typed starts now
        m_pause->stop();
        emit queryChanged();
    }
    if (key->modifiers() & Qt::ShiftModifier)
        emit previousRequested();
    else
        emit nextRequested();
    return true;
}

void FindBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Surface, palette()));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Border, palette()));
    const int x = m_dim->x() - 13;
    painter.fillRect(x, 12, 1, height() - 25, color(Token::Border, palette()));
}

void FindBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeCount();
}

} // namespace torchtriage::desktop
