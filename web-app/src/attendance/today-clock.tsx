import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Elapsed } from '@workledger/kit/ui/figures'
import { Muted } from '@workledger/kit/ui/text'
import { useCurrentAttendance } from './current-attendance'
import { attendanceTexts } from './messages'

/** The time since check-in, for the dashboard. */
export function TodayClock() {
  const t = useText(attendanceTexts)
  const { time } = useFormat()
  const { ready, current } = useCurrentAttendance()
  if (!ready) return '–'
  if (!current) return <Muted component="span">{t('today.out')}</Muted>

  return (
    <>
      <Elapsed since={current.in_at} />{' '}
      <Muted component="span" size={12}>
        {current.break_since
          ? t('today.onBreak', { time: time(current.break_since) })
          : t('today.since', { time: time(current.in_at) })}
      </Muted>
    </>
  )
}
