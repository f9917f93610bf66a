import { useFormat } from '@workledger/kit/i18n/format'

/** Returns a formatter of ISO weekdays, 1 = Monday. */
export function useWeekdayName() {
  const { weekdayName } = useFormat()
  return (weekday: number) => weekdayName(weekday)
}
