import { useFormat } from '@workledger/kit/i18n/format'

/** Returns a formatter of ISO weekdays, 1 = Monday. */
export function useWeekdayName() {
  const { locale } = useFormat()
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 June 2026 is a Monday.
  return (weekday: number) => names.format(Date.UTC(2026, 5, weekday))
}
