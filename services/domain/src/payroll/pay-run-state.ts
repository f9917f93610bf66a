import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { type ById, entriesById, getById, putAllById, putById, withoutId } from '../kernel/by-id'
import type { Touch } from '../kernel/contents'
import { total } from '../kernel/money'
import { type Pay } from './pay'
import { type DraftedEntry } from './pay-run-entries'

export type PayRunEvent = AnyEventOf<typeof payRunEvents>

export type PayRunEventData<T extends PayRunEvent['type']> = Extract<
  PayRunEvent,
  { type: T }
>['data']

interface Entry extends Omit<DraftedEntry, 'entry_id'> {
  readonly reason?: string | null
  /** The run that reverses it. */
  readonly reversed_by?: string
}

export interface Run extends Omit<PayRunEventData<'PayRunStarted'>, 'by'> {
  /** Users who drafted it or changed an entry. */
  readonly preparers: readonly string[]
  readonly entries: ById<Entry>
  /** Number of entries ever made, which gives the next number. */
  readonly entries_count: number
  /** Employees of all expenses that were ever among its lines. */
  readonly expenses: ById<string>
  /** Employees of all payouts that were ever among its lines. */
  readonly payouts: ById<string>
  /** Entries whose amounts outlive the person. */
  readonly kept: readonly string[]
}

export type PayRunState =
  | { status: 'none' }
  | { status: 'deleted' }
  | ({ status: 'drafting' | 'draft' | 'complete' } & Run)

export const paidOf = ({ entries }: Pick<Run, 'entries'>) =>
  [...entriesById(entries)].flatMap(([id, { should_pay, pay }]) =>
    should_pay && pay ? [{ id, pay }] : [],
  )

export function totalsOf(paid: readonly { pay: Pay }[], currency: string) {
  const sum = (field: 'basic_pay' | 'gross_pay' | 'net_pay') =>
    total(
      paid.map(({ pay }) => pay[field]),
      currency,
    )
  return {
    paid_count: paid.length,
    basic_pay: sum('basic_pay'),
    gross_pay: sum('gross_pay'),
    net_pay: sum('net_pay'),
  }
}

export function withEntry(
  run: Run,
  {
    entry_id,
    employee_id,
    department_id,
    should_pay,
    pay,
    reason = null,
  }: DraftedEntry & { readonly reason?: string | null },
  by: readonly string[],
): Run {
  const preparers = [...new Set([...run.preparers, ...by])]
  return {
    ...run,
    preparers,
    entries: putById(run.entries, entry_id, {
      employee_id,
      department_id,
      should_pay,
      pay,
      reason,
    }),
  }
}

export const withPayees = (
  run: Run,
  entry_ids: readonly string[],
  should_pay: boolean,
  reason: string | null,
): Run => ({
  ...run,
  entries: putAllById(
    run.entries,
    entry_ids.map((id) => [id, { ...getById(run.entries, id)!, should_pay, reason }]),
  ),
})

function withExpenses(before: ById<string>, entries: readonly DraftedEntry[]): ById<string> {
  let after = before

  for (const { employee_id, pay } of entries)
    for (const { expense_id } of pay?.expenses ?? [])
      after = putById(after, expense_id, employee_id)

  return after
}

function withPayouts(before: ById<string>, entries: readonly DraftedEntry[]): ById<string> {
  let after = before

  for (const { employee_id, pay } of entries)
    for (const id of payoutIds(pay)) after = putById(after, id, employee_id)

  return after
}

/** Returns the payouts of working time accounts that a pay has as lines. */
export const payoutIds = (pay: Pay | null): string[] =>
  (pay?.allowances ?? []).flatMap(({ payout_id }) => payout_id ?? [])

/** Returns what a run does with each payout that was ever among its lines. */
export const payoutsOf = (run: Pick<Run, 'entries' | 'payouts'>) => {
  const paid = new Set(paidOf(run).flatMap(({ pay }) => payoutIds(pay)))

  return [...entriesById(run.payouts)].map(([payout_id, employee_id]) => ({
    payout_id,
    employee_id,
    paid: paid.has(payout_id),
  }))
}

/**
 * Returns what a run does with each expense that was ever among its lines: pays it, or releases it.
 */
