// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"

#include <QElapsedTimer>

#include <cstdint>
#include <optional>

class QAction;
class QSplitter;

namespace torchtriage::desktop {

class EvidenceSide;
class FindBar;
class FirstFailureBanner;
class GoToLine;
class LogDocument;
class LogSearch;
class LogView;
class Minimap;
class ReadingStrip;

/// The log of an incident, around its first failure: find bar, pinned failure, the lines, a map by rank, the
/// events and the ranks. Nothing here waits for the log: it is read, searched and counted on other threads.
class EvidencePage : public IncidentPage {
    Q_OBJECT

public:
    explicit EvidencePage(QWidget* parent = nullptr);
    ~EvidencePage() override;

    /// Shows the log of `incident`, opened at its first failure. The incident that is shown already, with
    /// another pin, keeps the place.
    void setIncident(const workbench::Incident& incident) override;
    /// Line of the log, 1-based; in a notebook, of all outputs one after the other.
    void showLine(std::int64_t line);
    void showFirstFailure();
    void nextEvent();
    void previousEvent();
    bool focusFind() override;
    void retranslate() override;

    [[nodiscard]] LogView& view() const noexcept { return *m_view; }
    [[nodiscard]] LogDocument& document() const noexcept { return *m_document; }
    [[nodiscard]] FindBar& findBar() const noexcept { return *m_find; }
    [[nodiscard]] EvidenceSide& side() const noexcept { return *m_side; }
    [[nodiscard]] Minimap& minimap() const noexcept { return *m_minimap; }
    [[nodiscard]] FirstFailureBanner& banner() const noexcept { return *m_banner; }
    [[nodiscard]] LogSearch& search() const noexcept { return *m_search; }

signals:
    /// The user says that this line is the first failure; 0: the line that was found is right after all.
    void firstFailurePinned(std::int64_t line);

private:
    void makeWidgets();
    void layOut();
    void makeActions();
    void connectLog();
    void connectParts();
    QAction* addKey(const QKeySequence& keys, void (EvidencePage::*slot)());

    void startSearch();
    void findNext();
    void findPrevious();
    void goToMatch(bool backwards, bool inclusive);
    void onSearchChanged();
    void onRanksChanged();
    void onReadToEnd();
    void pin(std::optional<std::int64_t> line);
    void pinCurrentLine();
    void unpin();
    void askForLine();
    void showBanner();
    void updateStatus();
    void openMenu(const QPoint& position);
    void onCopied(std::int64_t lines, bool cut);
    [[nodiscard]] bool isShown(const workbench::Incident& incident) const;

    workbench::Incident m_incident;
    LogDocument* m_document;
    LogSearch* m_search;
    FindBar* m_find;
    FirstFailureBanner* m_banner;
    LogView* m_view;
    ReadingStrip* m_reading;
    Minimap* m_minimap;
    EvidenceSide* m_side;
    GoToLine* m_goToLine;
    QSplitter* m_splitter;
    QAction* m_follow;
    std::optional<std::size_t> m_currentMatch;
    bool m_jumpToFirstMatch = false;
    QElapsedTimer m_sinceMap;
};

} // namespace torchtriage::desktop
