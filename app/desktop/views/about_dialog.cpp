// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/about_dialog.h"

#include "app/desktop/models/recent_model.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/focus_ring.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/logo.h"
#include "app/workbench/logging.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QSysInfo>

namespace torchtriage::desktop {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About TorchTriage"));
    new FocusRing(this);
    QLabel* name = makeLabel(FontRole::Title, QPalette::WindowText, this);
    name->setText(QStringLiteral("TorchTriage " TORCHTRIAGE_VERSION));
    QLabel* what = makeText(FontRole::Body, QPalette::WindowText, this);
    what->setText(tr("Finds the first failure in the log of a PyTorch run and says what to check first."));
    QLabel* licence = makeText(FontRole::Note, mutedInk, this);
    licence->setText(
        tr("Free software under the GNU General Public License, version 3 or later. It works offline: "
           "nothing leaves this computer."));
    QLabel* logText = makeLabel(FontRole::Note, mutedInk, this);
    logText->setText(tr("The program's own log:"));
    auto* logPath = new ElidedLabel(FontRole::Evidence, 1, QPalette::WindowText, this);
    logPath->setElideMode(Qt::ElideMiddle);
    logPath->setText(homePath(workbench::Logging::defaultFile()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy debug information"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this,
            [] { QApplication::clipboard()->setText(debugInformation()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 20, 20, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    grid->addWidget(new Logo(this), 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(name, 0, 1);
    grid->addWidget(what, 1, 1);
    grid->addWidget(licence, 2, 1);
    grid->addWidget(logText, 3, 1);
    grid->addWidget(logPath, 4, 1);
    grid->addWidget(buttons, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    setMinimumWidth(460);
}

QString AboutDialog::debugInformation()
{
    return QStringLiteral(
               "TorchTriage %1\nQt %2 (built with %3)\nplatform %4, scale %5\nsystem %6, %7\nlanguage %8\n")
        .arg(QStringLiteral(TORCHTRIAGE_VERSION), QString::fromLatin1(qVersion()),
             QStringLiteral(QT_VERSION_STR), QGuiApplication::platformName(),
             QString::number(qApp->devicePixelRatio()), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture(), QLocale().name());
}

} // namespace torchtriage::desktop
