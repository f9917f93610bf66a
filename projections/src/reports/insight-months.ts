import { refuseField } from '@workledger/contracts/kernel/errors'
import { MOST_MONTHS, USUAL_MONTHS } from '@workledger/contracts/reports/insights.api'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { Reads } from '../kernel/tenant-reads'
import { companyOf } from './company.queries'

/** A figure's range and its filter. */
export interface InsightQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly department_id?: string | undefined
}

/** Whole months of a workspace; `start` is the first day, `end` the day after the last. */
export interface InsightRange {
  readonly workspace: string
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly months: readonly string[]
  readonly today: string
  readonly zone: string
  readonly currency: string
}

/** Returns the month `YYYY-MM` that is some months after another. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const all = year * 12 + number - 1 + months

  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}

const monthsBetween = (from: string, to: string): number => {
  const [a, b] = [from, to].map((month) => {
    const [year, number] = month.split('-').map(Number) as [number, number]
    return year * 12 + number
  }) as [number, number]

  return b - a
}

/**
 * Returns the requested months, or the last twelve. Refuses a range in the wrong order and one of
 * more than MOST_MONTHS.
 */
export async function insightRange(
  db: Reads,
  workspace: string,
  query: InsightQuery,
  now: Date,
): Promise<InsightRange> {
  const { timezone: zone = 'UTC', currency = 'EUR' } = (await companyOf(db, workspace)) ?? {}
  const today = dayIn(zone, now.toISOString())
  const to = query.to ?? laterOf(today.slice(0, 7), query.from)
  const from = query.from ?? monthAfter(to, 1 - USUAL_MONTHS)
  const count = monthsBetween(from, to) + 1

  if (count < 1) refuseField('to', 'field.order')
  if (count > MOST_MONTHS) refuseField('to', 'field.most_months', { months: MOST_MONTHS })

  return {
    workspace,
    from,
    to,
    start: `${from}-01`,
    end: `${monthAfter(to, 1)}-01`,
    months: Array.from({ length: count }, (_, n) => monthAfter(from, n)),
    today,
    zone,
    currency,
  }
}

const laterOf = (month: string, other: string | undefined) =>
  other && other > month ? other : month
