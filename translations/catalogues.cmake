# SPDX-License-Identifier: GPL-3.0-or-later
# The five catalogues: compiled and embedded under :/i18n, where window and command line find them. Included by the
# workbench, whose resources they are. `lupdate` is a target of its own, so that a build never changes a source file.
set(catalogues "")
foreach(language IN ITEMS en fr es ja id)
    set(catalogue ${CMAKE_CURRENT_LIST_DIR}/torchtriage_${language}.ts)
    list(APPEND all_catalogues ${catalogue})
    if(EXISTS ${catalogue})
        list(APPEND catalogues ${catalogue})
    endif()
endforeach()

add_custom_target(lupdate
    COMMAND Qt6::lupdate -I ${PROJECT_SOURCE_DIR} -recursive ${PROJECT_SOURCE_DIR}/app -locations none -no-obsolete -ts ${all_catalogues}
    COMMENT "Reading the sentences of app/ into the catalogues" VERBATIM)

if(catalogues)
    set(compiled_folder ${CMAKE_CURRENT_BINARY_DIR}/translations)
    file(MAKE_DIRECTORY ${compiled_folder})
    set_source_files_properties(${catalogues} PROPERTIES OUTPUT_LOCATION ${compiled_folder})
    qt_add_lrelease(torchtriage-workbench TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
    # One catalogue is read at every start; unpacking it would take longer than anything else there.
    qt_add_resources(torchtriage-workbench translations PREFIX /i18n BASE ${compiled_folder} FILES ${compiled}
        OPTIONS --no-compress)
endif()
