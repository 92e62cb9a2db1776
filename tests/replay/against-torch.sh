#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/replay/against-torch.sh PYTHON|LIBTORCH [BUILD-FOLDER]
# Builds torchtriage-replay alone against another PyTorch, CPU or CUDA build, and shows that it works there: its
# description, the operators of the tests, and a job that must fail. PYTHON is an interpreter with PyTorch, whose own
# engine must then give the same digests; LIBTORCH a folder with include/ and lib/. Needs no Qt and no CUDA toolkit.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
where=${1:?usage: tests/replay/against-torch.sh PYTHON|LIBTORCH [BUILD-FOLDER]}
python=
if [ ! -d "$where" ]; then
    python=$where
    where=$("$python" -c 'import os, torch; print(os.path.dirname(torch.__file__))')
fi
build=${2:-$root/build/replay-only}
mkdir -p "$(dirname "$build")"

cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE="${CMAKE_BUILD_TYPE:-Release}" -DTORCHTRIAGE_WORKBENCH=OFF \
    -DCMAKE_PREFIX_PATH="$where" >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
cmake --build "$build" --target torchtriage-replay
replay=$build/bin/torchtriage-replay
"$replay" --probe

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Later versions refuse some of these calls: what runs must agree, and most must run.
python3 "$root/tests/replay/compare_engines.py" "$work" "$root/tests/replay/operators.json" "$replay" ${python:+"$python"}
