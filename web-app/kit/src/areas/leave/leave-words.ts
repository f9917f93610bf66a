import type { Leave } from '@workledger/contracts/leave/leave.api'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { sharedLeaveTexts } from './messages'

type DatedLeave = Pick<Leave, 'start_on' | 'finish_on' | 'half_day'> &
  Partial<Pick<Leave, 'day_part' | 'seconds' | 'from_time' | 'to_time'>>

/** Formats leaves: their dates and their number of days. */
export function useLeaveWords() {
  const t = useText(sharedLeaveTexts)
  const { span, number, hours } = useFormat()

  const days = (decimal: string) =>
    Number.isInteger(Number(decimal))
      ? t('daysCount', { count: Number(decimal) })
      : t('daysText', { days: number(decimal) })

  /** The part of its one day: a half, quarters or hours; undefined of whole days. */
  const partOf = ({ half_day, day_part, seconds, from_time, to_time }: DatedLeave) => {
    if (half_day) return t(`duration.${half_day}`).toLocaleLowerCase()
    if (from_time && to_time) return isolated(`${from_time}–${to_time}`)
    if (seconds) return hours(seconds)
    return day_part ? quarterSign(day_part) : undefined
  }

  const dates = (leave: DatedLeave) => {
    const date = span(leave.start_on, leave.finish_on)
    const half = partOf(leave)
    return half === undefined ? date : t('halfOf', { date, half })
  }

  /** Days, and their hours by the contract if it has any. */
  const daysAndHours = (decimal: string, seconds: number | null | undefined) =>
    seconds == null
      ? days(decimal)
      : t('daysAndHours', { days: days(decimal), hours: hours(seconds) })

  return { t, days, daysAndHours, dates, number }
}
