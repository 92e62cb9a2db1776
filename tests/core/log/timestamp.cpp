// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/timestamp.h"

#include "tests/helpers/test_classes.h"

#include <QDateTime>
#include <QTimeZone>

#include <cmath>

using namespace torchtriage;
using log::Timestamp;
using testing::shown;

namespace {

double at(int year, int month, int day, int hour, int minute, double seconds)
{
    const QDateTime time(QDate(year, month, day), QTime(hour, minute), QTimeZone::utc());
    return static_cast<double>(time.toSecsSinceEpoch()) + seconds;
}

} // namespace

class TestTimestamp : public QObject {
    Q_OBJECT

private slots:
    void forms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("precision");
        const auto row = [](const char* text, const char* part, double seconds, Timestamp::Precision kind) {
            QTest::newRow(text) << QString(text) << QString(part) << seconds << int(kind);
        };
        using enum Timestamp::Precision;
        row("2024-07-24 03:12:41,097 x", "2024-07-24 03:12:41,097", at(2024, 7, 24, 3, 12, 41.097), Date);
        row("2024-07-24T03:12:41.1Z x", "2024-07-24T03:12:41.1Z", at(2024, 7, 24, 3, 12, 41.1), Date);
        row("2024-07-24T03:12:41.097123456Z", "2024-07-24T03:12:41.097123456Z",
            at(2024, 7, 24, 3, 12, 41.097123456), Date);
        row("2024/07/24 03:12:41", "2024/07/24 03:12:41", at(2024, 7, 24, 3, 12, 41), Date);
        row("2024-07-24_03:12:41", "2024-07-24_03:12:41", at(2024, 7, 24, 3, 12, 41), Date);
        row("07/24/2024 13:54:41 - x", "07/24/2024 13:54:41", at(2024, 7, 24, 13, 54, 41), Date);
        row("11/30/26 18:20:03] x", "11/30/26 18:20:03", at(2026, 11, 30, 18, 20, 3), Date);
        // Without a year they count in 2000, which has a 29 February.
        row("E0724 03:12:41.097000 1", "E0724 03:12:41.097000", at(2000, 7, 24, 3, 12, 41.097), DayOfYear);
        row("E724 03:12:41.402 x", "E724 03:12:41.402", at(2000, 7, 24, 3, 12, 41.402), DayOfYear);
        row("0724 03:12:41 x", "0724 03:12:41", at(2000, 7, 24, 3, 12, 41), DayOfYear);
        row("W0229 23:59:60 x", "W0229 23:59:60", at(2000, 3, 1, 0, 0, 0), DayOfYear);
        row("03-19 07:27:53 x", "03-19 07:27:53", at(2000, 3, 19, 7, 27, 53), DayOfYear);
        row("Jul 24 03:12:41 host", "Jul 24 03:12:41", at(2000, 7, 24, 3, 12, 41), DayOfYear);
        row("Jul  4 03:12:41 host", "Jul  4 03:12:41", at(2000, 7, 4, 3, 12, 41), DayOfYear);
        row("Mon Nov 30 18:03:01 2026] x", "Mon Nov 30 18:03:01 2026", at(2026, 11, 30, 18, 3, 1), Date);
        row("Mon Nov 30 18:03:01 x", "Mon Nov 30 18:03:01", at(2000, 11, 30, 18, 3, 1), DayOfYear);
        row("03:12:41.511 x", "03:12:41.511", 3 * 3600 + 12 * 60 + 41.511, Clock);
        row("3:12:41 x", "3:12:41", 3 * 3600 + 12 * 60 + 41, Clock);
    }
    void forms()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        const auto time = log::parseTimestamp(bytes);
        QVERIFY(time);
        QTEST(shown(time->text), "part");
        QTEST(int(time->precision), "precision");
        QFETCH(double, seconds);
        QVERIFY2(std::abs(time->seconds - seconds) < 1e-4, qPrintable(QString::number(time->seconds, 'f')));
    }

    // torchrun, NCCL and a logger of the job print the same moment in three forms.
    void differentFormsCompare()
    {
        const double date = log::parseTimestamp("2024-07-24 03:12:41.5")->seconds;
        const double day = log::parseTimestamp("E0724 03:12:43.000")->seconds;
        const double clock = log::parseTimestamp("03:12:40")->seconds;
        QCOMPARE(log::secondsBetween(date, day), 1.5);
        QCOMPARE(log::secondsBetween(day, date), -1.5);
        QCOMPARE(log::secondsBetween(clock, date), 1.5);
        QCOMPARE(log::secondsBetween(clock, day), 3.0);
        QCOMPARE(log::secondsBetween(date, date + 86400), 86400.0);
        const double leap = log::parseTimestamp("2024-02-29 00:00:01")->seconds;
        QCOMPARE(log::secondsBetween(leap, log::parseTimestamp("0301 00:00:01")->seconds), 86400.0);
    }

    void noTimes_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",
                                 " 03:12:41",
                                 "12:34",
                                 "1:2:3",
                                 "25:00:00",
                                 "03:61:00",
                                 "03:12:61",
                                 "100:00:00",
                                 "2024-13-01 00:00:00",
                                 "2024-00-01 00:00:00",
                                 "2024-01-32 00:00:00",
                                 "1969-12-31 00:00:00",
                                 "13/45/2024 10:00:00",
                                 "E1399 00:00:00",
                                 "E0724",
                                 "Foo 24 03:12:41",
                                 "Jul 32 03:12:41",
                                 "2024-07-24",
                                 "2024-07-24 03:12",
                                 "12345.678901",
                                 "99999999999999999999:00:00",
                                 "v2.1.0",
                                 "\xff\xfe"})
            QTest::newRow(*text != '\0' ? text : "nothing") << QString::fromLatin1(text);
    }
    void noTimes()
    {
        QFETCH(QString, text);
        QVERIFY(!log::parseTimestamp(text.toLatin1().toStdString()));
    }
};

std::unique_ptr<QObject> makeTimestampTests()
{
    return std::make_unique<TestTimestamp>();
}

#include "timestamp.moc"
