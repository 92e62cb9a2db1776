// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/assertion.h"
#include "core/triage/signature_data.h"
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::shown;

namespace {

struct Row {
    const char* name;
    const char* text;
    const char* file;
    int line;
    const char* function;
    const char* block;
    const char* thread;
    const char* expression;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> table = {
        {"Linux",
         "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: block: [0,0,0], "
         "thread: [7,0,0] Assertion `t >= 0 && t < n_classes` failed.",
         "../aten/src/ATen/native/cuda/Loss.cu", 250, "nll_loss_forward_reduce_cuda_kernel_2d", "0,0,0",
         "7,0,0", "t >= 0 && t < n_classes"},
        {"Windows",
         "C:\\actions-runner\\_work\\pytorch\\pytorch\\pytorch\\aten\\src\\ATen\\native\\cuda\\Indexing.cu:"
         "1290: block: "
         "[62,0,0], thread: [96,0,0] Assertion `srcIndex < srcSelectDimSize` failed.",
         "C:\\actions-runner\\_work\\pytorch\\pytorch\\pytorch\\aten\\src\\ATen\\native\\cuda\\Indexing.cu",
         1290, "", "62,0,0", "96,0,0", "srcIndex < srcSelectDimSize"},
        {"Windows with slashes",
         "C:/cb/pytorch_1000000000000/work/aten/src/ATen/native/cuda/ScatterGatherKernel.cu:365: block: "
         "[0,0,0], "
         "thread: [3,0,0] Assertion `idx_dim >= 0 && idx_dim < index_size && \"index out of bounds\"` "
         "failed.",
         "C:/cb/pytorch_1000000000000/work/aten/src/ATen/native/cuda/ScatterGatherKernel.cu", 365, "",
         "0,0,0", "3,0,0", "idx_dim >= 0 && idx_dim < index_size && \"index out of bounds\""},
        {"signature of a template",
         "/opt/conda/conda-bld/pytorch_1573049306803/work/aten/src/THC/THCTensorScatterGather.cu:188: void "
         "THCudaTensor_scatterFillKernel(TensorInfo<Real, IndexType>, TensorInfo<long, IndexType>, Real, "
         "int, "
         "IndexType) [with IndexType = unsigned int, Real = float, Dims = 2]: block: [0,0,0], thread: "
         "[1,0,0] "
         "Assertion `indexValue >= 0 && indexValue < tensor.sizes[dim]` failed.",
         "/opt/conda/conda-bld/pytorch_1573049306803/work/aten/src/THC/THCTensorScatterGather.cu", 188,
         "void THCudaTensor_scatterFillKernel(TensorInfo<Real, IndexType>, TensorInfo<long, IndexType>, "
         "Real, int, "
         "IndexType) [with IndexType = unsigned int, Real = float, Dims = 2]",
         "0,0,0", "1,0,0", "indexValue >= 0 && indexValue < tensor.sizes[dim]"},
        {"Triton",
         "unknown:0: unknown: block: [12,0,0], thread: [5,0,0] Assertion `index out of bounds: 0 <= tmp4 < "
         "50257` failed.",
         "unknown", 0, "unknown", "12,0,0", "5,0,0", "index out of bounds: 0 <= tmp4 < 50257"},
        {"Triton in a generated file",
         "/srv/cache/torchinductor_user/xx/cxx3a.py:44: unknown: block: [0,0,0], thread: [0,0,0] Assertion "
         "`index "
         "out of bounds: 0 <= tmp0 < ks1` failed.",
         "/srv/cache/torchinductor_user/xx/cxx3a.py", 44, "unknown", "0,0,0", "0,0,0",
         "index out of bounds: 0 <= tmp0 < ks1"},
        {"HIP",
         "/srv/build/aten/src/ATen/native/hip/Indexing.hip:900: indexSelectLargeIndex: Device-side assertion "
         "`srcIndex < srcSelectDimSize' failed.",
         "/srv/build/aten/src/ATen/native/hip/Indexing.hip", 900, "indexSelectLargeIndex", "", "",
         "srcIndex < srcSelectDimSize"},
        {"SYCL",
         "/srv/build/xpu/sycl/Indexing.h:608: operator(): global id: [3,0,0], local id: [3,0,0] Assertion "
         "`index "
         ">= -sizes_[i] && index < sizes_[i] && \"index out of bounds\"` failed",
         "/srv/build/xpu/sycl/Indexing.h", 608, "operator()", "", "",
         "index >= -sizes_[i] && index < sizes_[i] && \"index out of bounds\""},
        {"backticks inside",
         "/pytorch/aten/src/ATen/native/cuda/TensorCompare.cu:109: _assert_async_cuda_kernel: block: "
         "[0,0,0], "
         "thread: [0,0,0] Assertion `probability tensor contains either `inf`, `nan` or element < 0` failed.",
         "/pytorch/aten/src/ATen/native/cuda/TensorCompare.cu", 109, "_assert_async_cuda_kernel", "0,0,0",
         "0,0,0", "probability tensor contains either `inf`, `nan` or element < 0"},
        {"closing mark inside",
         "/srv/ext/kernel.cu:7: f: block: [0,0,0], thread: [0,0,0] Assertion `check `x` failed for row` "
         "failed.",
         "/srv/ext/kernel.cu", 7, "f", "0,0,0", "0,0,0", "check `x` failed for row"},
        {"behind a progress bar",
         "987/999 [00:22<00:00, 131.15it/s]/pytorch/aten/src/ATen/native/cuda/Loss.cu:91: operator(): block: "
         "[0,0,0], thread: [3,0,0] Assertion `input_val >= zero && input_val <= one` failed.",
         "/pytorch/aten/src/ATen/native/cuda/Loss.cu", 91, "operator()", "0,0,0", "3,0,0",
         "input_val >= zero && input_val <= one"},
        {"behind a progress bar and a space",
         "step 12 [00:22]: /pytorch/aten/src/ATen/native/cuda/Loss.cu:91: operator(): block: [0,0,0], "
         "thread: "
         "[3,0,0] Assertion `input_val >= zero && input_val <= one` failed.",
         "/pytorch/aten/src/ATen/native/cuda/Loss.cu", 91, "operator()", "0,0,0", "3,0,0",
         "input_val >= zero && input_val <= one"},
        {"backticks lost in a paste",
         "../aten/src/ATen/native/cuda/IndexKernel.cu:92: operator(): block: [0,0,0], thread: [0,0,0] "
         "Assertion "
         "-sizes[i] <= index && index < sizes[i] && \"index out of bounds\" failed.",
         "../aten/src/ATen/native/cuda/IndexKernel.cu", 92, "operator()", "0,0,0", "0,0,0",
         "-sizes[i] <= index && index < sizes[i] && \"index out of bounds\""},
        {"with the value",
         "[CUDA_KERNEL_ASSERT] /pytorch/aten/src/ATen/native/cuda/IndexKernelUtils.cu:16: "
         "vectorized_gather_kernel: block: [1,0,0], thread: [2,0,0]: Assertion failed: `ind >=0 && ind < "
         "ind_dim_size`: Expected 0 <= index < ind_dim_size(10), but got index = 12",
         "/pytorch/aten/src/ATen/native/cuda/IndexKernelUtils.cu", 16, "vectorized_gather_kernel", "1,0,0",
         "2,0,0", "ind >=0 && ind < ind_dim_size"},
        {"cut in the expression",
         "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward: block: [0,0,0], thread: [7,0,0] "
         "Assertion "
         "`t >= 0 && t < n_cl",
         "../aten/src/ATen/native/cuda/Loss.cu", 250, "nll_loss_forward", "0,0,0", "7,0,0",
         "t >= 0 && t < n_cl"},
        {"an or in the expression",
         "/srv/ext/kernel.cu:7: f: block: [0,0,0], thread: [0,0,0] Assertion `a || b` failed.",
         "/srv/ext/kernel.cu", 7, "f", "0,0,0", "0,0,0", "a || b"},
    };
    return table;
}

} // namespace

