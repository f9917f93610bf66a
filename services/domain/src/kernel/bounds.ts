import { LONGEST_ENTRY_HOURS, TYPED_YEARS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import { amount, minorUnits } from './money'
import { toSecond } from './zone-days'

const BOUNDS_LONGEST = LONGEST_ENTRY_HOURS * 3600 * 1000

/** Returns the earliest instant (or day) that may be typed, in the form of `now`. */
export const earliest = (now: string) => shiftYears(now, -TYPED_YEARS)

/** Returns the latest day that may be typed if the future is allowed. */
export const latest = (now: string) => shiftYears(now, TYPED_YEARS)

/** Returns the same day or instant of another year. */
export const shiftYears = (at: string, years: number) =>
  `${Number(at.slice(0, 4)) + years}${at.slice(4)}`

/**
 * Returns the end of a forgotten or instant interval: at least a second and at most 24 hours after
 * its start.
 */
export const boundedEnd = (start: string, end: string) =>
  toSecond(
    new Date(
      Math.min(
        Math.max(Date.parse(end), Date.parse(start) + 1000),
        Date.parse(start) + BOUNDS_LONGEST,
      ),
    ),
  )

/**
 * Refuses typed times in the future or too old, and a length outside 1 second to 24 hours. `area`
 * begins the codes; `fields` are the form's names of the two times; an open `end` is null.
 */
export function checkTimes(
  area: 'timer' | 'attendance',
  fields: [string, string],
  { start, end }: { start: string; end: string | null },
  now: string,
): void {
  const wrong = (reason: string, field: string) => refuse(`${area}.${reason}`, { field })
  if (start > now) wrong('future', fields[0])
  if (start < earliest(now)) wrong('too_old', fields[0])
  if (end === null) return
  if (end > now) wrong('future', fields[1])
  if (end < start) wrong('end_before_start', fields[1])
  if (end === start) wrong('too_short', fields[1])
  if (Date.parse(end) - Date.parse(start) > BOUNDS_LONGEST) wrong('too_long', fields[1])
}

/** Refuses a typed sum of money that rounds away, such as 0.001 EUR. */
export function checkUnit(value: string, currency: string, field: string): void {
  const unit = smallest(currency)

  if (!amount(value).isZero() && amount(value).abs().lessThan(unit))
    refuse('field.unit', { field, params: { currency, unit } })
}

/** Returns one minor unit of a currency, such as `0.01`. */
const smallest = (currency: string) => amount(10).pow(-minorUnits(currency)).toFixed()
