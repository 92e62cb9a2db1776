// SPDX-License-Identifier: GPL-3.0-or-later
// Files made by hand, byte by byte, for what no honest writer produces.
#pragma once

#include "core/batch/batch_file.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::testing {

/// A folder that keeps the files of one test.
class MadeFiles {
public:
    std::string write(const char* name, const QByteArray& content) const
    {
        const QString path = m_folder.filePath(QString::fromUtf8(name));
        // A new file each time: rewriting one in place makes some file systems wait for the disk.
        QFile::remove(path);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return path.toStdString();
    }

    io::Result<batch::BatchFile> open(const char* name, const QByteArray& content,
                                      const batch::Caps& caps = {}) const
    {
        return batch::openBatch(write(name, content), caps);
    }

private:
    QTemporaryDir m_folder;
};

template <class T>
QByteArray raw(T value)
{
    return {reinterpret_cast<const char*>(&value), sizeof(T)};
}

/// One entry as ZipMaker writes it. Sizes and names may lie.
struct MadeEntry {
    QByteArray name;
    QByteArray content;
    std::uint16_t flags = 0;
    std::uint16_t method = 0;
    qint64 declaredSize = -1; ///< after decompression; -1: the truth
    qint64 declaredPacked = -1;
};

/// An archive; the entries' content is stored as it is (deflate it first for method 8).
inline QByteArray makeZip(const std::vector<MadeEntry>& entries)
{
    QByteArray body;
    QByteArray directory;
    for (const MadeEntry& entry : entries) {
        const auto size =
            static_cast<std::uint32_t>(entry.declaredSize < 0 ? entry.content.size() : entry.declaredSize);
        const auto packed = static_cast<std::uint32_t>(entry.declaredPacked < 0 ? entry.content.size()
                                                                                : entry.declaredPacked);
        const QByteArray common = raw<std::uint16_t>(20) + raw(entry.flags) + raw(entry.method) +
                                  raw<std::uint32_t>(0) + raw<std::uint32_t>(0) + raw(packed) + raw(size) +
                                  raw(static_cast<std::uint16_t>(entry.name.size())) + raw<std::uint16_t>(0);
        directory += QByteArray("PK\x01\x02") + raw<std::uint16_t>(20) + common + QByteArray(10, '\0') +
                     raw(static_cast<std::uint32_t>(body.size())) + entry.name;
        body += QByteArray("PK\x03\x04") + common + entry.name + entry.content;
    }
    const auto count = static_cast<std::uint16_t>(entries.size());
    return body + directory + QByteArray("PK\x05\x06") + raw<std::uint32_t>(0) + raw(count) + raw(count) +
           raw(static_cast<std::uint32_t>(directory.size())) + raw(static_cast<std::uint32_t>(body.size())) +
           raw<std::uint16_t>(0);
}

/// Raw deflate, as archives have it: Qt's zlib stream without length, header and checksum.
inline QByteArray deflated(const QByteArray& content)
{
    const QByteArray packed = qCompress(content, 9);
    return packed.mid(6, packed.size() - 10);
}

/// An npy file of version 1.0.
inline QByteArray makeNpy(const QByteArray& header, const QByteArray& content)
{
    QByteArray text = header;
    text += QByteArray(64 - (10 + text.size() + 1) % 64, ' ') + '\n';
    return QByteArray("\x93NUMPY\x01\x00", 8) + raw(static_cast<std::uint16_t>(text.size())) + text + content;
}

template <class T>
QByteArray makeNpy(const char* descr, std::span<const T> values)
{
    const QByteArray header = QByteArray("{'descr': '") + descr + "', 'fortran_order': False, 'shape': (" +
                              QByteArray::number(static_cast<qint64>(values.size())) + ",), }";
    return makeNpy(
        header, {reinterpret_cast<const char*>(values.data()), static_cast<qsizetype>(values.size_bytes())});
}

/// A safetensors file with this header.
inline QByteArray makeSafetensors(const QByteArray& header, const QByteArray& content = {})
{
    return raw(static_cast<std::uint64_t>(header.size())) + header + content;
}

} // namespace torchtriage::testing