class TestAssertionLines : public QObject, testing::WithSignatures {
    Q_OBJECT

private slots:
    void parsed_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << i;
    }
    void parsed()
    {
        QFETCH(std::size_t, index);
        const Row& row = rows()[index];
        const auto line = triage::parseAssertionLine(row.text);
        QVERIFY(line);
        QCOMPARE(shown(line->file), shown(row.file));
        QCOMPARE(line->line, std::int64_t{row.line});
        QCOMPARE(shown(line->function), shown(row.function));
        QCOMPARE(shown(line->block), shown(row.block));
        QCOMPARE(shown(line->thread), shown(row.thread));
        QCOMPARE(shown(line->expression), shown(row.expression));
    }

    void noAssertions_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "AssertionError: x", "a.out: main.c:4: main: Assertion `x' failed.",
              "block: [0,0,0], thread: [0,0,0] Assertion `x` failed.", ": block: [0,0,0] Assertion ",
              "a.cu:x: f: block: [0,0,0], thread: [0,0,0] Assertion `x` failed.",
              "a.cu:3: f: block: [0,0,0], thread: [0,0,0] Assertion `` failed.",
              "RuntimeError: CUDA error: device-side assert triggered"})
            QTest::newRow(*text != '\0' ? text : "nothing") << QString(text);
    }
    void noAssertions()
    {
        QFETCH(QString, text);
        QVERIFY(!triage::parseAssertionLine(text.toStdString()));
    }

    // Several rows share an expression; file and kernel tell them apart.
    void table_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("function");
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("contract");
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("op");
        const auto row = [](const char* file, const char* function, const char* expression,
                            const char* contract, const char* argument, const char* op) {
            QTest::addRow("%s %s %s", file, function, expression)
                << QString(file) << QString(function) << QString(expression) << QString(contract)
                << QString(argument) << QString(op);
        };
        row("Loss.cu", "nll_loss_forward_reduce_cuda_kernel_2d", "t >= 0 && t < n_classes", "class-index",
            "target", "nll_loss");
        row("NLLLoss2d.cu", "nll_loss2d_forward_kernel", "t >= 0 && t < n_classes", "class-index", "target",
            "nll_loss2d");
        row("ClassNLLCriterion.cu", "ClassNLLCriterion_updateOutput_no_reduce_kernel",
            "cur_target  >= 0 && cur_target  < n_classes", "class-index", "target", "nll_loss");
        row("Loss.cu", "operator()", "input_val >= zero && input_val <= one", "unit-interval", "input",
            "binary_cross_entropy");
        row("Loss.cu", "operator()", "target_val >= zero && target_val <= one", "unit-interval", "target",
            "binary_cross_entropy");
        row("Indexing.cu", "indexSelectLargeIndex", "srcIndex < srcSelectDimSize", "index-range", "", "");
        row("ScatterGatherKernel.cu", "operator()",
            "idx_dim >= 0 && idx_dim < index_size && \"index out of bounds\"", "index-range", "index", "");
        row("MultinomialKernel.cu", "sampleMultinomialOnce", "!at::_isnan(val)", "", "", "multinomial");
    }
    void table()
    {
        QFETCH(QString, file);
        QFETCH(QString, function);
        QFETCH(QString, expression);
        const std::string path = "/pytorch/aten/src/ATen/native/cuda/" + file.toStdString();
        const std::string name = function.toStdString();
        const std::string text = expression.toStdString();
        triage::AssertionLine line;
        line.file = path;
        line.function = name;
        line.expression = text;
        const auto* entry = triage::findAssertion(m_signatures.data().assertions, line);
        QVERIFY(entry != nullptr);
        QFETCH(QString, contract);
        QFETCH(QString, argument);
        QFETCH(QString, op);
        if (!contract.isEmpty())
            QCOMPARE(shown(entry->contract), contract);
        if (!argument.isEmpty())
            QCOMPARE(shown(entry->argument), argument);
        if (!op.isEmpty())
            QCOMPARE(shown(entry->op), op);
    }

    void anUnknownExpressionHasNoRow()
    {
        triage::AssertionLine line;
        line.file = "/srv/ext/kernel.cu";
        line.expression = "my_index < my_size";
        QVERIFY(triage::findAssertion(m_signatures.data().assertions, line) == nullptr);
    }
};

std::unique_ptr<QObject> makeAssertionTests()
{
    return std::make_unique<TestAssertionLines>();
}

#include "assertion_lines.moc"
