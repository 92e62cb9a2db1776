// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/safetensors_header.h"

namespace torchtriage::batch {

namespace {

constexpr std::size_t longestTensorName = 65536;
constexpr std::size_t mostMetadata = std::size_t{4} << 20;
constexpr unsigned allFields = 7;

} // namespace

bool SafetensorsHeader::stop(std::string error)
{
    if (m_error.empty())
        m_error = std::move(error);
    return false;
}

bool SafetensorsHeader::number_unsigned(number_unsigned_t value)
{
    if (m_place == Place::Shape) {
        if (m_current.shape.size() >= m_maxRank)
            return stop("too many dimensions in " + m_current.name);
        if (value > static_cast<number_unsigned_t>(INT64_MAX))
            return stop("ValidationOverflow: a dimension of " + m_current.name);
        m_current.shape.push_back(static_cast<std::int64_t>(value));
        return true;
    }
    if (m_place == Place::Offsets && m_offsets.size() < 2) {
        m_offsets.push_back(value);
        return true;
    }
    return unexpected("a number");
}

bool SafetensorsHeader::string(string_t& value)
{
    if (m_place == Place::Metadata) {
        m_metadataBytes += value.size() + m_field.size() + 64;
        if (m_metadataBytes > mostMetadata)
            return stop("__metadata__ is over " + std::to_string(mostMetadata) + " bytes");
        m_metadata.emplace_back(m_field, value);
        return true;
    }
    if (m_place == Place::Entry && m_field == "dtype") {
        m_current.dtype = value.substr(0, 64);
        m_fields |= 1U;
        return true;
    }
    return unexpected("a string");
}

bool SafetensorsHeader::start_object(std::size_t)
{
    if (m_place == Place::Outside) {
        m_place = Place::Top;
        return true;
    }
    if (m_place != Place::Top)
        return unexpected("an object");
    if (m_current.name == "__metadata__") {
        m_place = Place::Metadata;
        return true;
    }
    m_place = Place::Entry;
    m_fields = 0;
    m_current.shape.clear();
    m_offsets.clear();
    return true;
}

bool SafetensorsHeader::key(string_t& value)
{
    if (value.size() > longestTensorName)
        return stop("a name of " + std::to_string(value.size()) + " bytes");
    if (m_place == Place::Top)
        m_current.name = value;
    else
        m_field = value;
    return true;
}

bool SafetensorsHeader::end_object()
{
    if (m_place == Place::Entry) {
        if (m_fields != allFields)
            return stop("TensorInvalidInfo: " + m_current.name + " lacks dtype, shape or data_offsets");
        m_place = Place::Top;
        m_current.begin = m_offsets[0];
        m_current.end = m_offsets[1];
        return m_entry(SafetensorsEntry(m_current));
    }
    m_place = m_place == Place::Metadata ? Place::Top : Place::Outside;
    return true;
}

bool SafetensorsHeader::start_array(std::size_t)
{
    if (m_place == Place::Entry && m_field == "shape" && (m_fields & 2U) == 0)
        m_place = Place::Shape;
    else if (m_place == Place::Entry && m_field == "data_offsets" && (m_fields & 4U) == 0)
        m_place = Place::Offsets;
    else
        return unexpected("an array");
    return true;
}

bool SafetensorsHeader::end_array()
{
    if (m_place == Place::Offsets && m_offsets.size() != 2)
        return stop("TensorInvalidInfo: data_offsets of " + m_current.name + " are not two numbers");
    m_fields |= m_place == Place::Shape ? 2U : 4U;
    m_place = Place::Entry;
    return true;
}

bool SafetensorsHeader::parse_error(std::size_t position, const std::string&,
                                    const nlohmann::detail::exception& why)
{
    m_errorPosition = position;
    const std::string text = why.what();
    m_invalidUtf8 = text.find("UTF-8") != text.npos;
    return stop(m_invalidUtf8 ? "InvalidHeader: the header is not UTF-8"
                              : "InvalidHeaderDeserialization: the header is not JSON");
}

} // namespace torchtriage::batch
