// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/notebook.h"

#include "tests/helpers/test_classes.h"

using namespace torchtriage;

namespace {

// What Jupyter stores: a stream in pieces, a result, an error with its coloured traceback, markdown between.
constexpr const char* format4 = R"json({
 "cells": [
  {"cell_type": "markdown", "source": ["# Training"]},
  {"cell_type": "code", "execution_count": 1, "source": "import torch", "outputs": []},
  {"cell_type": "code", "execution_count": 2, "outputs": [
    {"output_type": "stream", "name": "stdout", "text": ["epoch 0\n", "epoch 1"]},
    {"output_type": "stream", "name": "stderr", "text": "warning\n"},
    {"output_type": "execute_result", "data": {"text/plain": ["tensor(1.)"], "text/html": "<b>1</b>"
}
}]
},
  {"cell_type": "code", "execution_count": 3, "outputs": [
    {"output_type": "display_data", "data": {"image/png": "iVBORw0KGgo="}},
    {"output_type": "error", "ename": "IndexError", "evalue": "index out of range in self",
     "traceback": ["-----", "IndexError   Traceback (most recent call last)", "Cell In[3], line 2\n----> 2 f()",
                   "\u001b[0;31mIndexError\u001b[0m: index out of range in self"]}]}
 ],
 "metadata": {"kernelspec": {"name": "python3"}, "language_info": {"version": "3.10.12"}},
 "nbformat": 4, "nbformat_minor": 5
})json";

constexpr const char* format3 = R"json({
 "metadata": {"name": ""},
 "worksheets": [{"cells": [
  {"cell_type": "code", "input": "f()", "outputs": [
    {"output_type": "stream", "stream": "stdout", "text": ["a\n"]},
    {"output_type": "pyout", "prompt_number": 1, "text": ["2"]},
    {"output_type": "pyerr", "ename": "ValueError", "evalue": "x", "traceback": ["Traceback", "ValueError: x"]}]
}
 ]
 }],
 "nbformat": 3, "nbformat_minor": 0
 })json";

} // namespace

class TestNotebook : public QObject {
    Q_OBJECT

private slots:
    void currentFormat()
    {
        const auto notebook = log::readNotebook("a.ipynb", format4);
        QVERIFY(notebook);
        QCOMPARE(QString::fromStdString(notebook->text),
                 QString("epoch 0\nepoch 1\nwarning\ntensor(1.)\n-----\n"
                         "IndexError   Traceback (most recent call last)\nCell In[3], line 2\n----> 2 f()\n"
                         "\x1b[0;31mIndexError\x1b[0m: index out of range in self\n"));
        QCOMPARE(notebook->cells.size(), std::size_t{2});
        // Cells without output, and markdown, count as positions but have no text.
        QCOMPARE(notebook->cells[0].index, 2);
        QCOMPARE(notebook->cells[0].firstLine, std::int64_t{1});
        QCOMPARE(notebook->cells[1].index, 3);
        QCOMPARE(notebook->cells[1].firstLine, std::int64_t{5});
        QCOMPARE(notebook->kernelName, std::string("python3"));
        QCOMPARE(notebook->language, std::string("3.10.12"));
    }

    void olderFormat()
    {
        const auto notebook = log::readNotebook("a.ipynb", format3);
        QVERIFY(notebook);
        QCOMPARE(QString::fromStdString(notebook->text), QString("a\n2\nTraceback\nValueError: x\n"));
        QCOMPARE(notebook->cells.size(), std::size_t{1});
        QCOMPARE(notebook->cells[0].index, 0);
    }

    void errorWithoutTraceback()
    {
        const auto notebook = log::readNotebook("a.ipynb", R"({"cells": [{"outputs": [
            {"output_type": "error", "ename": "ValueError", "evalue": "x", "traceback": []}]}]})");
        QVERIFY(notebook);
        QCOMPARE(QString::fromStdString(notebook->text), QString("ValueError: x\n"));
    }

    // Members of another type than the format says are stepped over.
    void oddMembers_data()
    {
        QTest::addColumn<QString>("json");
        for (const char* json :
             {R"({"cells": []})", R"({"cells": [null, 1, "x", [], {}]})",
              R"({"cells": [{"outputs": 3}, {"outputs": [null, 7, {"output_type": 4, "text": {"a": 1}}]}]})",
              R"({"cells": [{"outputs": [{"output_type": "stream", "text": [1, null, ["x"]]}]}]})",
              R"({"cells": [{"outputs": [{"output_type": "execute_result", "data": []}]}], "metadata": 3})",
              R"({"cells": [], "metadata": {"kernelspec": [], "language_info": {"version": 3}}})"})
            QTest::newRow(json) << QString(json);
    }
    void oddMembers()
    {
        QFETCH(QString, json);
        const auto notebook = log::readNotebook("a.ipynb", json.toStdString());
        QVERIFY(notebook);
        QCOMPARE(notebook->text, std::string());
    }

    void broken_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, QString json, io::ErrorKind kind, const char* place) {
            QTest::newRow(name) << std::move(json) << int(kind) << QString(place);
        };
        using enum io::ErrorKind;
        row("nothing", "", Malformed, "");
        row("cut", QString(format4).left(400), Malformed, "");
        row("no object", "[1, 2]", Malformed, "field cells");
        row("no cells", R"({"nbformat": 4})", Malformed, "field cells");
        row("cells no list", R"({"cells": 4})", Malformed, "field cells");
        row("worksheets empty", R"({"worksheets": []})", Malformed, "field cells");
        row("nested without end", R"({"cells": )" + QString("[").repeated(100'000), TooLarge, "");
        row("too many values", R"({"cells": [)" + QString("0,").repeated(2'100'000) + "0]}", TooLarge, "");
    }
    void broken()
    {
        QFETCH(QString, json);
        const auto notebook = log::readNotebook("a.ipynb", json.toStdString());
        QVERIFY(!notebook);
        QTEST(int(notebook.error().kind), "kind");
        QTEST(QString::fromStdString(notebook.error().place), "place");
        QCOMPARE(notebook.error().path, std::string("a.ipynb"));
        QVERIFY(!notebook.error().detail.empty());
    }
};

std::unique_ptr<QObject> makeNotebookTests()
{
    return std::make_unique<TestNotebook>();
}

#include "notebook.moc"
