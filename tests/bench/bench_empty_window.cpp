// SPDX-License-Identifier: GPL-3.0-or-later
// The yardstick of bench_startup.py: the least that a Qt Widgets program with one QCustomPlot does before its
// first paint. It ends as soon as the window has been painted.
#include "tests/bench/first_paint.h"

#include <QApplication>
#include <QVBoxLayout>
#include <QWidget>
#include <qcustomplot.h>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* plot = new QCustomPlot(&window);
    layout->addWidget(plot);
    window.resize(1440, 900);
    const torchtriage::testing::FirstPaint firstPaint(&window, [] { return true; });
    window.show();
    return QApplication::exec();
}
