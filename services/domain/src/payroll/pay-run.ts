import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { type ById, entriesById, getById, putById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { amount, total } from '../kernel/money'
import { calculatePay, inputsOf, type Pay, type PayComponent, type PayInputs, type PayRule } from './pay'
import type { DraftedEntry, PayRunWarning } from './pay-run-entries'

export type PayRunEvent = AnyEventOf<typeof payRunEvents>
type Data<T extends PayRunEvent['type']> = Extract<PayRunEvent, { type: T }>['data']
interface Run extends Omit<Data<'PayRunStarted'>, 'by'> {
  /** Users who drafted it or changed an entry. */
  readonly preparers: readonly string[]
  readonly entries: ById<Omit<DraftedEntry, 'entry_id'> & { readonly reason?: string | null }>
}
export type PayRunState = { status: 'none' } | { status: 'deleted' } | ({ status: 'drafting' | 'draft' | 'complete' } & Run)

/** A name and an amount as an admin typed them; `adjustment_id` says which line of the entry it stands for. */
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
  | ({ type: 'start' } & Data<'PayRunStarted'>)
  | { type: 'add-entries'; payrun_id: string; entries: DraftedEntry[]; warnings: PayRunWarning[] }
  | { type: 'finish-draft'; payrun_id: string }
  | ({ type: 'change-entry'; payrun_id: string; change: EntryChange } & By)
  /** `four_eyes`: whoever prepared the run may not approve it. */
  | ({ type: 'approve'; payrun_id: string; changes: readonly EntryChange[]; notify_employee: boolean; four_eyes: boolean } & By)
  | { type: 'delete'; payrun_id: string }

/** A pay run: stream `payrun-{id}`. Drafted in chunks, changed entry by entry, approved once, unchangeable from then on. */
export const payRunDecider: Decider<PayRunState, PayRunCommand, PayRunEvent> = {
  category: 'payrun',
  initial: { status: 'none' },
  decide,
  evolve,
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
      return [{ type: 'PayRunEntriesDrafted', data: { payrun_id, entries: command.entries, warnings: command.warnings } }]
    case 'finish-draft':
      return state.status === 'drafting' ? [{ type: 'PayRunDrafted', data: { payrun_id } }] : []
    case 'change-entry':
      return changeEntry(draft(state), command.change, command.by)
    case 'approve':
      return approve(draft(state), command)
    case 'delete':
      draft(state)
      return [{ type: 'PayRunDeleted', data: { payrun_id } }]
    default:
      return command satisfies never
  }
}

function draft(state: Exclude<PayRunState, { status: 'none' | 'deleted' }>): Run {
  if (state.status === 'complete') return refuse('payroll.complete')
  return state.status === 'drafting' ? refuse('payroll.drafting') : state
}

/** Calculates the entry anew from its inputs; nothing when it comes out as it was. */
function changeEntry(run: Run, change: EntryChange, by: string[]): Extract<PayRunEvent, { type: 'PayRunEntryChanged' }>[] {
  const { entry_id } = change
  const { employee_id, should_pay, pay } = getById(run.entries, entry_id) ?? refuse('not_found')
  // The pay of an erased person is gone.
  if (!pay) refuse('not_found')
  const inputs: PayInputs = {
    ...inputsOf(pay),
    // Hours that are sent back as they were shown are not typed ones.
    ...(change.work_hours !== undefined && !same(change.work_hours, pay.work_hours) ? { typed_hours: change.work_hours } : {}),
    ...(change.allowances ? { allowances: typed(change.allowances, pay.allowances) } : {}),
    ...(change.deductions ? { deductions: typed(change.deductions, pay.deductions) } : {}),
  }
  const after = { should_pay: change.should_pay ?? should_pay, pay: calculatePay(inputs, run, run.currency) }
  if (!changed({ should_pay, pay }, after)) return []
  const data = { payrun_id: run.payrun_id, entry_id, employee_id, ...after, reason: change.reason || null, by }
  return [{ type: 'PayRunEntryChanged', data }]
}

