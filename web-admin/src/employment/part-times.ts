import { slots } from './slots'

interface Hours {
  working_hours: string
  working_period_unit: string
  shift_start_at: string
  working_days: Readonly<Record<string, readonly number[]>>
}

const DAY = 24 * 60

/**
 * Returns the start and end of each part of a day, `HH:mm`, by the day's hours and the start of the
 * shift. Undefined if the contract has neither. A month counts as a twelfth of 52 weeks, as for
 * pay.
 */
export function partTimes({
  working_hours,
  working_period_unit,
  shift_start_at,
  working_days,
}: Hours): [from: string, to: string][] | undefined {
  const hours = Number(working_hours.trim().replace(',', '.'))
  const start = /^(\d\d):(\d\d)/.exec(shift_start_at)
  const days = Object.values(working_days).filter((worked) => worked.length > 0).length || 5
  if (!start || working_hours.trim() === '' || !(hours > 0)) return undefined
  const perDay = { day: hours, week: hours / days, month: (hours * 12) / 52 / days }[
    working_period_unit
  ]
  if (!perDay || perDay > 24) return undefined
  const from = Number(start[1]) * 60 + Number(start[2])

  const at = (part: number) => {
    const minutes = Math.round(from + (perDay * 60 * part) / slots.length) % DAY
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }

  return slots.map((slot) => [at(slot - 1), at(slot)])
}
