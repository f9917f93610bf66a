import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { type ById, entriesById, getById, putAllById, putById, withoutId } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Touch } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { amount, total } from '../kernel/money'
import {
  calculatePay,
  inputsOf,
  type Pay,
  type PayComponent,
  type PayInputs,
  type PayRule,
  ruleOf,
} from './pay'
import { whole } from './pay-adjustments'
import {
  type DraftedEntry,
  PAY_RUN_ENTRIES_MOST_BYTES,
  type PayRunWarning,
} from './pay-run-entries'
import { keptAmounts } from './pay-sums'

export type PayRunEvent = AnyEventOf<typeof payRunEvents>
type PayRunEventData<T extends PayRunEvent['type']> = Extract<PayRunEvent, { type: T }>['data']
type Saw = NonNullable<PayRunEventData<'PayRunApproved'>['saw']>

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
  /** Entries whose amounts outlive the person. */
  readonly kept: readonly string[]
}

export type PayRunState =
  | { status: 'none' }
  | { status: 'deleted' }
  | ({ status: 'drafting' | 'draft' | 'complete' } & Run)

/**
 * A name and an amount as typed by an admin; `adjustment_id` names the replaced line of the entry.
 */
export interface TypedComponent {
  readonly name: string
  readonly amount: string
  readonly adjustment_id?: string | null | undefined
}

export interface EntryChange {
  readonly entry_id: string
  readonly should_pay?: boolean | undefined
  readonly work_hours?: string | undefined
  readonly allowances?: readonly TypedComponent[] | undefined
  readonly deductions?: readonly TypedComponent[] | undefined
  readonly reason?: string | null | undefined
}

type By = {
  /** The signed-in user, and the admin behind a sign-in-as session. */
  by: string[]
}

export type PayRunCommand =
  | ({ type: 'start' } & PayRunEventData<'PayRunStarted'>)
  | { type: 'add-entries'; payrun_id: string; entries: DraftedEntry[]; warnings: PayRunWarning[] }
  | { type: 'finish-draft'; payrun_id: string }
  | ({ type: 'change-entry'; payrun_id: string; change: EntryChange } & By)
  /** All or none; entries already in the requested state stay. */
  | ({
      type: 'change-payees'
      payrun_id: string
      entry_ids: readonly string[]
      should_pay: boolean
      reason: string | null
      /** The acting people, as employees. */
      actors: readonly string[]
    } & By)
  /** `four_eyes`: a preparer of the run may not approve it. */
  | ({
      type: 'approve'
      payrun_id: string
      changes: readonly EntryChange[]
      notify_employee: boolean
      four_eyes: boolean
      /**
       * Since the previous run the approver changed facts of their own entry, which counts as
       * preparing this one.
       */
      changed_own?: boolean | undefined
      /** What the approver saw in addition to the run itself. */
      saw?: Pick<Saw, 'previous' | 'checks' | 'accepted'> | undefined
    } & By)
  /** In parts, like the draft: changed entries, and removed ones. */
  | {
      type: 'recalculate-entries'
      payrun_id: string
      first: boolean
      entries: DraftedEntry[]
      removed: string[]
      warnings: PayRunWarning[]
    }
  | ({ type: 'finish-recalculation'; payrun_id: string; facts_position: string } & By)
  /** `entry_ids` null: all paid entries that are not reversed yet. */
  | ({
      type: 'reverse'
      payrun_id: string
      reversal_id: string
      entry_ids: string[] | null
      pay_date: string
      reason: string | null
      notify_employee: boolean
    } & By)
  /** Keeps amounts of an employee before the erasure. */
  | { type: 'keep-amounts'; payrun_id: string; employee_id: string }
  | { type: 'delete'; payrun_id: string }

/**
 * A pay run: stream `payrun-{id}`. Drafted in chunks, changed entry by entry, approved once, then
 * unchangeable.
 */