/** A line that comes back with its amount unchanged keeps its rule, so that a percent stays one; another amount is fixed. */
function typed(components: readonly TypedComponent[], before: readonly PayComponent[]): PayRule[] {
  const left = [...before]
  return components.map(({ name, amount: value, adjustment_id = null }): PayRule => {
    const index = left.findIndex((line) =>
      adjustment_id ? line.adjustment_id === adjustment_id : line.name === name && !line.adjustment_id,
    )
    const [line] = index >= 0 ? left.splice(index, 1) : []
    if (!line) return { adjustment_id: null, name, calculation_type: 'fixed', value }
    if (!same(line.amount, value)) return { adjustment_id: line.adjustment_id, name, calculation_type: 'fixed', value }
    return { adjustment_id: line.adjustment_id, name, calculation_type: line.calculation_type, value: line.value }
  })
}
const same = (a: string, b: string) => amount(a).equals(b)

const MOST_NAMED = 20
export const negativeNet = ({ net_pay }: Pick<Pay, 'net_pay'>) =>
  amount(net_pay).isNegative() && !amount(net_pay).isZero() ? `The net pay is negative: ${net_pay}.` : null

function approve(run: Run, { payrun_id, by, four_eyes, ...command }: Extract<PayRunCommand, { type: 'approve' }>): PayRunEvent[] {
  let after = run
  const changes: PayRunEvent[] = []
  for (const change of command.changes)
    for (const event of changeEntry(after, change, by)) {
      changes.push(event)
      after = withEntry(after, event.data, by)
    }
  if (four_eyes && by.some((user) => after.preparers.includes(user))) refuse('payroll.four_eyes')
  const paid = [...entriesById(after.entries)].flatMap(([id, { should_pay, pay }]) => (should_pay && pay ? [[id, pay] as const] : []))
  const negative = paid.flatMap(([id, pay]) => (negativeNet(pay) ? [[`entries.${id}`, [negativeNet(pay)!]] as [string, string[]]] : []))
  if (negative.length > 0)
    refuse('payroll.negative', { params: { count: negative.length }, fields: Object.fromEntries(negative.slice(0, MOST_NAMED)) })
  const sum = (field: 'basic_pay' | 'gross_pay' | 'net_pay') =>
    total(
      paid.map(([, pay]) => pay[field]),
      run.currency,
    )
  const totals = { paid_count: paid.length, basic_pay: sum('basic_pay'), gross_pay: sum('gross_pay'), net_pay: sum('net_pay') }
  return [...changes, { type: 'PayRunApproved', data: { payrun_id, totals, notify_employee: command.notify_employee } }]
}

function withEntry(
  run: Run,
  { entry_id, employee_id, should_pay, pay, reason = null }: DraftedEntry & { readonly reason?: string | null },
  by: readonly string[],
): Run {
  const preparers = [...new Set([...run.preparers, ...by])]
  return { ...run, preparers, entries: putById(run.entries, entry_id, { employee_id, should_pay, pay, reason }) }
}

function evolve(state: PayRunState, event: PayRunEvent): PayRunState {
  if (event.type === 'PayRunStarted') {
    const { by, ...data } = event.data
    return { status: 'drafting', ...data, preparers: by, entries: {} }
  }
  if (state.status === 'none' || state.status === 'deleted') return state
  switch (event.type) {
    case 'PayRunEntriesDrafted': {
      let { entries } = state
      for (const { entry_id, ...entry } of event.data.entries) entries = putById(entries, entry_id, entry)
      return { ...state, entries }
    }
    case 'PayRunDrafted':
      return { ...state, status: 'draft' }
    case 'PayRunEntryChanged':
      return { ...state, ...withEntry(state, event.data, event.data.by) }
    case 'PayRunApproved':
      return { ...state, status: 'complete' }
    case 'PayRunDeleted':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}
