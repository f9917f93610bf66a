import { entriesById } from '@workledger/domain/kernel/by-id'
import { amount } from '@workledger/domain/kernel/money'
import type { PayRunState } from '@workledger/domain/payroll/pay-run-state'
import { areas, streamsOf } from '@workledger/domain/registry'
import type { Event } from '@workledger/event-store/port'

/** Most ids of an answer that get names. */
const MOST_IDS = 1_000

/** Most entries of a pay run shown in their past form. */
const MOST_ENTRIES = 500

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Fields with an effective date, in order of preference. */
const EFFECTIVE = [
  'effective_on',
  'valid_from',
  'terminated_on',
  'hired_on',
  'start_on',
  'from_on',
  'pay_date',
  'date',
  'day',
] as const

const areaByCategory = new Map(
  areas.flatMap(({ name, streams }) =>
    streams.map(({ decider }) => [decider.category, name] as const),
  ),
)

/** Returns the area of a stream. */
export const areaOf = (category: string) => areaByCategory.get(category) ?? ''

/** Returns every id in a value, each once. */
export const idsIn = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value)?.match(ID))].slice(0, MOST_IDS)

/** Returns the effective date of an event, if it has one. */
export function effectiveOn({ data }: Pick<Event, 'data'>): string | null {
  const found = EFFECTIVE.map((name) => data[name]).find(
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  )
  return (found as string | undefined) ?? null
}

/**
 * Returns the employee of a stream, for kinds with one employee: by the stream's name or first
 * event.
 */
export function employeeOf(stream: string, first: Event | undefined): string | null {
  const kind = streamsOf(stream)
  if (!kind || kind.readers === 'no employee') return null
  return kind.ofRecord ? ((first?.data.employee_id as string | undefined) ?? null) : kind.id
}

/** Returns what the approver of a leave or a pay run saw, as stored in the event. */
export const seenAt = ({ data }: Pick<Event, 'data'>): unknown => data.saw ?? null

/** Returns the entries in a pay run's state by employee; money in the run's currency. */
export function entriesIn(state: unknown) {
  const run = state as PayRunState
  if (!run || typeof run !== 'object' || !('entries_count' in run)) return null

  const all = [...entriesById(run.entries)].map(([id, { employee_id, should_pay, pay }]) => ({
    id,
    employee_id,
    should_pay,
    // Null after the person's erasure.
    pay: pay && {
      basic_pay: pay.basic_pay,
      allowances: sumAmounts(pay.allowances),
      deductions: sumAmounts(pay.deductions),
      gross_pay: pay.gross_pay,
      net_pay: pay.net_pay,
    },
  }))

  return { currency: run.currency, rows: all.slice(0, MOST_ENTRIES), total: all.length }
}

const sumAmounts = (lines: readonly { amount: string }[]) =>
  lines
    .reduce((total, line) => total.plus(line.amount), amount(0))
    .toFixed(Math.max(2, ...lines.map((line) => line.amount.split('.')[1]?.length ?? 0)))
