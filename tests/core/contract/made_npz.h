// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"

#include <QFile>
#include <QTemporaryDir>

#include <zlib.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace torchtriage::test {

/// Writes a NumPy archive, stored without compression, and opens it: the smallest honest batch.
class MadeNpz {
public:
    explicit MadeNpz(const QTemporaryDir& folder) : m_path(folder.filePath(QStringLiteral("made.npz"))) {}

    template <class T>
    MadeNpz& add(const std::string& name, const std::vector<std::int64_t>& shape,
                 const std::vector<T>& values)
    {
        const char kind = std::is_floating_point_v<T> ? 'f' : 'i';
        std::string sizes;
        for (const std::int64_t each : shape)
            sizes += std::to_string(each) + ",";
        std::string header = std::string("{'descr': '<") + kind + std::to_string(sizeof(T)) +
                             "', 'fortran_order': False, 'shape': (" + sizes + "), }";
        header.resize((header.size() + 11 + 63) / 64 * 64 - 10, ' ');
        header.back() = '\n';
        std::string file("\x93NUMPY\x01\x00", 8);
        append(file, static_cast<std::uint16_t>(header.size()));
        file += header;
        file.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
        addEntry(name + ".npy", file);
        return *this;
    }

    [[nodiscard]] batch::BatchFile open() const
    {
        std::string end("PK\x05\x06\0\0\0\0", 8);
        append(end, m_count);
        append(end, m_count);
        append(end, static_cast<std::uint32_t>(m_directory.size()));
        append(end, static_cast<std::uint32_t>(m_files.size()));
        append(end, std::uint16_t{0});
        const std::string bytes = m_files + m_directory + end;
        QFile::remove(m_path);
        QFile file(m_path);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            qFatal("cannot write the batch");
        file.close();
        auto batch = batch::openBatch(m_path.toStdString());
        if (!batch)
            qFatal("cannot read the batch: %s", batch.error().detail.c_str());
        return *std::move(batch);
    }

private:
    template <class T>
    static void append(std::string& text, T value)
    {
        text.append(reinterpret_cast<const char*>(&value), sizeof(T));
    }

    void addEntry(const std::string& name, const std::string& content)
    {
        std::string common;
        append(common, std::uint16_t{20});
        append(common, std::uint16_t{0});
        append(common, std::uint16_t{0}); // stored
        append(common, std::uint32_t{0});
        append(common, static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(content.data()),
                                                        static_cast<uInt>(content.size()))));
        append(common, static_cast<std::uint32_t>(content.size()));
        append(common, static_cast<std::uint32_t>(content.size()));
        append(common, static_cast<std::uint16_t>(name.size()));
        append(common, std::uint16_t{0});
        m_directory += std::string("PK\x01\x02\x14\0", 6) + common;
        m_directory.append(10, '\0'); // comment, disk, attributes
        append(m_directory, static_cast<std::uint32_t>(m_files.size()));
        m_directory += name;
        m_files += std::string("PK\x03\x04", 4) + common + name + content;
        ++m_count;
    }

    QString m_path;
    std::string m_files, m_directory;
    std::uint16_t m_count = 0;
};

} // namespace torchtriage::test
