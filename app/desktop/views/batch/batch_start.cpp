// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_start.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

BatchStart::BatchStart(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_failed = new QWidget(this);
    auto* failed = new QHBoxLayout(m_failed);
    failed->setContentsMargins(0, 0, 0, 16);
    failed->setSpacing(12);
    failed->addWidget(new Glyph(QStringLiteral("failc"), Token::Fail, 20, m_failed), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    m_failedTitle = makeText(FontRole::BodyBold, failInk, m_failed);
    m_failedText = makeText(FontRole::Note, QPalette::WindowText, m_failed);
    m_failedText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(m_failedTitle);
    words->addWidget(m_failedText);
    failed->addLayout(words, 1);
    m_title = makeText(FontRole::Verdict, QPalette::WindowText, this);
    m_text = makeText(FontRole::Body, mutedInk, this);
    m_open = new QPushButton(icon(QStringLiteral("open"), Token::OnAccent), QString(), this);
    setButtonRole(m_open, ButtonRole::Primary);
    m_besideTitle = makeText(FontRole::BodyBold, QPalette::WindowText, this);
    m_offerColumn = new QVBoxLayout;
    m_offerColumn->setSpacing(6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(8);
    column->addWidget(m_failed);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addSpacing(12);
    column->addWidget(m_besideTitle);
    column->addLayout(m_offerColumn);
    column->addStretch(1);
    connect(m_open, &QPushButton::clicked, this, &BatchStart::openRequested);
    setFailure({}, {});
    retranslate();
}

void BatchStart::setBeside(const QStringList& paths)
{
    m_beside = paths;
    makeOffers();
}

void BatchStart::setFailure(const QString& claim, const QString& reason)
{
    m_claim = claim;
    m_reason = reason;
    m_failedTitle->setText(claim);
    m_failedText->setText(reason);
    m_failed->setVisible(!claim.isEmpty());
}

QString BatchStart::failure() const
{
    return m_claim.isEmpty() ? QString() : m_claim + u' ' + m_reason;
}

void BatchStart::makeOffers()
{
    for (QPushButton* const offer : std::as_const(m_offers))
        delete offer;
    m_offers.clear();
    for (const QString& path : std::as_const(m_beside)) {
        QString name = QFileInfo(path).fileName();
        auto* offer = new QPushButton(icon(QStringLiteral("batch"), Token::Muted), {}, this);
        offer->setAccessibleName(tr("Attach %1").arg(name));
        offer->setToolTip(QStringLiteral("<p>%1</p>").arg(path.toHtmlEscaped()));
        offer->setText(tr("Attach %1").arg(name.replace(u'&', QStringLiteral("&&"))));
        connect(offer, &QPushButton::clicked, this, [this, path] { emit chosen(path); });
        m_offerColumn->addWidget(offer, 0, Qt::AlignLeft);
        m_offers << offer;
    }
    m_besideTitle->setVisible(!m_beside.isEmpty());
}

void BatchStart::retranslate()
{
    m_title->setText(tr("No batch is attached."));
    m_text->setText(
        tr("A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, "
           ".ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed."));
    m_open->setText(tr("Open batch…"));
    m_besideTitle->setText(tr("Files beside the log that could be one:"));
    makeOffers();
}

} // namespace torchtriage::desktop
