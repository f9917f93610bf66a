import { refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import type { DayRange } from '../kernel/day-range'
import { faultOf } from '../kernel/fault-of'
import { checkBalance, checkPlaced } from './leave-checks'
import { type LeaveFacts, yearOf } from './leave-facts'
import type { Leave, LeaveDetails, LeaveEvent, LeaveLedger } from './leave-state'

/** Days that an import and its undo leave as they are. */
export interface SettledDays extends DayRange {
  readonly code: 'leave_import.paid_days' | 'leave_import.closed_month'
}

type NewLeave = LeaveDetails & { readonly leave_id: string }

interface ImportRef {
  employee_id: string
  import_id: string
  settled: readonly SettledDays[]
}

export type LeaveImportCommand =
  /** Approved leaves of another program. */
  | ({ type: 'import'; leaves: readonly NewLeave[]; facts: LeaveFacts } & ImportRef)
  | ({ type: 'undo-import'; leave_ids: readonly string[] } & ImportRef)

export const isImportCommand = (command: { type: string }): command is LeaveImportCommand =>
  command.type === 'import' || command.type === 'undo-import'

/**
 * Adds the leaves that are not here and that no rule refuses, or removes those that no one has used.
 * `refusedLeaves` and `keptReason` say why the others are left out.
 */
export function decideImport(state: LeaveLedger, command: LeaveImportCommand): LeaveEvent[] {
  const { employee_id, import_id } = command

  if (command.type === 'undo-import')
    return command.leave_ids.flatMap((leave_id): LeaveEvent[] =>
      keptReason(state, command, leave_id) === undefined
        ? [{ type: 'LeaveDeleted', data: { employee_id, leave_id } }]
        : [],
    )

  const refused = refusedLeaves(state, command)

  return fresh(state, command.leaves).flatMap((leave): LeaveEvent[] =>
    refused.has(leave.leave_id)
      ? []
      : [
          {
            type: 'LeaveRequested',
            data: {
              ...leave,
              days: [...leave.days],
              description: leave.description ?? '',
              status: 'approved',
              employee_id,
              import_id,
            } as Extract<LeaveEvent, { type: 'LeaveRequested' }>['data'],
          },
        ],
  )
}

/** Returns the leaves that are not here, each once. */
const fresh = ({ leaves }: LeaveLedger, all: readonly NewLeave[]): NewLeave[] => {
  const seen = new Set<string>()

  return all.filter(({ leave_id }) => {
    if (leaves[leave_id] || seen.has(leave_id)) return false
    seen.add(leave_id)
    return true
  })
}

/**
 * Returns why leaves of an import cannot be added. Those that the balance covers together are not
 * asked for one by one.
 */
export function refusedLeaves(
  state: LeaveLedger,
  {
    employee_id,
    leaves,
    facts,
    settled,
  }: Omit<Extract<LeaveImportCommand, { type: 'import' }>, 'type' | 'import_id'>,
): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>()
  let ledger = state

  for (const leave of fresh(state, leaves)) {
    const fault = faultOf(() => {
      refuseSettled(state, leave, settled)
      checkPlaced(ledger, { ...leave, employee_id }, facts)
    })

    if (fault) faults.set(leave.leave_id, fault)
    else ledger = withLeave(ledger, leave)
  }

  const placed = fresh(state, leaves).filter(({ leave_id }) => !faults.has(leave_id))
  if (!faultOf(() => checkBalance(state, placed, facts))) return faults
  ledger = state

  for (const leave of placed) {
    const fault = faultOf(() => checkBalance(ledger, [leave], facts))

    if (fault) faults.set(leave.leave_id, fault)
    else ledger = withLeave(ledger, leave)
  }

  return faults
}

/** Why an undo leaves a leave. `gone`: someone deleted it, or it is of another import. */
export type KeptReason = 'gone' | 'paid' | 'closed' | 'erased' | 'changed'

/** Returns why an undo leaves a leave; undefined if it removes it. */
export function keptReason(
  state: LeaveLedger,
  { import_id, settled }: Pick<ImportRef, 'import_id' | 'settled'>,
  leave_id: string,
): KeptReason | undefined {
  const leave = state.leaves[leave_id]
  if (!leave || leave.import_id !== import_id) return 'gone'
  if (Object.keys(leave.used).length > 0) return 'paid'
  const fault = faultOf(() => refuseSettled(state, leave, settled))
  if (fault) return fault.code === 'leave_import.paid_days' ? 'paid' : 'closed'
  if (leave.description === null) return 'erased'

  return leave.status === 'approved' && leave.comment === undefined ? undefined : 'changed'
}

/** Refuses days that a pay run, a closed month or a closed year of leave counted. */
function refuseSettled(
  { closed }: LeaveLedger,
  { days }: Pick<Leave, 'days'>,
  settled: readonly SettledDays[],
) {
  for (const { date } of days) {
    const found = settled.find(({ from, to }) => from <= date && date <= to)
    if (found) refuse(found.code, { params: { day: date } })
    if (closed[yearOf(date)])
      refuse('leave_import.closed_year', { params: { year: String(yearOf(date)) } })
  }
}

const withLeave = (state: LeaveLedger, { leave_id, ...leave }: NewLeave): LeaveLedger => ({
  ...state,
  leaves: { ...state.leaves, [leave_id]: { ...leave, status: 'approved', used: {} } },
})
