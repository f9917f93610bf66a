import { entriesById } from '@workledger/domain/kernel/by-id'
import { amount } from '@workledger/domain/kernel/money'
import type { PayRunState } from '@workledger/domain/payroll/pay-run'
import { areas, streamsOf } from '@workledger/domain/registry'
import type { Event } from '@workledger/event-store/port'

/** Ids of an answer that are given names, at most. */
const MOST_IDS = 1_000

/** Entries of a pay run that are told as they were, at most. */
const MOST_ENTRIES = 500

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Fields that say from when on something holds, the plainest first. */
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

/** The area that a stream belongs to. */
export const areaOf = (category: string) => areaByCategory.get(category) ?? ''

/** Every id that a value names, each once. */
export const idsIn = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value)?.match(ID))].slice(0, MOST_IDS)

/** The day from which on holds what an event says, where it says one. */
export function effectiveOn({ data }: Pick<Event, 'data'>): string | null {
  const found = EFFECTIVE.map((name) => data[name]).find(
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  )
  return (found as string | undefined) ?? null
}

/**
 * Whose record a stream is: of kinds that belong to one employee, by their name or their first
 * event.
 */
export function employeeOf(stream: string, first: Event | undefined): string | null {
  const kind = streamsOf(stream)
  if (!kind || kind.readers === 'nobody') return null
  return kind.ofRecord ? ((first?.data.employee_id as string | undefined) ?? null) : kind.id
}

/** What the approver of a leave or a pay run had in front of them, as the event kept it. */
export const seenAt = ({ data }: Pick<Event, 'data'>): unknown => data.saw ?? null

/**
 * The entries of a pay run as they stand in its state, by employee; money in the run's currency.
 */
export function entriesIn(state: unknown) {
  const run = state as PayRunState
  if (!run || typeof run !== 'object' || !('entries_count' in run)) return null

  const all = [...entriesById(run.entries)].map(([id, { employee_id, should_pay, pay }]) => ({
    id,
    employee_id,
    should_pay,
    // Null once the person was erased.
    pay: pay && {
      basic_pay: pay.basic_pay,
      allowances: sum(pay.allowances),
      deductions: sum(pay.deductions),
      gross_pay: pay.gross_pay,
      net_pay: pay.net_pay,
    },
  }))

  return { currency: run.currency, rows: all.slice(0, MOST_ENTRIES), total: all.length }
}

const sum = (lines: readonly { amount: string }[]) =>
  lines
    .reduce((total, line) => total.plus(line.amount), amount(0))
    .toFixed(Math.max(2, ...lines.map((line) => line.amount.split('.')[1]?.length ?? 0)))
