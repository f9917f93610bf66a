import { addDays } from '@workledger/kit/i18n/calendar-days'
import { type Formats, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { timerTexts } from './messages'

/** Returns Today, Yesterday, or weekday and date, with the year unless it is the present one. */
export function dayLabel(
  day: string,
  now: string,
  { weekday, weekdayOfYear }: Pick<Formats, 'weekday' | 'weekdayOfYear'>,
  words: { today: string; yesterday: string },
) {
  if (day === now) return words.today
  if (day === addDays(now, -1)) return words.yesterday

  return day.slice(0, 4) === now.slice(0, 4) ? weekday(day) : weekdayOfYear(day)
}

export function useDayLabel() {
  const t = useText(timerTexts)
  const format = useFormat()
  const words = { today: t('today'), yesterday: t('yesterday') }

  return (day: string) => dayLabel(day, today(), format, words)
}