export const expensesOf = (run: Pick<Run, 'entries' | 'expenses'>) => {
  const paid = new Set(
    paidOf(run).flatMap(({ pay }) => pay.expenses.map(({ expense_id }) => expense_id)),
  )
  return [...entriesById(run.expenses)].map(([expense_id, employee_id]) => ({
    expense_id,
    employee_id,
    paid: paid.has(expense_id),
  }))
}

/**
 * Returns the touched content, which is what a run pays: a reversal changes it, an approval does
 * not.
 */
export function touchedEntry({ type, data: { payrun_id: item } }: PayRunEvent): Touch | undefined {
  switch (type) {
    case 'PayRunStarted':
    case 'PayRunEntriesDrafted':
    // The amounts stay the same, without a name.
    case 'PayRunAmountsKept':
      return undefined
    case 'PayRunDrafted':
      return { item, how: 'submitted' }
    case 'PayRunEntryChanged':
    case 'PayRunPayeesChanged':
    case 'PayRunEntriesRecalculated':
    case 'PayRunRecalculated':
    case 'PayRunReversed':
      return { item, how: 'changed' }
    case 'PayRunApproved':
      return { item, how: 'approved' }
    case 'PayRunDeleted':
      return { item, how: 'gone' }
    default:
      return type satisfies never
  }
}

export function evolve(state: PayRunState, event: PayRunEvent): PayRunState {
  if (event.type === 'PayRunStarted') {
    const { by, ...data } = event.data
    return {
      status: 'drafting',
      ...data,
      preparers: by,
      entries: {},
      entries_count: 0,
      expenses: {},
      payouts: {},
      kept: [],
    }
  }

  if (state.status === 'none' || state.status === 'deleted') return state

  switch (event.type) {
    case 'PayRunEntriesDrafted': {
      const entries = putAllById(
        state.entries,
        event.data.entries.map(({ entry_id, ...entry }) => [entry_id, entry]),
      )

      const expenses = withExpenses(state.expenses, event.data.entries)
      const payouts = withPayouts(state.payouts, event.data.entries)

      return {
        ...state,
        entries,
        expenses,
        payouts,
        entries_count: state.entries_count + event.data.entries.length,
      }
    }

    case 'PayRunEntriesRecalculated': {
      let { entries, entries_count } = state

      for (const { entry_id, ...entry } of event.data.entries) {
        const before = getById(entries, entry_id)
        if (!before) entries_count++
        entries = putById(entries, entry_id, { ...before, ...entry })
      }

      for (const entry_id of event.data.removed) entries = withoutId(entries, entry_id)

      return {
        ...state,
        entries,
        entries_count,
        expenses: withExpenses(state.expenses, event.data.entries),
        payouts: withPayouts(state.payouts, event.data.entries),
      }
    }

    case 'PayRunRecalculated':
      return {
        ...state,
        facts_position: event.data.facts_position,
        preparers: [...new Set([...state.preparers, ...event.data.by])],
      }

    case 'PayRunDrafted':
      return { ...state, status: 'draft' }
    case 'PayRunEntryChanged':
      return { ...state, ...withEntry(state, event.data, event.data.by) }

    case 'PayRunPayeesChanged': {
      const { entry_ids, should_pay, reason, by } = event.data
      return {
        ...state,
        ...withPayees(state, entry_ids, should_pay, reason),
        preparers: [...new Set([...state.preparers, ...by])],
      }
    }

    case 'PayRunApproved': {
      let { entries } = state

      for (const { entry_id } of event.data.held)
        entries = putById(entries, entry_id, { ...getById(entries, entry_id)!, should_pay: false })

      return { ...state, status: 'complete', entries }
    }

    case 'PayRunReversed': {
      const { entry_ids, reversal_id } = event.data
      const chosen = entry_ids && new Set(entry_ids)
      const reversed = [...entriesById(state.entries)].filter(
        ([id, entry]) => entry.should_pay && !entry.reversed_by && (!chosen || chosen.has(id)),
      )

      return {
        ...state,
        entries: putAllById(
          state.entries,
          reversed.map(([id, entry]) => [id, { ...entry, reversed_by: reversal_id }]),
        ),
      }
    }

    case 'PayRunAmountsKept':
      return {
        ...state,
        kept: [...state.kept, ...event.data.entries.map(({ entry_id }) => entry_id)],
      }

    case 'PayRunDeleted':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}
