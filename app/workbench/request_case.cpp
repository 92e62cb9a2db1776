// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/request_case.h"

#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "core/incident/folder.h"
#include "core/io/regular_file.h"
#include "core/request/utf8.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

constexpr std::uint64_t mostCaseBytes = std::uint64_t{64} << 20;
constexpr qsizetype mostCaseFiles = 40;
constexpr std::uint64_t shownElements = 64;
constexpr qsizetype longestShownText = 64 * 1024;

struct CaseWords {
    Q_DECLARE_TR_FUNCTIONS(RequestCase)
};

io::Error tooLarge(const QString& path)
{
    return {io::ErrorKind::TooLarge,
            path.toStdString(),
            {},
            "a minimal case has at most 40 files of 64 MiB together"};
}

bool isTextName(const QString& name)
{
    static const QStringList suffixes = {QStringLiteral("json"), QStringLiteral("py"), QStringLiteral("txt"),
                                         QStringLiteral("md")};
    return suffixes.contains(QFileInfo(name).suffix().toLower());
}

/// The name of a single file: its own would tell more than what kind of file it is.
std::string nameOfSingle(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    static const QStringList known = {QStringLiteral("pt"),          QStringLiteral("pth"),
                                      QStringLiteral("npy"),         QStringLiteral("npz"),
                                      QStringLiteral("safetensors"), QStringLiteral("json")};
    return "minimal-case" + (known.contains(suffix) ? '.' + suffix.toStdString() : std::string(".bin"));
}

io::Result<void> readInto(CaseFile& to, std::uint64_t& room)
{
    auto file = io::openRegular(to.path.toStdString());
    if (!file)
        return io::fail(file.error());
    if (file->size() > room)
        return io::fail(tooLarge(to.path));
    room -= file->size();
    to.bytes.resize(static_cast<std::size_t>(file->size()));
    return file->readExactlyAt(0, to.bytes);
}

/// The texts of a saved batch, one a line: what a pickle hides from a search over its bytes, a compressed one
/// too.
std::string textsOf(const batch::BatchFile& file)
{
    std::string texts;
    batch::walk(file.values, file.root, [&](const batch::Visit& visit) {
        const batch::ValueKind kind = file.values.kind(visit.id);
        texts += std::string(visit.key) + '\n';
        if (kind == batch::ValueKind::String || kind == batch::ValueKind::Bytes ||
            kind == batch::ValueKind::Symbol)
            texts += std::string(file.values.text(visit.id)) + '\n';
        return batch::WalkStep::Enter;
    });
    return texts;
}

/// The first elements, row-major, as a list.
QString elementsText(const batch::BatchFile& file, batch::ValueId id)
{
    const batch::Tensor& tensor = file.values.tensor(id);
    QStringList shown;
    std::uint64_t left = shownElements;
    const auto take = [&](auto values, batch::DType dtype) {
        for (const auto value : values) {
            if (left == 0)
                return false;
            shown << elementText(batch::Number(value), dtype);
            --left;
        }
        return true;
    };
    const auto kind = batch::numberClassOf(tensor.dtype);
    const bool whole = kind == batch::NumberClass::Integer || kind == batch::NumberClass::Boolean;
    const auto read =
        whole ? batch::forEachIntegerBlock(file, id,
                                           [&](std::uint64_t, std::span<const std::int64_t> values) {
                                               return take(values, batch::DType::Int64);
                                           })
              : batch::forEachRealBlock(file, id, [&](std::uint64_t, std::span<const double> values) {
                    return take(values, tensor.dtype);
                });
    if (!read)
        return batchErrorText(read.error());
    const auto count = batch::elementCount(tensor.shape).value_or(0);
    if (count > shownElements)
        shown
            << CaseWords::tr("and %1 more").arg(numberText(static_cast<std::int64_t>(count - shownElements)));
    return shown.join(QStringLiteral(", "));
}

QString tensorsText(const batch::BatchFile& file)
{
    QStringList lines;
    batch::walk(file.values, file.root, [&](const batch::Visit& visit) {
        if (file.values.kind(visit.id) != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        const batch::Tensor& tensor = file.values.tensor(visit.id);
        lines << QStringLiteral("%1  %2 %3: ")
                         .arg(plainValue(visit.key, 80), plainValue(tensor.dtypeName, 20),
                              shapeText(tensor.shape)) +
                     elementsText(file, visit.id);
        return batch::WalkStep::Skip;
    });
    return lines.join(u'\n');
}

QString contentText(const CaseFile& file)
{
    if (file.isText) {
        const QString text = QString::fromStdString(file.bytes);
        return text.size() > longestShownText ? text.left(longestShownText) + QStringLiteral(" [...]") : text;
    }
    const auto opened = batch::openBatch(file.path.toStdString());
    return opened ? tensorsText(*opened) : CaseWords::tr("Its content cannot be shown.");
}

} // namespace

io::Result<std::vector<CaseFile>> readCase(const QString& path)
{
    std::vector<CaseFile> files;
    const QFileInfo info(path);
    if (!info.isDir()) {
        files.push_back({nameOfSingle(path), path, {}, false});
    } else {
        const QFileInfoList entries = QDir(path).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name);
        if (entries.size() > mostCaseFiles)
            return io::fail(tooLarge(path));
        for (const QFileInfo& entry : entries)
            files.push_back({"minimal-case/" + entry.fileName().toStdString(),
                             entry.filePath(),
                             {},
                             isTextName(entry.fileName())});
        if (files.empty())
            return io::fail(io::ErrorKind::NotFound, path.toStdString(), {}, "the folder has no files");
    }
    std::uint64_t room = mostCaseBytes;
    for (CaseFile& file : files) {
        if (auto done = readInto(file, room); !done)
            return io::fail(done.error());
    }
    return files;
}

std::vector<request::Survivor> proveCase(const std::vector<CaseFile>& files, const request::Prover& prover)
{
    std::vector<request::Survivor> all;
    const auto take = [&all](std::vector<request::Survivor> found) {
        all.insert(all.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    };
    for (const CaseFile& file : files) {
        const bool binary = file.bytes.find('\0') != std::string::npos;
        take(binary ? prover.proveBinary(file.name, file.bytes) : prover.prove(file.name, file.bytes));
        if (file.isText)
            continue;
        if (const auto opened = batch::openBatch(file.path.toStdString()))
            take(prover.prove(file.name, request::validUtf8(textsOf(*opened))));
    }
    return all;
}

QString casePreviewText(const PreparedRequest& request)
{
    QStringList parts;
    for (const CaseFile& file : request.caseFiles)
        parts << QStringLiteral("%1 (%2)\n")
                         .arg(plainValue(file.name), sizeText(static_cast<double>(file.bytes.size()))) +
                     contentText(file);
    return parts.join(QStringLiteral("\n\n"));
}

QStringList keptCases(const QString& folder)
{
    QStringList names;
    const auto opened = folder.isEmpty() ? io::Result<incident::Folder>(io::fail(io::ErrorKind::NotFound, {}))
                                         : incident::Folder::open(folder.toStdString());
    if (!opened)
        return names;
    for (const std::string& relative : opened->cases()) {
        const QString name = QString::fromStdString(relative).section(u'/', 1);
        names << name;
        if (QFileInfo(keptCasePath(folder, name + QStringLiteral("/plain"))).isDir())
            names << name + QStringLiteral("/plain");
    }
    return names;
}

QString keptCasePath(const QString& folder, const QString& name)
{
    return folder + QStringLiteral("/cases/") + name;
}

} // namespace torchtriage::workbench
