import { MOST_ENTRIES, MOST_TIME_LINES, type TimeGrouping, type TimeRounding } from '@workledger/contracts/invoicing/unbilled-time.api'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { amount, rounded, total } from '../kernel/money'

/** A time entry that has ended and is billable. */
export interface TrackedEntry {
  readonly id: string
  readonly day: string
  readonly seconds: number
  readonly project_id: string
  readonly project: string
  readonly task_id: string | null
  readonly task: string | null
  readonly employee_id: string
  /** Null once the person was erased, as is the description. */
  readonly employee: string | null
  readonly description: string | null
  /** Of an hour; null where neither project nor client has one in the invoice's currency. */
  readonly rate: string | null
}
export interface TimeChoice {
  readonly group: TimeGrouping
  readonly rounding: TimeRounding
  /** For what has no rate. */
  readonly rate: string | null
}
export interface TimeLine {
  readonly description: string
  /** Hours, two decimals. */
  readonly quantity: string
  readonly unit_price: string
  readonly amount: string
  /** Seconds by entry, as they were tracked. */
  readonly entries: Readonly<Record<string, number>>
  readonly seconds: number
}

const HOUR = 3600
const LONGEST = 300
/** Cut between characters, so that no half of one is left. */
const short = (text: string) => (text.length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('')}…` : text)
const named = (...parts: (string | null)[]) => short(parts.filter(Boolean).join(' · '))
const grouped: Record<TimeGrouping, (entry: TrackedEntry) => { key: string | null; description: string }> = {
  project: (entry) => ({ key: entry.project_id, description: named(entry.project) }),
  employee: (entry) => ({ key: entry.employee_id, description: named(entry.employee ?? entry.project) }),
  task: (entry) => ({ key: `${entry.project_id} ${entry.task_id}`, description: named(entry.project, entry.task) }),
  entry: (entry) => ({ key: entry.id, description: named(entry.day, entry.employee, entry.description || entry.task || entry.project) }),
}

/**
 * Lines of an invoice for time entries: one for each group and rate. With a rounding each entry is rounded up by itself, so that all groupings come to the
 * same hours; without one the hours of a line are rounded once, half up. Refuses what is too much, and time that has no rate.
 */
export function timeLines(entries: readonly TrackedEntry[], { group, rounding, rate }: TimeChoice, currency: string): TimeLine[] {
  if (entries.length > MOST_ENTRIES) refuse('invoice.time_most', { params: { most: MOST_ENTRIES } })
  const groups = new Map<string, { description: string; unit_price: string; entries: Record<string, number>; billed: number }>()
  for (const entry of entries) {
    const unit_price = entry.rate ?? rate ?? refuseField('rate', 'invoice.time_rate', { project: entry.project, currency })
    const { key, description } = grouped[group](entry)
    const id = `${key} ${unit_price}`
    const line = groups.get(id) ?? { description, unit_price, entries: {}, billed: 0 }
    groups.set(id, line)
    line.entries[entry.id] = entry.seconds
    line.billed += rounding === 0 ? entry.seconds : Math.ceil(entry.seconds / (rounding * 60)) * rounding * 60
  }
  if (groups.size > MOST_TIME_LINES) refuse('invoice.time_lines', { params: { most: MOST_TIME_LINES } })
  const lines = [...groups.values()].map(({ billed, ...line }): TimeLine => {
    const quantity = amount(billed).div(HOUR).toFixed(2)
    const seconds = Object.values(line.entries).reduce((sum, each) => sum + each, 0)
    return { ...line, quantity, seconds, amount: rounded(amount(quantity).times(line.unit_price), currency) }
  })
  return group === 'entry' ? lines : lines.sort((a, b) => a.description.localeCompare(b.description))
}

/** Entries, seconds, hours and amount of all lines. */
export const timeSums = (lines: readonly TimeLine[], currency: string) => ({
  entries: lines.reduce((sum, line) => sum + Object.keys(line.entries).length, 0),
  seconds: lines.reduce((sum, line) => sum + line.seconds, 0),
  quantity: lines.reduce((sum, line) => sum.plus(line.quantity), amount(0)).toFixed(2),
  amount: total(
    lines.map((line) => line.amount),
    currency,
  ),
})
