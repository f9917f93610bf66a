import { addDays } from '../kernel/calendar-days'

/** Closed months whose days are compared with the facts at each closing. */
export const MONTHS_COMPARED = 12

/** Months are named by their first day, `YYYY-MM-01`. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`

export function addMonths(month: string, months: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  const year = Math.floor(number / 12)
  return `${String(year).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`
}

export const lastDayOf = (month: string) => addDays(addMonths(month, 1), -1)
