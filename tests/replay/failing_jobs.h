// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs that must fail, and how.
#pragma once

#include "core/rerun/outcome_line.h"

#include <array>

namespace torchtriage::testing {

/// `steps` stand in a job; `more` are further fields of it. `message` is the start of the error's.
struct FailingJob {
    const char* name;
    const char* more;
    const char* steps;
    rerun::ErrorKind kind;
    rerun::RunEnd ending;
    const char* exception;
    const char* message;
};

using enum rerun::ErrorKind;
using enum rerun::RunEnd;

inline constexpr std::array failingJobs = {
    FailingJob{"index out of range", "",
               R"({"op":"aten::index_select","args":[{"synthetic":{"shape":[3]}},0,{"values":[3]}]})", Raised,
               Failed, "IndexError", "index out of range in self"},
    FailingJob{"class 4 of 4", "",
               R"({"op":"aten::log_softmax.int","args":[{"synthetic":{"shape":[3,4]}},1]},
                  {"op":"aten::nll_loss_nd","args":[{"step":0},{"values":[0,2,4]}]})",
               Raised, Failed, "IndexError", "Target 4 is out of bounds."},
    FailingJob{"embedding index", "",
               R"({"op":"aten::embedding","args":[{"synthetic":{"shape":[3,2]}},{"values":[-1]}]})", Raised,
               Failed, "IndexError", "index out of range in self"},
    FailingJob{"shapes", "",
               R"({"op":"aten::mm","args":[{"synthetic":{"shape":[2,3]}},{"synthetic":{"shape":[2,3]}}]})",
               Raised, Failed, "RuntimeError", "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)"},
    FailingJob{
        "dtypes", "",
        R"({"op":"aten::mm","args":[{"synthetic":{"shape":[2,2]}},{"synthetic":{"shape":[2,2],"dtype":"float64"}}]})",
        Raised, Failed, "RuntimeError", "expected scalar type Float but found Double"},
    FailingJob{
        "no kernel", "",
        R"({"op":"aten::sparse_mask","args":[{"synthetic":{"shape":[2]}},{"synthetic":{"shape":[2]}}]})",
        Raised, Failed, "NotImplementedError", "Could not run 'aten::sparse_mask'"},
    FailingJob{"singular", "",
               R"({"op":"aten::linalg_inv","args":[{"values":[0,0,0,0],"shape":[2,2],"dtype":"float64"}]})",
               Raised, Failed, "LinAlgError", "linalg.inv: The diagonal element 1 is zero"},
    FailingJob{"bad value", "",
               R"({"op":"aten::multinomial","args":[{"values":[-1,2],"dtype":"float32"},1]})", Raised, Failed,
               "RuntimeError", "probability tensor contains either `inf`, `nan` or element < 0"},
    FailingJob{"memory", "", R"({"op":"aten::zeros","args":[[1099511627776,1024]]})", Memory, Failed,
               "RuntimeError", "[enforce fail at alloc_cpu.cpp"},
    FailingJob{"memory for an input", "",
               R"({"op":"aten::relu","args":[{"synthetic":{"shape":[274877906944]}}]})", Memory, Refused,
               "RuntimeError", "[enforce fail at alloc_cpu.cpp"},
    FailingJob{"second step", "",
               R"({"op":"aten::ones","args":[[2]]},{"op":"aten::view","args":[{"step":0},[3]]})", Raised,
               Failed, "RuntimeError", "shape '[3]' is invalid for input of size 2"},
    FailingJob{"unknown operator", "", R"({"op":"aten::no_such_thing","args":[]})", Operator, Refused, "",
               "this PyTorch has no operator aten::no_such_thing"},
    FailingJob{"unknown overload, later", "",
               R"({"op":"aten::ones","args":[[2]]},{"op":"aten::add.Nothing","args":[]})", Operator, Refused,
               "", "this PyTorch has no operator aten::add.Nothing"},
    FailingJob{"unknown namespace", "", R"({"op":"vision::nms","args":[]})", Operator, Refused, "",
               "this PyTorch has no operator vision::nms"},
    FailingJob{"missing argument", "", R"({"op":"aten::mm","args":[{"values":[1]}]})", Operator, Refused, "",
               "aten::mm misses its argument mat2"},
    FailingJob{"too many arguments", "", R"({"op":"aten::relu","args":[{"values":[1]},2]})", Operator,
               Refused, "", "aten::relu takes 1 positional arguments, not 2"},
    FailingJob{"unknown argument", "", R"({"op":"aten::relu","args":[{"values":[1]}],"kwargs":{"x":1}})",
               Operator, Refused, "", "aten::relu has no argument x"},
    FailingJob{"argument twice", "",
               R"({"op":"aten::relu","args":[{"values":[1]}],"kwargs":{"self":{"values":[1]}}})", Operator,
               Refused, "", "aten::relu gets its argument self twice"},
    FailingJob{"no such output", "",
               R"({"op":"aten::ones","args":[[2]]},{"op":"aten::relu","args":[{"step":0,"output":1}]})",
               Input, Failed, "", "step 0 returned 1 values, there is no value 1"},
    FailingJob{"rows out of range", "",
               R"({"op":"aten::relu","args":[{"values":[1,2],"as":{"rows":[1,2]}}]})", Raised, Refused,
               "RuntimeError", "start (1) + length (2) exceeds dimension size (2)."},
    FailingJob{"no such file", "", R"({"op":"aten::relu","args":[{"file":"none.pt","key":"x"}]})", Input,
               Refused, "", ""},
    FailingJob{"no such key", "", R"({"op":"aten::relu","args":[{"file":"batch.pt","key":"nothing"}]})",
               Input, Refused, "", ""},
    FailingJob{"key of a list", "", R"({"op":"aten::relu","args":[{"file":"batch.pt","key":"pairs"}]})",
               Input, Refused, "", ""},
    FailingJob{"not a batch", "", R"({"op":"aten::relu","args":[{"file":"expected.json","key":"x"}]})", Input,
               Refused, "", ""},
    FailingJob{"no such module", "", R"({"module":"none.pt","args":[]})", Module, Refused, "", ""},
    FailingJob{"not a module", "", R"({"module":"batch.pt","args":[]})", Module, Refused, "", ""},
    FailingJob{"no such method", "", R"({"module":"module.pt","method":"backward","args":[]})", Module,
               Refused, "", ""},
    FailingJob{
        "inside a module", "",
        R"({"module":"module.pt","method":"pick","args":[{"file":"batch.pt","key":"x"},{"values":[4]}]})",
        Raised, Failed, "RuntimeError", "index out of range in self"},
    FailingJob{"no GPU", R"("device":"cuda",)", R"({"op":"aten::ones","args":[[2]]})", Device, Refused, "",
               "cuda cannot be used: "},
    FailingJob{"no second GPU", R"("device":"cuda:63","launch":"blocking",)",
               R"({"op":"aten::ones","args":[[2]]})", Device, Refused, "", "cuda:63 cannot be used: "},
    FailingJob{"an input elsewhere", "",
               R"({"op":"aten::add.Tensor","args":[{"values":[1]},{"values":[1],"as":{"device":"cuda:1"}}]})",
               Device, Refused, "", "cuda:1 cannot be used: "},
    FailingJob{"a new tensor elsewhere", "",
               R"({"op":"aten::ones","args":[[2]],"kwargs":{"device":{"device":"cuda"}}})", Device, Refused,
               "", "cuda cannot be used: "},
    FailingJob{"another kind of device", R"("device":"meta",)", R"({"op":"aten::ones","args":[[2]]})", Device,
               Refused, "", "this engine runs on cpu and cuda, not on meta"},
};

} // namespace torchtriage::testing
