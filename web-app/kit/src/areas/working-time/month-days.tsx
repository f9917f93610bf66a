import type { WorkingTimeAccount } from '@workledger/contracts/working-time/working-time.api'
import { shortClock, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { PlainTable } from '../../table/plain-table'
import { Duration } from '../../ui/figures'
import { workingTimeTexts } from './messages'
import { SignedTime } from './signed-time'

type Day = WorkingTimeAccount['month']['days'][number]

/** Each day of a month: target, worked time, and why. */
export function MonthDays({
  month: { month, days, ...totals },
}: Pick<WorkingTimeAccount, 'month'>) {
  const t = useText(workingTimeTexts)
  const { weekdayNumber, monthHeading } = useFormat()
  const why = useWhy()

  return (
    <PlainTable
      label={monthHeading(`${month}-01`)}
      pinned
      columns={[
        t('day'),
        t('target'),
        t('worked'),
        t('difference'),
        t('running'),
        { words: t('why') },
      ]}
      rows={[
        ...days.map((day) => ({
          key: day.day,
          off: day.agreed === 0,
          cells: [
            <bdi key="day">{weekdayNumber(day.day)}</bdi>,
            <Duration key="target" seconds={day.target} />,
            <Duration key="worked" seconds={day.worked} />,
            <SignedTime key="difference" seconds={day.difference} />,
            <SignedTime key="running" seconds={day.running} />,
            why(day),
          ],
        })),
        {
          key: 'sum',
          sum: true,
          cells: [
            monthHeading(`${month}-01`),
            <Duration key="target" seconds={totals.target_seconds} />,
            <Duration key="worked" seconds={totals.worked_seconds} />,
            <SignedTime key="difference" seconds={totals.difference_seconds} />,
            '',
            '',
          ],
        },
      ]}
    />
  )
}

/** Returns the words that explain a day's target. */
function useWhy() {
  const t = useText(workingTimeTexts)
  const { number, listed } = useFormat()

  return ({ agreed, holiday, leave, lieu, ...day }: Day) => {
    const { core_missed, above_most, rest_missed } = day

    return listed([
      agreed === 0 ? t('dayOff') : t('agreed', { time: shortClock(agreed) }),
      ...(Number(holiday) > 0 ? [t('holiday', { part: number(holiday) })] : []),
      ...(Number(leave) > 0 ? [t('leave', { part: number(leave) })] : []),
      ...(lieu ? [t('lieu', { part: number(lieu) })] : []),
      ...(core_missed ? [t('coreMissed', { time: shortClock(core_missed) })] : []),
      ...(above_most ? [t('aboveMost', { time: shortClock(above_most) })] : []),
      ...(rest_missed ? [t('restMissed', { time: shortClock(rest_missed) })] : []),
    ])
  }
}
