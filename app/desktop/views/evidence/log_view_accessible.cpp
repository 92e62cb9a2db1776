// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_view_accessible.h"

#include "app/desktop/views/evidence/log_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QLocale>
#include <QPointer>

#include <map>
#include <mutex>

namespace torchtriage::desktop {

namespace {

class RowAccessible;

class ViewAccessible final : public QAccessibleWidget {
public:
    explicit ViewAccessible(QWidget* view) : QAccessibleWidget(view, QAccessible::List) {}
    ~ViewAccessible() override
    {
        for (const auto& [row, id] : m_rows)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] LogView* view() const { return qobject_cast<LogView*>(object()); }
    int childCount() const override { return view() ? static_cast<int>(view()->visibleRows().size()) : 0; }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!view() || !rect().contains(x, y))
            return nullptr;
        const QPoint at = view()->viewport()->mapFromGlobal(QPoint(x, y));
        return child(at.y() / view()->geometryOfRows().rowHeight);
    }

private:
    mutable std::map<int, QAccessible::Id> m_rows;
};

/// The n-th row on the screen, whatever line that is now.
class RowAccessible final : public QAccessibleInterface {
    Q_DECLARE_TR_FUNCTIONS(torchtriage::desktop::LogView)

public:
    RowAccessible(LogView* view, int index) : m_view(view), m_index(index) {}

    [[nodiscard]] int index() const noexcept { return m_index; }
    bool isValid() const override { return row() != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inView = m_view->rectOf(static_cast<std::size_t>(m_index));
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        const LogRow* shown = row();
        state.invalid = shown == nullptr;
        state.focused = shown && m_view->hasFocus() && shown->place.line == m_view->currentLine();
        state.expandable = shown && shown->isFold;
        state.collapsed = state.expandable;
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        const LogRow* shown = row();
        if (!shown)
            return {};
        if (kind == QAccessible::Description)
            return markOf(*shown);
        if (kind != QAccessible::Name)
            return {};
        const QString line = QLocale().toString(static_cast<qlonglong>(shown->place.line));
        const QString words = m_view->textOf(*shown);
        return shown->rank ? tr("Line %1, rank %2: %3").arg(line, QString::number(*shown->rank), words)
                           : tr("Line %1: %2").arg(line, words);
    }

private:
    [[nodiscard]] const LogRow* row() const
    {
        if (!m_view)
            return nullptr;
        const auto& rows = m_view->visibleRows();
        const auto at = static_cast<std::size_t>(m_index);
        return at < rows.size() ? &rows[at] : nullptr;
    }
    [[nodiscard]] QString markOf(const LogRow& shown) const
    {
        if (shown.place.line == m_view->marks().firstFailure())
            return tr("First failure");
        if (shown.place.line == m_view->marks().observation())
            return tr("Observation point, not the cause");
        return m_view->marks().isConsequence(shown.place.line, shown.rank) ? tr("Consequence") : QString();
    }

    QPointer<LogView> m_view;
    int m_index;
};

QAccessibleInterface* ViewAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto known = m_rows.find(index);
    if (known != m_rows.end())
        return QAccessible::accessibleInterface(known->second);
    auto* made = new RowAccessible(view(), index); // the registry owns it
    m_rows[index] = QAccessible::registerAccessibleInterface(made);
    return made;
}

int ViewAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* row = dynamic_cast<const RowAccessible*>(child);
    return row ? row->index() : -1;
}

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<LogView*>(object);
    return view ? new ViewAccessible(view) : nullptr;
}

} // namespace

void installLogViewAccessibility()
{
    static std::once_flag once;
    std::call_once(once, [] { QAccessible::installFactory(&makeInterface); });
}

} // namespace torchtriage::desktop
