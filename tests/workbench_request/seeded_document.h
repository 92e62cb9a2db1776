// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/kind.h"

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::testing {

/// Where in a document the private pieces stand.
enum class Place { Log, Traceback, Paths, Environment, Notebook, Record, PickleText };
inline constexpr int placeCount = 7;

/// How a piece is written there.
enum class Writing { Plain, Percent, Json, Colours, Wrapped, Base64 };

struct Seed {
    request::Kind kind = request::Kind::Word;
    std::string value; ///< what must not be found in the result
};

/// A made-up log with private pieces of known kinds in it, and technical words that must stay.
struct SeededDocument {
    std::string text;
    Place place = Place::Log;
    Writing writing = Writing::Plain;
    std::vector<Seed> seeds;
    std::vector<std::string> neutral;
};

/// The document of a number, always the same. The kinds, places and writings rotate, so that a few hundred
/// documents hold every kind in every place. Everything in it is made here from parts; nothing is anybody's.
[[nodiscard]] SeededDocument seededDocument(unsigned number);

/// A value of a kind and a line that shows it as software prints it.
struct SeededLine {
    std::vector<Seed> seeds;
    std::string line;
};
class Dice;
[[nodiscard]] SeededLine seededLine(request::Kind kind, Dice& dice);

} // namespace torchtriage::testing
