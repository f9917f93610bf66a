import { refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { without } from '../kernel/by-id'
import { faultOf } from '../kernel/fault-of'
import { Fraction } from '../kernel/fraction'
import { availableBy } from './leave-balance'
import { checkAdjustment, checkTaken } from './leave-checks'
import { hasLeft, type LeaveFacts, lastOf, termsOn, yearOf } from './leave-facts'
import { leaveAccounts } from './leave-ledger'
import type { LeaveEvent, LeaveEventData, LeaveLedger } from './leave-state'

/** The balance that another program gives a person at the end of a day. */
export interface StatedBalance {
  readonly employee_id: string
  readonly day: string
  /** Exact days: a decimal, or a fraction such as "4/3". */
  readonly stated: string
  readonly facts: LeaveFacts
}

export type BalanceImportCommand =
  /** Books the difference to the stated balance; nothing if there is none. */
  | ({ type: 'import-balance'; import_id: string; adjustment_id: string } & StatedBalance)
  | {
      type: 'undo-balance'
      employee_id: string
      import_id: string
      adjustment_id: string
      facts: LeaveFacts
    }

export const isBalanceCommand = (command: { type: string }): command is BalanceImportCommand =>
  command.type === 'import-balance' || command.type === 'undo-balance'

export function decideBalanceImport(
  state: LeaveLedger,
  command: BalanceImportCommand,
): LeaveEvent[] {
  const { employee_id, adjustment_id } = command

  if (command.type === 'undo-balance')
    return keptBalanceReason(state, command) === undefined
      ? [{ type: 'LeaveAdjustmentDeleted', data: { employee_id, adjustment_id } }]
      : []

  // A repeated request.
  if (state.adjustments[adjustment_id]) return []
  const found = correctionOf(state, command)
  if ('code' in found || found.change.isZero()) return []

  return [
    {
      type: 'LeaveAdjusted',
      data: { ...found.adjustment, adjustment_id, import_id: command.import_id },
    },
  ]
}

/** What an import makes of one balance. */
export interface Correction {
  readonly now: Fraction
  readonly then: Fraction
  readonly change: Fraction
  readonly adjustment: Omit<LeaveEventData<'LeaveAdjusted'>, 'adjustment_id' | 'import_id'>
}

/** Returns the correction that a stated balance needs, or why there can be none. */
export function correctionOf(state: LeaveLedger, stated: StatedBalance): Correction | Fault {
  const { employee_id, day, facts } = stated
  const fault = faultOf(() => checkDay(state, day, facts))
  if (fault) return fault
  const then = Fraction.of(stated.stated)
  const now = balanceOn(state, facts, day)
  const change = then.minus(now)
  const days = change.toString()
  const [exact, text] = [change.exactly(), then.exactly()]

  const adjustment: Correction['adjustment'] = {
    employee_id,
    kind: 'adjustment',
    year: yearOf(day),
    days,
    ...(exact === days ? {} : { exact }),
    valid_from: day,
    valid_to: lastOf(yearOf(day)),
    description: '',
    stated: text,
  }

  if (change.isZero()) return { now, then, change, adjustment }
  const unbookable = { code: 'leave_import.unreachable' }
  if (!DECIMAL.test(days) || exact.length > LONGEST || text.length > LONGEST) return unbookable
  const data = { ...adjustment, adjustment_id: 'stated' }

  return (
    faultOf(() => checkAdjustment(state, { ...data, days: exact }, facts)) ??
    (balanceOn(withDays(state, { ...data, days: exact }), facts, day).eq(then)
      ? { now, then, change, adjustment }
      : unbookable)
  )
}

/** An amount of an event, and the longest fraction in one. */
const DECIMAL = /^-?\d{1,32}(\.\d{1,20})?$/
const LONGEST = 60

/** Refuses a day that is not over, is settled, or has no balance. */
function checkDay({ closed }: LeaveLedger, day: string, facts: LeaveFacts) {
  const { from, earlier = [] } = facts.employed
  if (day > facts.today) refuse('leave_import.future_day')
  if (hasLeft(facts, facts.today)) refuse('leave_import.has_left')

  if (from !== null && day < from) {
    if (earlier.length > 0) refuse('leave_import.has_left')
    refuse('leave.before_employment', { params: { day: from } })
  }

  const year = yearOf(day)
  if (closed[year]) refuse('leave_import.closed_year', { params: { year: String(year) } })
  if (termsOn(facts, day)?.unlimited ?? true) refuse('leave_import.no_allowance')
}

/**
 * Returns the balance at the end of a day: what its year has granted by then, less the leave taken
 * by then. Requests and later leave do not count, as in other programs.
 */
export function balanceOn(state: LeaveLedger, facts: LeaveFacts, day: string): Fraction {
  const leaves = Object.fromEntries(
    Object.entries(state.leaves).flatMap(([id, leave]) =>
      leave.status === 'approved'
        ? [[id, { ...leave, days: leave.days.filter(({ date }) => date <= day) }]]
        : [],
    ),
  )

  const year = yearOf(day)
  const then = { ...facts, today: day }
  return availableBy(day, leaveAccounts({ ...state, leaves }, then, year).get(year), then)
}

/** Why an undo leaves a correction. `gone`: someone deleted it, or it is of another import. */
export type KeptBalanceReason = 'gone' | 'changed' | 'erased' | 'closed' | 'paid' | 'used'

/** Returns why an undo leaves a correction; undefined if it takes it back. */
export function keptBalanceReason(
  state: LeaveLedger,
  {
    import_id,
    adjustment_id,
    facts,
  }: Omit<Extract<BalanceImportCommand, { type: 'undo-balance' }>, 'type' | 'employee_id'>,
): KeptBalanceReason | undefined {
  const adjustment = state.adjustments[adjustment_id]
  if (!adjustment || adjustment.import_id !== import_id) return 'gone'
  if (adjustment.changed) return 'changed'
  if (adjustment.description === null) return 'erased'
  if (state.closed[adjustment.year]) return 'closed'
  // The last pay settled the balance.
  if (hasLeft(facts, facts.today)) return 'paid'
  const after = { ...state, adjustments: without(state.adjustments, adjustment_id) }

  return faultOf(() => checkTaken(state, after, facts)) ? 'used' : undefined
}

const withDays = (
  state: LeaveLedger,
  { adjustment_id, employee_id: _, ...adjustment }: LeaveEventData<'LeaveAdjusted'>,
): LeaveLedger => ({
  ...state,
  adjustments: { ...state.adjustments, [adjustment_id]: adjustment },
})