export const payRunDecider: Decider<PayRunState, PayRunCommand, PayRunEvent> = {
  category: 'payrun',
  initial: { status: 'none' },
  decide,
  evolve,
  content: touchedEntry,
  // An entry with its lines weighs as much as twenty events.
  weight: (state) => ('entries_count' in state ? state.entries_count * 20 : 0),
}

function decide(state: PayRunState, command: PayRunCommand): PayRunEvent[] {
  const { payrun_id } = command

  if (command.type === 'start') {
    const { type: _, ...data } = command
    return state.status === 'none' ? [{ type: 'PayRunStarted', data }] : []
  }

  if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')

  switch (command.type) {
    case 'add-entries':
      if (state.status !== 'drafting') return []
      return [
        {
          type: 'PayRunEntriesDrafted',
          data: { payrun_id, entries: command.entries, warnings: command.warnings },
        },
      ]

    case 'finish-draft':
      return state.status === 'drafting' ? [{ type: 'PayRunDrafted', data: { payrun_id } }] : []
    case 'change-entry':
      return changeEntry(changeable(state), command.change, command.by)
    case 'change-payees':
      return changePayees(changeable(state), command)
    case 'approve':
      return approve(draft(state), command)

    case 'recalculate-entries': {
      const { type: _, ...data } = command
      changeable(state)
      return [{ type: 'PayRunEntriesRecalculated', data }]
    }

    case 'finish-recalculation': {
      const run = changeable(state)
      const entries_count = [...entriesById(run.entries)].length
      const { facts_position, by } = command

      return [
        {
          type: 'PayRunRecalculated',
          data: {
            payrun_id,
            facts_position,
            entries_count,
            totals: totalsOf(paidOf(run), run.currency),
            by,
          },
        },
      ]
    }

    case 'reverse':
      return reverse(state, command)
    case 'keep-amounts':
      return keepAmounts(state, command.employee_id)
    case 'delete':
      draft(state)
      return [{ type: 'PayRunDeleted', data: { payrun_id } }]
    default:
      return command satisfies never
  }
}

/**
 * Records what an approved run paid a person, without the person. Does nothing if their pay is
 * unreadable or already kept.
 */
function keepAmounts(
  run: Exclude<PayRunState, { status: 'none' | 'deleted' }>,
  employee_id: string,
): PayRunEvent[] {
  if (run.status !== 'complete') return []

  const entries = [...entriesById(run.entries)].flatMap(([entry_id, entry]) =>
    entry.employee_id === employee_id &&
    entry.should_pay &&
    entry.pay &&
    !run.kept.includes(entry_id)
      ? [{ entry_id, ...keptAmounts(entry.pay) }]
      : [],
  )

  return entries.length > 0
    ? [{ type: 'PayRunAmountsKept', data: { payrun_id: run.payrun_id, entries } }]
    : []
}

function draft(state: Exclude<PayRunState, { status: 'none' | 'deleted' }>): Run {
  if (state.status === 'complete') return refuse('payroll.complete')
  return state.status === 'drafting' ? refuse('payroll.drafting') : state
}

function changeable(state: Exclude<PayRunState, { status: 'none' | 'deleted' }>): Run {
  return state.reverses ? refuse('payroll.is_reversal') : draft(state)
}

function reverse(
  state: Exclude<PayRunState, { status: 'none' | 'deleted' }>,
  { type: _, entry_ids, ...command }: Extract<PayRunCommand, { type: 'reverse' }>,
): PayRunEvent[] {
  if (state.reverses) refuse('payroll.is_reversal')
  if (state.status !== 'complete') refuse('payroll.not_complete')
  const { entries, entries_count } = state

  for (const id of entry_ids ?? []) {
    const entry = getById(entries, id)
    if (!entry?.should_pay) refuse('not_found')
    if (entry?.reversed_by) refuse('payroll.reversed')
  }

  const left = [...entriesById(entries)].some(([, entry]) => entry.should_pay && !entry.reversed_by)
  if (!left) refuse('payroll.reversed')

  return [{ type: 'PayRunReversed', data: { ...command, entry_ids, entries_count } }]
}

