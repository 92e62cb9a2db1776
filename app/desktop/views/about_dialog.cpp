// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/about_dialog.h"

#include "app/desktop/models/recent_model.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/logo.h"
#include "app/workbench/debug_info.h"
#include "app/workbench/logging.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>

namespace torchtriage::desktop {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    QLabel* name = makeLabel(FontRole::Title, QPalette::WindowText, this);
    name->setText(QStringLiteral("TorchTriage " TORCHTRIAGE_VERSION));
    m_what = makeText(FontRole::Body, QPalette::WindowText, this);
    m_licence = makeText(FontRole::Note, mutedInk, this);
    m_logText = makeLabel(FontRole::Note, mutedInk, this);
    auto* logPath = new ElidedLabel(FontRole::Evidence, 1, QPalette::WindowText, this);
    logPath->setElideMode(Qt::ElideMiddle);
    logPath->setText(homePath(workbench::Logging::defaultFile()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(m_copy, &QPushButton::clicked, this,
            [] { QApplication::clipboard()->setText(debugInformation()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 20, 20, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    grid->addWidget(new Logo(this), 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(name, 0, 1);
    grid->addWidget(m_what, 1, 1);
    grid->addWidget(m_licence, 2, 1);
    grid->addWidget(m_logText, 3, 1);
    grid->addWidget(logPath, 4, 1);
    grid->addWidget(buttons, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    setMinimumWidth(460);
    retranslate();
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About TorchTriage"));
    m_what->setText(tr("Finds the first failure in the log of a PyTorch run and says what to check first."));
    m_licence->setText(
        tr("Free software under the GNU General Public License, version 3 or later. It works offline: "
           "nothing leaves this computer."));
    m_logText->setText(tr("The program's own log:"));
    m_copy->setText(tr("Copy debug information"));
}

void AboutDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

bool AboutDialog::event(QEvent* event)
{
    const bool handled = QDialog::event(event);
    // Wrapped text needs more height in a narrow window or a long language; a dialog does not grow by itself.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return handled;
}

QString AboutDialog::debugInformation()
{
    return workbench::debugInformation() + QStringLiteral("Window: platform %1, scale %2, language %3\n")
                                               .arg(QGuiApplication::platformName(),
                                                    QString::number(qApp->devicePixelRatio()),
                                                    QLocale().name());
}

} // namespace torchtriage::desktop
