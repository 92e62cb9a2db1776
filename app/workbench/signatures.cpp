// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/signatures.h"

namespace torchtriage::workbench {

const io::Result<triage::SignatureSet>& builtinSignatures()
{
    static const io::Result<triage::SignatureSet> set = triage::SignatureSet::builtin();
    return set;
}

} // namespace torchtriage::workbench
