// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/progress.h"
#include "tests/helpers/test_classes.h"

using namespace torchtriage;
using testing::shown;

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iteration");
        QTest::addColumn<QString>("epoch");
        QTest::addColumn<QString>("lastStep");
        const auto row = [](const char* text, const char* iteration, const char* epoch,
                            const char* lastStep) {
            QTest::newRow(text) << QString(text) << QString(iteration) << QString(epoch) << QString(lastStep);
        };
        row("step 12 loss 0.4", "12", "", "");
        row("iter 1811: loss 0.4", "1811", "", "");
        row("epoch=2 iteration=7", "7", "2", "");
        row("Epoch: [3][120/500] loss 0.4", "", "3", "");
        row("global_step=44 loss=1.0", "44", "", "");
        row("987/999 [00:22<00:00, 131.15it/s]", "987", "", "");
        row(" 98%|########8 | 987/999 [00:22<00:00, 131.15it/s]", "987", "", "");
        row("Epoch 4:  12%|# | 3/25 [00:01<00:08, 2.51it/s, v_num=0, train_loss=0.4]", "3", "4", "");
        row("{'loss': 0.4, 'grad_norm': 1.0, 'learning_rate': 1e-05, 'epoch': 1.52}", "", "1.52", "");
        row("step 12 forward done", "12", "", "forward");
        row("step 12 backward finished", "12", "", "backward");
    }
    void read()
    {
        QFETCH(QString, text);
        QVERIFY(triage::isProgress(text.toStdString()));
        const auto facts = triage::readProgress(text.toStdString());
        QTEST(shown(facts.iteration), "iteration");
        QTEST(shown(facts.epoch), "epoch");
        QTEST(shown(facts.lastStep), "lastStep");
    }

    void noProgress_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "loading data", "Num Epochs = 3", "Total steps: 500", "ValueError: step 3",
              "exception in step 12", "stepping stones", "the last step"})
            QTest::newRow(*text != '\0' ? text : "nothing") << QString(text);
    }
    void noProgress()
    {
        QFETCH(QString, text);
        QVERIFY(!triage::isProgress(text.toStdString()));
    }
};

std::unique_ptr<QObject> makeProgressTests()
{
    return std::make_unique<TestProgress>();
}

#include "progress_lines.moc"
