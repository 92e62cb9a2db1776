// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

/// An application that measures how long each event keeps the user interface from answering. Time in which
/// the machine gave the processor to somebody else does not count: the test may not be alone.
class WatchedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        QElapsedTimer clock;
        clock.start();
        const qint64 waitedBefore = waited();
        ++m_depth;
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        const double ms = static_cast<double>(clock.nsecsElapsed() - (waited() - waitedBefore)) / 1e6;
        if (ms > m_longest) {
            m_longest = ms;
            m_culprit = name + " event " + QByteArray::number(type);
        }
        return result;
    }

    void restart()
    {
        m_longest = 0;
        m_culprit.clear();
    }
    [[nodiscard]] double longestMilliseconds() const { return m_longest; }
    [[nodiscard]] QByteArray culprit() const { return m_culprit; }

private:
    /// Nanoseconds that this thread was ready to run and did not; 0 where the system does not tell.
    [[nodiscard]] qint64 waited()
    {
        if (m_schedstat < 0)
            m_schedstat = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
        char buffer[96] = {};
        if (m_schedstat < 0 || ::pread(m_schedstat, buffer, sizeof buffer - 1, 0) <= 0)
            return 0;
        return QByteArray(buffer).split(' ').value(1).toLongLong();
    }

    int m_depth = 0;
    int m_schedstat = -1;
    double m_longest = 0;
    QByteArray m_culprit;
};
