// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"

#include <QElapsedTimer>
#include <QPointer>

#include <cstdint>
#include <optional>

class QSplitter;

namespace torchtriage::desktop {

class EvidenceSide;
class FindBar;
class FirstFailureBanner;
class GoToLine;
class LogActions;
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
    /// Shows the lines of one rank and no others, as soon as it is known which ranks there are.
    void showOnlyRank(int rank);
    void nextEvent();
    void previousEvent();
    bool focusFind() override;
    [[nodiscard]] QString guideSection() const override;
    void retranslate() override;

    /// Works with the actions of the window's menus from now on; before, the page has actions of its own.
    void setActions(LogActions& actions);
    void findNext();
    void findPrevious();
    /// Opens the field for a line number.
    void askForLine();
    /// Makes the current line the first failure; the one that was found: takes a pin back.
    void pinCurrentLine();
    void unpin();
    /// Folds or unfolds the block of the current line.
    void toggleBlock();
    void showFailedRank();
    void showAllRanks();

    [[nodiscard]] LogView& view() const noexcept { return *m_view; }
    [[nodiscard]] LogDocument& document() const noexcept { return *m_document; }
    [[nodiscard]] FindBar& findBar() const noexcept { return *m_find; }
    [[nodiscard]] EvidenceSide& side() const noexcept { return *m_side; }
    [[nodiscard]] Minimap& minimap() const noexcept { return *m_minimap; }
    [[nodiscard]] FirstFailureBanner& banner() const noexcept { return *m_banner; }
    [[nodiscard]] LogSearch& search() const noexcept { return *m_search; }

    [[nodiscard]] LogActions& actions() const;

signals:
    /// The user says that this line is the first failure; 0: the line that was found is right after all.
    void firstFailurePinned(std::int64_t line);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeWidgets();
    void layOut();
    void connectLog();
    void connectParts();
    void connectSides();
    void updateActions();

    void startSearch();
    void goToMatch(bool backwards, bool inclusive);
    void onSearchChanged();
    void onRanksChanged();
    void onReadToEnd();
    void pin(std::optional<std::int64_t> line);
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
    QPointer<LogActions> m_actions;
    std::optional<std::size_t> m_currentMatch;
    std::optional<int> m_wantedRank; ///< asked for before its lines were met
    bool m_jumpToFirstMatch = false;
    QElapsedTimer m_sinceMap;
};

} // namespace torchtriage::desktop
