import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { timerTexts } from './messages'

/** Returns Today, Yesterday, or weekday and date, with the year unless it is the present one. */
export function dayLabel(
  day: string,
  now: string,
  locale: string,
  words: { today: string; yesterday: string },
) {
  if (day === now) return words.today
  if (day === addDays(now, -1)) return words.yesterday
  const year = day.slice(0, 4) === now.slice(0, 4) ? undefined : ('numeric' as const)

  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year,
    timeZone: 'UTC',
  })

  return format.format(new Date(`${day}T12:00:00Z`))
}

export function useDayLabel() {
  const t = useText(timerTexts)
  const { locale } = useFormat()
  const words = { today: t('today'), yesterday: t('yesterday') }

  return (day: string) => dayLabel(day, today(), locale, words)
}
