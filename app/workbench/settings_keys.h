// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Every key that TorchTriage keeps in its QSettings, in one place.
namespace torchtriage::workbench::settings {

inline constexpr auto language = "general/language";      ///< "fr"; absent: the language of the system
inline constexpr auto theme = "general/theme";            ///< "light" or "dark"; absent: as the system
inline constexpr auto recentFiles = "recent/files";       ///< array, newest first
inline constexpr auto windowGeometry = "window/geometry"; ///< written only after the user changed it
inline constexpr auto windowState = "window/state";       ///< docks and tool bars, likewise
inline constexpr auto sideBarVisible = "window/sideBar";
inline constexpr auto splitters = "splitters";           ///< a group; one key for each splitter of a page
inline constexpr auto guideVisible = "window/guide";     ///< written only after the user opened or closed it
inline constexpr auto lastFolder = "general/lastFolder"; ///< where the Open dialog starts
inline constexpr auto libraryFolder = "library/folder";  ///< absent: the usual place, see library_folder.h
inline constexpr auto session = "session/incidents";     ///< paths that were open, in the order of opening
inline constexpr auto sessionCurrent = "session/current";
inline constexpr auto sessionTab = "session/tab";
inline constexpr auto requestAlways = "request/always";       ///< words that every support request replaces
inline constexpr auto requestNever = "request/never";         ///< words that it leaves alone
inline constexpr auto rerunTimeLimit = "rerun/timeLimit";     ///< seconds; 0: none
inline constexpr auto rerunMemoryLimit = "rerun/memoryLimit"; ///< GiB; 0: none

} // namespace torchtriage::workbench::settings
