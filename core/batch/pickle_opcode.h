// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace torchtriage::batch {

/// Opcodes of pickle protocols 0 to 5, named as Python's pickletools names them.
enum class PickleOp : std::uint8_t {
    Mark = '(', Stop = '.', Pop = '0', PopMark = '1', Dup = '2',
    Float = 'F', Int = 'I', BinInt = 'J', BinInt1 = 'K', Long = 'L', BinInt2 = 'M', None = 'N',
    PersId = 'P', BinPersId = 'Q', Reduce = 'R', String = 'S', BinString = 'T', ShortBinString = 'U',
    Unicode = 'V', BinUnicode = 'X', Append = 'a', Build = 'b', Global = 'c', Dict = 'd', EmptyDict = '}',
    Appends = 'e', Get = 'g', BinGet = 'h', Inst = 'i', LongBinGet = 'j', List = 'l', EmptyList = ']',
    Obj = 'o', Put = 'p', BinPut = 'q', LongBinPut = 'r', SetItem = 's', Tuple = 't', EmptyTuple = ')',
    SetItems = 'u', BinFloat = 'G',
    BinBytes = 'B', ShortBinBytes = 'C',
    Proto = 0x80, NewObj, Ext1, Ext2, Ext4, Tuple1, Tuple2, Tuple3, NewTrue, NewFalse, Long1, Long4,
    ShortBinUnicode = 0x8c, BinUnicode8, BinBytes8, EmptySet, AddItems, FrozenSet, NewObjEx, StackGlobal,
    Memoize, Frame, ByteArray8, NextBuffer, ReadonlyBuffer,
};

} // namespace torchtriage::batch