/** Recalculates the entry from its inputs; returns nothing if it is unchanged. */
function changeEntry(
  run: Run,
  change: EntryChange,
  by: string[],
): Extract<PayRunEvent, { type: 'PayRunEntryChanged' }>[] {
  const { entry_id } = change
  const { employee_id, department_id, should_pay, pay } =
    getById(run.entries, entry_id) ?? refuse('not_found')
  // An erased person has no pay.
  if (!pay) refuse('not_found')

  // Hours that are sent back as displayed are not typed.
  const typed_hours =
    change.work_hours !== undefined && !isSameAmount(change.work_hours, pay.work_hours)
      ? change.work_hours
      : undefined

  if (typed_hours !== undefined) checkHours(run, typed_hours)

  const inputs: PayInputs = {
    ...inputsOf(pay),
    ...(typed_hours !== undefined ? { typed_hours } : {}),
    ...(change.allowances ? { allowances: typed(change.allowances, pay.allowances) } : {}),
    ...(change.deductions ? { deductions: typed(change.deductions, pay.deductions) } : {}),
  }

  const after = {
    should_pay: change.should_pay ?? should_pay,
    pay: calculatePay(inputs, run.currency),
  }

  if (!changed({ should_pay, pay }, after)) return []

  const data = {
    payrun_id: run.payrun_id,
    entry_id,
    employee_id,
    department_id,
    ...after,
    reason: change.reason || null,
    by,
  }

  return [{ type: 'PayRunEntryChanged', data }]
}

function changePayees(
  run: Run,
  {
    payrun_id,
    entry_ids: asked,
    should_pay,
    reason,
    actors,
    by,
  }: Extract<PayRunCommand, { type: 'change-payees' }>,
): PayRunEvent[] {
  const entryOf = (id: string) => getById(run.entries, id) ?? refuse('not_found')
  const entry_ids = [...new Set(asked)].filter((id) => entryOf(id).should_pay !== should_pay)
  if (entry_ids.length === 0) return []
  const own = entry_ids.some((id) => actors.includes(entryOf(id).employee_id))
  const totals = totalsOf(paidOf(withPayees(run, entry_ids, should_pay, reason)), run.currency)

  return [
    {
      type: 'PayRunPayeesChanged',
      data: { payrun_id, entry_ids, should_pay, own, reason: reason || null, totals, by },
    },
  ]
}

