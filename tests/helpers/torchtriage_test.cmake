# SPDX-License-Identifier: GPL-3.0-or-later

# torchtriage_test(NAME SOURCES file... [LIBS library...] [TIMEOUT seconds] [SERIAL])
# A Qt Test program and its ctest entry. In a sanitized build the entry's name ends in ".checked", so that one ctest
# can run both. SERIAL is for tests that measure time: nothing else runs beside them.
# The program finds the source tree by TORCHTRIAGE_SOURCE_DIR, and shipped programs in TORCHTRIAGE_BIN_DIR.
function(torchtriage_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "SOURCES;LIBS")
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE torchtriage-options Qt6::Test ${arg_LIBS})
    target_compile_definitions(${name} PRIVATE TORCHTRIAGE_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
        TORCHTRIAGE_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
    torchtriage_test_speed(${name})
    if(torchtriage-desktop IN_LIST arg_LIBS)
        target_precompile_headers(${name} REUSE_FROM torchtriage-window-test-headers)
    else()
        target_precompile_headers(${name} REUSE_FROM torchtriage-test-headers)
    endif()
    torchtriage_add_test(${name} COMMAND ${name} TIMEOUT ${arg_TIMEOUT})
    if(arg_SERIAL)
        set_tests_properties(${name}${TORCHTRIAGE_TEST_SUFFIX} PROPERTIES RUN_SERIAL ON)
    endif()
endfunction()

# What is under test is optimised; the tests themselves take half the time to compile without. Qt's names of the
# test's folders differ from test to test, and headers compiled once fit only where every macro and -pthread are the same.
function(torchtriage_test_speed target)
    target_compile_options(${target} PRIVATE -pthread -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    if(CMAKE_BUILD_TYPE STREQUAL "RelWithDebInfo")
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

# torchtriage_test_headers(NAME LIB library HEADERS header...)
# The headers that nearly every test of a room reads, compiled once; the library is the one that those tests link.
function(torchtriage_test_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "LIB" "HEADERS")
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "// nothing but the headers\n")
    add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_link_libraries(${name} PRIVATE torchtriage-options Qt6::Test ${arg_LIB})
    torchtriage_test_speed(${name})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# torchtriage_add_test(NAME COMMAND command... [TIMEOUT seconds])
# The ctest entry alone, for scripts: same surroundings, same naming.
function(torchtriage_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "COMMAND")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    add_test(NAME ${name}${TORCHTRIAGE_TEST_SUFFIX} COMMAND ${arg_COMMAND})
    set_tests_properties(${name}${TORCHTRIAGE_TEST_SUFFIX} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PYTHONDONTWRITEBYTECODE=1;XDG_DATA_HOME=${PROJECT_BINARY_DIR}/test-data" TIMEOUT ${arg_TIMEOUT})
endfunction()
