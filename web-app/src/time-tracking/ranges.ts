import { addDays } from '@workledger/kit/i18n/calendar-days'
import { weekOf } from '@workledger/kit/i18n/weeks'

export const ranges = ['today', 'yesterday', 'week', 'last_week', 'month', 'last_month'] as const

export type Range = (typeof ranges)[number] | 'custom' | 'all'

/** This week unless the address has another range. */
export const rangeOf = (text: string | null): Range =>
  text === 'custom' || text === 'all' || (ranges as readonly (string | null)[]).includes(text)
    ? (text as Range)
    : 'week'

/**
 * Returns first and last day of a range, both included; a custom range has its own, all time has
 * none.
 */
export function daysOf(range: Range, today: string): { from?: string; to?: string } {
  const month = `${today.slice(0, 7)}-01`

  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return weekOf(today)
    case 'last_week':
      return weekOf(addDays(today, -7))
    case 'month':
      return { from: month, to: addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1) }
    case 'last_month':
      return { from: `${addDays(month, -1).slice(0, 7)}-01`, to: addDays(month, -1) }
    case 'custom':
    case 'all':
      return {}
    default:
      return range satisfies never
  }
}