/** Refuses more hours than the days of the run have. */
function checkHours({ start, end }: Pick<Run, 'start' | 'end'>, typed: string) {
  const hours = ((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) * 24

  if (amount(typed).greaterThan(hours))
    refuse('payroll.hours_of_period', { field: 'work_hours', params: { hours } })
}

/**
 * Returns typed lines. A line with its amount unchanged keeps its rule, so that a percent stays
 * one; another amount is fixed.
 */
function typed(components: readonly TypedComponent[], before: readonly PayComponent[]): PayRule[] {
  // The bonus share of overtime follows from the other lines.
  const premium = before.filter((line) => line.regular_rate === 'premium')
  const left = before.filter((line) => line.regular_rate !== 'premium')

  const sent = components.filter(
    (each) =>
      !premium.some(
        (line) =>
          line.name === each.name && isSameAmount(line.amount, each.amount) && !each.adjustment_id,
      ),
  )

  const lines = sent.map(({ name, amount: value, adjustment_id = null }): PayRule => {
    const named = left.filter((line) =>
      adjustment_id
        ? line.adjustment_id === adjustment_id
        : line.name === name && !line.adjustment_id,
    )

    const line = named.find((each) => isSameAmount(each.amount, value)) ?? named[0]
    if (line) left.splice(left.indexOf(line), 1)
    if (line && isSameAmount(line.amount, value)) return { ...ruleOf(line), name }
    const { category_id = null, carried_in = false } = line ?? {}
    const counts = line?.regular_rate ? { regular_rate: line.regular_rate } : {}

    const by_hand = {
      ...whole,
      calculation_type: 'fixed' as const,
      value,
      from: null,
      to: null,
      typed: true,
      ...counts,
    }

    return { ...by_hand, adjustment_id: line?.adjustment_id ?? null, category_id, carried_in, name }
  })

  // A removed calculated line stays as a typed zero, so that a recalculation does not restore it.
  const gone = left.filter((line) => !line.typed)

  return [
    ...lines,
    ...gone.map(
      (line): PayRule => ({ ...ruleOf(line), ...whole, ...nothing, carried_in: line.carried_in }),
    ),
  ]
}

const nothing = {
  calculation_type: 'fixed' as const,
  value: '0',
  from: null,
  to: null,
  typed: true,
}

const isSameAmount = (a: string, b: string) => amount(a).equals(b)

/** Returns why an approval holds an entry back without a transfer. */
export function heldBack({ net_pay }: Pick<Pay, 'net_pay'>): 'zero_net' | 'negative_net' | null {
  if (amount(net_pay).isZero()) return 'zero_net'
  return amount(net_pay).isNegative() ? 'negative_net' : null
}

function approve(
  run: Run,
  {
    payrun_id,
    by,
    four_eyes,
    changed_own,
    saw,
    ...command
  }: Extract<PayRunCommand, { type: 'approve' }>,
): PayRunEvent[] {
  let after = run
  const changes: PayRunEvent[] = []

  for (const change of command.changes)
    for (const event of changeEntry(after, change, by)) {
      changes.push(event)
      after = withEntry(after, event.data, by)
    }

  // One append holds the approval and all its changes.
  if (JSON.stringify(changes).length > PAY_RUN_ENTRIES_MOST_BYTES)
    refuse('payroll.most_changes', { params: { count: changes.length } })

  if (!run.reverses && four_eyes && by.some((user) => after.preparers.includes(user)))
    refuse('payroll.four_eyes')

  if (!run.reverses && four_eyes && changed_own) refuse('payroll.four_eyes_own')
  const wanted = paidOf(after)
  const holdsBack = (pay: Pay) => (run.reverses ? null : heldBack(pay))

  const held = wanted.flatMap(({ id, pay }) => {
    const code = holdsBack(pay)
    return code ? [{ entry_id: id, code }] : []
  })

  const paid = wanted.filter(({ pay }) => !holdsBack(pay))
  if (paid.length === 0) refuse('payroll.nobody_paid')
  const totals = totalsOf(paid, run.currency)

  const seen: Saw | undefined = saw && {
    kind: 'payrun',
    currency: run.currency,
    net_pay: totals.net_pay,
    ...saw,
    four_eyes,
  }

  const data = {
    payrun_id,
    totals,
    held,
    notify_employee: command.notify_employee,
    ...(seen ? { saw: seen } : {}),
  }

  return [...changes, { type: 'PayRunApproved', data }]
}

const paidOf = ({ entries }: Pick<Run, 'entries'>) =>
  [...entriesById(entries)].flatMap(([id, { should_pay, pay }]) =>
    should_pay && pay ? [{ id, pay }] : [],
  )

function totalsOf(paid: readonly { pay: Pay }[], currency: string) {
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

function withEntry(
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

const withPayees = (
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
function touchedEntry({ type, data: { payrun_id: item } }: PayRunEvent): Touch | undefined {
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

function evolve(state: PayRunState, event: PayRunEvent): PayRunState {
  if (event.type === 'PayRunStarted') {
    const { by, ...data } = event.data
    return {
      status: 'drafting',
      ...data,
      preparers: by,
      entries: {},
      entries_count: 0,
      expenses: {},
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

      return {
        ...state,
        entries,
        expenses,
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
