import {
  MOST_ENTRIES,
  MOST_TIME_LINES,
  type TimeGrouping,
  type TimeRounding,
} from '@workledger/contracts/invoicing/unbilled-time.api'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import Decimal from 'decimal.js'
import { type Amount, amount, minorUnits, rounded, total } from '../kernel/money'

/** An ended, billable time entry. */
export interface TrackedEntry {
  readonly id: string
  readonly day: string
  readonly seconds: number
  readonly project_id: string
  readonly project: string
  readonly task_id: string | null
  readonly task: string | null
  readonly employee_id: string
  /** Null after the person's erasure, as is the description. */
  readonly employee: string | null
  readonly description: string | null
  /** Hourly rate; null if neither project nor client has one in the invoice's currency. */
  readonly rate: string | null
}

export interface TimeChoice {
  readonly group: TimeGrouping
  readonly rounding: TimeRounding
  /** For entries without a rate. */
  readonly rate: string | null
}

export interface TimeLine {
  readonly description: string
  /**
   * Hours, with as many decimals as `quantity` × `unit_price` needs to equal `amount`, at least
   * two.
   */
  readonly quantity: string
  readonly unit_price: string
  readonly amount: string
  /** Tracked seconds by entry. */
  readonly entries: Readonly<Record<string, number>>
  readonly seconds: number
  /** Billed seconds: those tracked, with each entry rounded up if a rounding was chosen. */
  readonly billed: number
}

const HOUR = 3600
const { ROUND_DOWN, ROUND_UP } = Decimal
const TIME_LINES_LONGEST = 300

/** Cuts between characters, never inside one. */
const short = (text: string) =>
  text.length > TIME_LINES_LONGEST
    ? `${[...text].slice(0, TIME_LINES_LONGEST - 1).join('')}…`
    : text

const joinNames = (...parts: (string | null)[]) => short(parts.filter(Boolean).join(' · '))

const grouped: Record<
  TimeGrouping,
  (entry: TrackedEntry) => { key: string | null; description: string }
> = {
  project: (entry) => ({ key: entry.project_id, description: joinNames(entry.project) }),
  employee: (entry) => ({
    key: entry.employee_id,
    description: joinNames(entry.employee ?? entry.project),
  }),
  task: (entry) => ({
    key: `${entry.project_id} ${entry.task_id}`,
    description: joinNames(entry.project, entry.task),
  }),
  entry: (entry) => ({
    key: entry.id,
    description: joinNames(
      entry.day,
      entry.employee,
      entry.description || entry.task || entry.project,
    ),
  }),
}

/**
 * Makes invoice lines for time entries: one for each group and rate. Refuses too many entries or
 * lines, and time without a rate. Multiplies only exact numbers. Each line gets the cents by which
 * it raises the exact total, so all groupings have the same amount.
 */
export function timeLines(
  entries: readonly TrackedEntry[],
  choice: TimeChoice,
  currency: string,
): TimeLine[] {
  if (entries.length > MOST_ENTRIES) refuse('invoice.time_most', { params: { most: MOST_ENTRIES } })
  const groups = groupedTime(entries, choice, currency)

  if (groups.length > MOST_TIME_LINES)
    refuse('invoice.time_lines', { params: { most: MOST_TIME_LINES } })

  const lines =
    choice.group === 'entry'
      ? groups
      : groups.sort((a, b) => a.description.localeCompare(b.description))

  let exact = amount(0)
  let before = amount(0)

  return lines.map((line): TimeLine => {
    exact = exact.plus(amount(line.unit_price).times(line.billed))
    const after = amount(rounded(exact.div(HOUR), currency))
    const share = after.minus(before)
    before = after
    const seconds = Object.values(line.entries).reduce((sum, each) => sum + each, 0)
    const quantity = hoursFor(share, line, currency)

    return {
      ...line,
      quantity,
      seconds,
      amount: rounded(amount(quantity).times(line.unit_price), currency),
    }
  })
}

type TimeGroup = Omit<TimeLine, 'quantity' | 'amount' | 'seconds'>

/** Sums the time of each group and rate; a rounding rounds up each entry separately. */
function groupedTime(
  entries: readonly TrackedEntry[],
  { group, rounding, rate }: TimeChoice,
  currency: string,
): TimeGroup[] {
  const groups = new Map<
    string,
    { description: string; unit_price: string; entries: Record<string, number>; billed: number }
  >()

  for (const entry of entries) {
    const unit_price =
      entry.rate ??
      rate ??
      refuseField('rate', 'invoice.time_rate', { project: entry.project, currency })

    const { key, description } = grouped[group](entry)
    const id = `${key} ${amount(unit_price).toString()}`
    const line = groups.get(id) ?? { description, unit_price, entries: {}, billed: 0 }
    groups.set(id, line)
    line.entries[entry.id] = entry.seconds
    line.billed +=
      rounding === 0 ? entry.seconds : Math.ceil(entry.seconds / (rounding * 60)) * rounding * 60
  }

  return [...groups.values()]
}

const LEAST_PLACES = 2

/** Most decimals of a typed or stored quantity. */
const MOST_PLACES = 10

/**
 * Returns the hours nearest to the billed ones that give `share` at the line's price, with the
 * fewest decimals.
 */
function hoursFor(share: Amount, { unit_price, billed }: TimeGroup, currency: string): string {
  const price = amount(unit_price)
  const hours = amount(billed).div(HOUR)
  if (price.isZero()) return hours.toFixed(LEAST_PLACES)
  // Hours between these bounds give the share; the billed ones may be outside by less than half of
  // the smallest unit.
  const half = amount(10).pow(-minorUnits(currency)).div(2)
  const [least, most] = [share.minus(half).div(price), share.plus(half).div(price)]
  const nearest = hours.lt(least) ? least : hours.gt(most) ? most : hours

  for (let places = LEAST_PLACES; places <= MOST_PLACES; places++)
    for (const quantity of [
      nearest.toFixed(places),
      nearest.toFixed(places, ROUND_UP),
      nearest.toFixed(places, ROUND_DOWN),
    ])
      if (amount(rounded(price.times(quantity), currency)).eq(share)) return quantity

  return share.div(price).toFixed(MOST_PLACES)
}

/** Returns entries, seconds, hours and amount of all lines. */
export const timeSums = (lines: readonly TimeLine[], currency: string) => ({
  entries: lines.reduce((sum, line) => sum + Object.keys(line.entries).length, 0),
  seconds: lines.reduce((sum, line) => sum + line.seconds, 0),
  quantity: amount(lines.reduce((sum, line) => sum + line.billed, 0))
    .div(HOUR)
    .toFixed(2),
  amount: total(
    lines.map((line) => line.amount),
    currency,
  ),
})
