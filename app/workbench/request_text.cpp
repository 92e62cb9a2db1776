// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/request_text.h"

#include "app/workbench/language.h"
#include "app/workbench/language_scope.h"
#include "app/workbench/request_sections.h"

#include <QCoreApplication>

#include <array>
#include <vector>

namespace torchtriage::workbench {

namespace {

using request::Section;

struct RequestText {
    Q_DECLARE_TR_FUNCTIONS(RequestText)
};

struct FormId {
    RequestForm form;
    const char* id;
};
constexpr std::array formIds = {FormId{RequestForm::Generic, "generic"},
                                FormId{RequestForm::PyTorch, "pytorch"},
                                FormId{RequestForm::Cluster, "cluster"}};

std::vector<Section> genericSections(const request::Facts& facts)
{
    return {summarySection(facts),     firstFailureSection(facts),
            observationSection(facts), operationSection(facts),
            inputSection(facts),       environmentSection(facts),
            extensionSection(facts),   caseSection(facts),
            checkSection(facts),       triedSection(facts),
            ruledOutSection(facts),    unknownSection(facts),
            noteSection(facts),        limitSection()};
}

// The form of the project has two fields, whose names are in English whatever the text is in.
std::vector<Section> pytorchSections(const request::Facts& facts)
{
    Section describe = summarySection(facts);
    describe.id = "describe-the-bug";
    describe.heading = "🐛 Describe the bug";
    std::vector<Section> sections = {describe};
    for (Section section :
         {firstFailureSection(facts), observationSection(facts), operationSection(facts), inputSection(facts),
          caseSection(facts), checkSection(facts), triedSection(facts), ruledOutSection(facts),
          unknownSection(facts), noteSection(facts), limitSection()}) {
        section.level = 3;
        sections.push_back(section);
    }
    Section versions = environmentSection(facts);
    versions.id = "versions";
    versions.heading = "Versions";
    sections.push_back(versions);
    Section extensions = extensionSection(facts);
    extensions.level = 3;
    sections.push_back(extensions);
    return sections;
}

std::vector<Section> clusterSections(const request::Facts& facts)
{
    return {summarySection(facts),     askedSection(facts),     firstFailureSection(facts),
            environmentSection(facts), extensionSection(facts), observationSection(facts),
            operationSection(facts),   inputSection(facts),     caseSection(facts),
            checkSection(facts),       triedSection(facts),     ruledOutSection(facts),
            unknownSection(facts),     noteSection(facts),      limitSection()};
}

std::vector<Section> sectionsOf(const request::Facts& facts, RequestForm form)
{
    switch (form) {
    case RequestForm::Generic:
        return genericSections(facts);
    case RequestForm::PyTorch:
        return pytorchSections(facts);
    case RequestForm::Cluster:
        return clusterSections(facts);
    }
    return {};
}

} // namespace

QString requestFormId(RequestForm form)
{
    for (const FormId& one : formIds) {
        if (one.form == form)
            return QString::fromLatin1(one.id);
    }
    return {};
}

std::optional<RequestForm> requestFormFromId(const QString& id)
{
    for (const FormId& one : formIds) {
        if (id == QLatin1String(one.id))
            return one.form;
    }
    return std::nullopt;
}

QString requestFormName(RequestForm form)
{
    switch (form) {
    case RequestForm::Generic:
        return RequestText::tr("General");
    case RequestForm::PyTorch:
        return RequestText::tr("PyTorch issue form");
    case RequestForm::Cluster:
        return RequestText::tr("Cluster help desk");
    }
    return {};
}

request::Document describeRequest(const request::Facts& facts, RequestForm form)
{
    request::Document document;
    document.language = languageFor(LanguageScope::locale()).toStdString();
    document.form = requestFormId(form).toStdString();
    document.title = requestTitle(facts).toStdString();
    document.facts = request::factsJson(facts);
    for (Section& section : sectionsOf(facts, form)) {
        if (!section.blocks.empty())
            document.sections.push_back(std::move(section));
    }
    return document;
}

request::Sentence quoting(const QString& words, const QStringList& evidence)
{
    request::Sentence sentence;
    qsizetype at = 0;
    const auto addWords = [&](qsizetype end) {
        if (end > at)
            sentence.push_back({words.mid(at, end - at).toStdString(), false});
    };
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        const int number = words[i] == u'%' ? words[i + 1].digitValue() : -1;
        if (number < 1 || number > evidence.size())
            continue;
        addWords(i);
        sentence.push_back({evidence[number - 1].toStdString(), true});
        at = i + 2;
        ++i;
    }
    addWords(words.size());
    return sentence;
}

} // namespace torchtriage::workbench
