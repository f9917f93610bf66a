import { refuse } from '@workledger/contracts/kernel/errors'
import { entriesById, getById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { changeEntry } from './pay-entry-change'
import { approve } from './pay-run-approval'
import type { PayRunCommand } from './pay-run-commands'
import {
  evolve,
  type PayRunEvent,
  type PayRunState,
  paidOf,
  type Run,
  totalsOf,
  touchedEntry,
  withPayees,
} from './pay-run-state'
import { keptAmounts } from './pay-sums'

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
