// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_dock.h"

#include "app/desktop/models/incident_filter.h"
#include "app/desktop/models/incident_list_model.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/views/library/library_pane.h"
#include "app/desktop/views/splitter_keeper.h"
#include "app/desktop/widgets/class_filter.h"
#include "app/desktop/widgets/folder_entry.h"
#include "app/desktop/widgets/incident_delegate.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/search_field.h"
#include "app/workbench/incident_store.h"

#include <QEvent>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {
constexpr int narrowest = 200;
constexpr int usualWidth = 272;
constexpr int usualOpen = 300; // of the height, to the library's
constexpr int usualLibrary = 400;
} // namespace

IncidentDock::IncidentDock(const Services& services, QWidget* parent)
    : QDockWidget(parent), m_services(services), m_model(new IncidentListModel(services.incidents, this)),
      m_filter(new IncidentFilter(this))
{
    setObjectName(QStringLiteral("incidents"));
    setFeatures(NoDockWidgetFeatures);
    setAllowedAreas(Qt::LeftDockWidgetArea);
    setTitleBarWidget(new QWidget(this)); // none: the list speaks for itself
    m_filter->setSourceModel(m_model);
    setWidget(makeContent());
    keepSplitters(*this, m_services.settings);
    retranslate();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_model, signal, this, &IncidentDock::refreshCounts);
    }
    connect(m_model, &QAbstractItemModel::dataChanged, this, &IncidentDock::refreshCounts);
}

QWidget* IncidentDock::makeContent()
{
    auto* content = new QWidget(this);
    m_field = new SearchField(QStringLiteral("filter"), QKeySequence(QStringLiteral("Ctrl+L")), content);
    m_classes = new ClassFilter(content);
    m_list = new QListView(content);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new IncidentDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(false);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_nothing = makeNothingFound();

    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 8);
    top->setSpacing(8);
    top->addWidget(m_field);
    top->addWidget(m_classes);
    m_folder = new FolderEntry(content);
    m_folder->hide();
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_folder);
    column->addLayout(top);
    column->addWidget(m_nothing);
    m_library = new LibraryPane(content);
    m_split = new QSplitter(Qt::Vertical, content);
    m_split->setObjectName(QStringLiteral("library"));
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_list);
    m_split->addWidget(m_library);
    m_split->setSizes({usualOpen, usualLibrary});
    column->addWidget(m_split, 1);
    content->setMinimumWidth(narrowest);
    content->resize(usualWidth, content->height());

    connect(m_folder, &FolderEntry::clicked, this, &IncidentDock::folderActivated);
    connect(m_field, &SearchField::textChanged, this, &IncidentDock::applyFilter);
    connect(m_classes, &ClassFilter::changed, this, &IncidentDock::applyFilter);
    connect(m_library, &LibraryPane::changed, this, &IncidentDock::refreshCounts);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) {
                    emit activated(now.data(IncidentIdRole).toULongLong());
                }
            });
    return content;
}

QWidget* IncidentDock::makeNothingFound()
{
    auto* box = new QWidget(this);
    m_nothingTitle = makeText(FontRole::BodyBold, QPalette::WindowText, box);
    m_nothingDetail = makeText(FontRole::Small, mutedInk, box);
    m_clear = new QPushButton(box);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_nothingTitle);
    column->addWidget(m_nothingDetail);
    column->addWidget(m_clear, 0, Qt::AlignLeft);
    box->hide();
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_field->clear();
        m_classes->clear();
    });
    return box;
}

void IncidentDock::setCurrent(workbench::IncidentId id)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(id));
    const QSignalBlocker quiet(m_list->selectionModel());
    m_list->setCurrentIndex(index);
    m_list->viewport()->update();
    if (index.isValid()) {
        m_list->scrollTo(index);
    }
    const workbench::Incident* incident = m_services.incidents.find(id);
    m_library->setCurrentPath(incident ? incident->folder : QString());
}

void IncidentDock::setFolder(const QString& name, const QString& subtitle, const QString& path)
{
    m_folder->setContent(name, subtitle, path);
    m_folder->setVisible(!name.isEmpty());
}

void IncidentDock::setFolderCurrent(bool current)
{
    m_folder->setChecked(current);
}

bool IncidentDock::hasFolder() const
{
    return m_folder->isVisibleTo(this);
}

void IncidentDock::focusFilter()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void IncidentDock::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void IncidentDock::applyFilter()
{
    m_filter->setText(m_field->text());
    m_filter->setClasses(m_classes->checked());
    // The first row of a day carries the heading, so heights change with what is shown.
    m_list->doItemsLayout();
    m_library->setFilter(m_field->text(), m_classes->checked());
}

void IncidentDock::refreshCounts()
{
    for (const triage::FailureClass value : triage::allClasses) {
        m_classes->setCount(value, countOf(value));
    }
    m_list->doItemsLayout();
    refreshNothingFound();
}

int IncidentDock::countOf(triage::FailureClass value) const
{
    const workbench::LibraryPointer& listing = m_library->listing();
    if (!listing) {
        return m_model->countOf(value);
    }
    int count = listing->countOf(value);
    for (int i = 0; i < m_services.incidents.size(); ++i) { // one that is open and kept counts once
        const workbench::Incident& incident = m_services.incidents.at(i);
        const bool kept = incident.folder.startsWith(m_library->folder() + u'/');
        count += !kept && incident.report.failureClass == value ? 1 : 0;
    }
    return count;
}

void IncidentDock::refreshNothingFound()
{
    m_list->setVisible(m_model->rowCount() > 0);
    const int shown = m_filter->rowCount() + m_library->shownCount();
    const int hidden = m_model->rowCount() - m_filter->rowCount() + m_library->hiddenCount();
    m_nothing->setVisible(shown == 0 && hidden > 0);
    m_nothingTitle->setText(m_field->text().isEmpty() ? tr("No incident of the chosen classes")
                                                      : tr("No incident matches “%1”").arg(m_field->text()));
    m_nothingDetail->setText(tr("%n incident(s) are hidden by the filter.", nullptr, hidden));
}

void IncidentDock::retranslate()
{
    setWindowTitle(tr("Open incidents"));
    m_field->setPlaceholderText(tr("Filter incidents"));
    m_field->setToolTip(tr("Family, words of the message, operator, revision, name or date. Days from one to "
                           "another: 2026-03-01..2026-03-15."));
    m_field->setAccessibleName(m_field->placeholderText());
    m_list->setAccessibleName(tr("Open incidents"));
    m_clear->setText(tr("Clear filter"));
    m_model->retranslate();
    refreshCounts();
}

void IncidentDock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDockWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
