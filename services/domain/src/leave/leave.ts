import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveEvents } from '@workledger/contracts/leave/leave.events'
import Decimal from 'decimal.js'
import { earliest, latest } from '../kernel/bounds'
import { without } from '../kernel/by-id'
import type { Touch } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { daysTotal, type LeaveDay } from './leave-days'
import { type LeaveFacts, lastOf, termsOn } from './leave-facts'
import { type ClosedYear, carryRule, leaveAccounts, type YearAccount } from './leave-ledger'

export type LeaveEvent = AnyEventOf<typeof leaveEvents>
type LeaveEventData<T extends LeaveEvent['type']> = Extract<LeaveEvent, { type: T }>['data']

export interface LeaveDetails {
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day: 'first_half' | 'second_half' | null
  days: readonly LeaveDay[]
  takes_allowance: boolean
  paid_percent: string
  /** Null after the person's erasure. */
  description: string | null
  document: string | null
}

export interface Leave extends LeaveDetails {
  status: 'pending' | 'approved' | 'rejected'
  /** The last day that each pay run used. */
  used: Readonly<Record<string, string>>
  /** The comment on the last decision, if any; the history shows it. */
  comment?: string | undefined
  own?: true | undefined
  stands_in_for?: string | undefined
}

export type Adjustment = Omit<LeaveEventData<'LeaveAdjusted'>, 'employee_id' | 'adjustment_id'>

export interface LeaveLedger {
  leaves: Record<string, Leave>
  adjustments: Record<string, Adjustment>
  closed: Record<number, ClosedYear>
}

type LeaveRef = { employee_id: string; leave_id: string }

interface Decision {
  /** The status that the decider saw; refused if another person has decided since. */
  status_before?: Leave['status'] | undefined
  /** The decider is the requester; allowed only if `nobodyElse` could decide. */
  own: boolean
  nobodyElse: boolean
  comment: string | null
  /** The manager for whom a stand-in decides. */
  stands_in_for: string | null
}

export type LeaveCommand =
  | ({ type: 'request' } & LeaveRef &
      LeaveDetails & { status: 'pending' | 'approved'; facts: LeaveFacts })
  | ({ type: 'change' } & LeaveRef & LeaveDetails & { facts: LeaveFacts })
  /** `saw`: what the approver saw. */
  | ({ type: 'approve' | 'reject' } & LeaveRef &
      Decision & { facts: LeaveFacts; saw?: LeaveEventData<'LeaveApproved'>['saw'] })
  /** `privileged`: an admin, who may delete a decided leave too. */
  | ({ type: 'delete' } & LeaveRef & { privileged: boolean })
  /** Recounts the days; those used by a pay run stay. */
  | ({ type: 'recount' } & LeaveRef & {
        days: readonly LeaveDay[]
        cause: LeaveEventData<'LeaveRecounted'>['cause']
      })
  | ({ type: 'use' } & LeaveRef & { payrun_id: string; until: string })
  | ({ type: 'release' } & LeaveRef & { payrun_id: string })
  | ({ type: 'adjust' | 'change-adjustment' } & LeaveEventData<'LeaveAdjusted'> & {
        facts: LeaveFacts
      })
  | { type: 'delete-adjustment'; employee_id: string; adjustment_id: string; facts: LeaveFacts }
  /**
   * `again`: a requested repetition, even for a closed year: grants and carry-over are recomputed
   * by the current facts.
   */
  | { type: 'close-year'; employee_id: string; year: number; facts: LeaveFacts; again?: true }

/**
 * One stream for each employee, because overlap and balance span all their leaves. Grants, and the
 * days drawn on them, follow from the ledger and the facts (leave-ledger.ts). A closed year keeps
 * its grants.
 */
export const leaveLedger: Decider<LeaveLedger, LeaveCommand, LeaveEvent> = {
  category: 'leave',
  initial: { leaves: {}, adjustments: {}, closed: {} },
  decide,
  evolve,
  content: touchedBy,
}

function decide(state: LeaveLedger, command: LeaveCommand): LeaveEvent[] {
  switch (command.type) {
    case 'request': {
      const { type: _, facts, ...data } = command
      checkLeave(state, command, facts)

      return [
        {
          type: 'LeaveRequested',
          data: { ...data, days: [...data.days] } as LeaveEventData<'LeaveRequested'>,
        },
      ]
    }

    case 'change': {
      const { type: _, facts, ...data } = command
      if (findLeave(state, command).status !== 'pending') refuse('leave.not_pending')
      checkLeave(state, command, facts)

      return [
        {
          type: 'LeaveChanged',
          data: { ...data, days: [...data.days] } as LeaveEventData<'LeaveChanged'>,
        },
      ]
    }

    case 'approve':
    case 'reject':
      return settle(state, command)

    case 'delete': {
      const leave = findLeave(state, command)
      if (leave.status !== 'pending' && !command.privileged) refuse('leave.not_pending')
      const on = { employee_id: command.employee_id, leave_id: command.leave_id }

      if (leave.status !== 'approved' || !lockedUntil(leave))
        return [{ type: 'LeaveDeleted', data: on }]

      return [shorten(leave, { ...on, own: false, comment: null, stands_in_for: null })]
    }

    case 'recount':
      return recount(findLeave(state, command), command)

    case 'use': {
      const leave = findLeave(state, command)
      const { employee_id, leave_id, payrun_id, until } = command
      if (leave.status !== 'approved' || leave.used[payrun_id]) return []

      return [
        {
          type: 'LeaveDaysUsedInPayRun',
          data: { employee_id, leave_id, payrun_id, until: min(until, leave.finish_on) },
        },
      ]
    }

    case 'release': {
      const { employee_id, leave_id, payrun_id } = command
      return state.leaves[leave_id]?.used[payrun_id]
        ? [{ type: 'LeaveDaysReleased', data: { employee_id, leave_id, payrun_id } }]
        : []
    }

    case 'adjust':
    case 'change-adjustment': {
      const { type, facts, ...data } = command

      if (type === 'change-adjustment' && !state.adjustments[data.adjustment_id])
        refuse('not_found')

      checkAdjustment(state, data, facts)

      return [{ type: type === 'adjust' ? 'LeaveAdjusted' : 'LeaveAdjustmentChanged', data }]
    }

    case 'delete-adjustment': {
      const { type: _, facts, ...data } = command
      if (!state.adjustments[data.adjustment_id]) refuse('not_found')

      checkTaken(
        state,
        { ...state, adjustments: without(state.adjustments, data.adjustment_id) },
        facts,
      )

      return [{ type: 'LeaveAdjustmentDeleted', data }]
    }

    case 'close-year':
      return closeYear(state, command)
    default:
      return command satisfies never
  }
}

function settle(
  state: LeaveLedger,
  command: Extract<LeaveCommand, { type: 'approve' | 'reject' }>,
): LeaveEvent[] {
  const leave = findLeave(state, command)
  const { employee_id, leave_id, own, comment, stands_in_for } = command
  const data = { employee_id, leave_id, own, comment, stands_in_for }
  if (own && !command.nobodyElse) refuse('leave.own')

  if (command.type === 'reject') {
    if (leave.status === 'rejected') refuse('leave.already_rejected')
    checkSeen(leave, command)

    return [
      leave.status === 'approved' && lockedUntil(leave)
        ? shorten(leave, data)
        : { type: 'LeaveRejected', data },
    ]
  }

  if (leave.status === 'approved') refuse('leave.already_approved')
  checkSeen(leave, command)
  // A rejected leave released its days and its time; both must still be free.
  if (leave.status === 'rejected') checkLeave(state, { ...command, ...leave }, command.facts)

  return [{ type: 'LeaveApproved', data: command.saw ? { ...data, saw: command.saw } : data }]
}

function checkSeen({ status }: Leave, { status_before }: Pick<Decision, 'status_before'>) {
  if (status_before && status_before !== status) refuse('state.conflict')
}

/** Releases the days that no pay run has used; refuses if there are none. */
function shorten(leave: Leave, data: LeaveEventData<'LeaveRejected'>): LeaveEvent {
  const until = lockedUntil(leave)!
  const days = leave.days.filter(({ date }) => date <= until)
  if (until >= leave.finish_on || days.length === leave.days.length) refuse('leave.used_in_payroll')

  return { type: 'LeaveShortened', data: { ...data, finish_on: until, days } }
}

/** Returns the last day that a pay run used; null if none has. */
export const lockedUntil = ({ used }: Pick<Leave, 'used'>): string | null =>
  Object.values(used).sort().at(-1) ?? null

function recount(
  leave: Leave,
  { employee_id, leave_id, days, cause }: Extract<LeaveCommand, { type: 'recount' }>,
): LeaveEvent[] {
  const until = lockedUntil(leave)
  const fixed = leave.days.filter(({ date }) => until !== null && date <= until)
  const counted = [...fixed, ...days.filter(({ date }) => until === null || date > until)]

  const same =
    counted.length === leave.days.length &&
    counted.every(
      ({ date, part }, n) => leave.days[n]!.date === date && leave.days[n]!.part === part,
    )

  return leave.status === 'rejected' || same
    ? []
    : [{ type: 'LeaveRecounted', data: { employee_id, leave_id, days: counted, cause } }]
}

function checkAdjustment(
  state: LeaveLedger,
  data: LeaveEventData<'LeaveAdjusted'>,
  facts: LeaveFacts,
) {
  const first = Math.min(facts.since, ...Object.keys(state.closed).map(Number))
  if (data.year < first) refuse('leave.before_ledger', { params: { year: String(first) } })

  checkTaken(
    state,
    { ...state, adjustments: { ...state.adjustments, [data.adjustment_id]: data } },
    facts,
  )
}

/** Refuses a change of grants that uncovers days of existing leaves. */
function checkTaken(before: LeaveLedger, after: LeaveLedger, facts: LeaveFacts) {
  const lacking = lacks(before, after, facts)
  if (lacking.gt(0)) refuse('leave.days_taken', { params: { days: lacking.toString() } })
}

/**
 * Returns the days over all years that a change uncovers against the policy. A year's minus that
 * the next one cannot cover is the same days, and counts once.
 */
function lacks(before: LeaveLedger, after: LeaveLedger, facts: LeaveFacts): Decimal {
  const [was, is] = [leaveAccounts(before, facts), leaveAccounts(after, facts)]
  let [lacking, counted] = [new Decimal(0), new Decimal(0)]

  for (const [year, account] of is) {
    const earlier = was.get(year)
    const wrong = Decimal.max(0, account.wrong.minus(earlier?.wrong ?? 0))
    lacking = lacking.plus(Decimal.max(0, wrong.minus(counted)))
    counted = Decimal.min(wrong, Decimal.max(0, minusOf(account).minus(minusOf(earlier))))
  }

  return lacking
}

/** Returns the minus that a year passes to the next. */
const minusOf = (account: YearAccount | undefined) => Decimal.max(0, account?.carriedOn.neg() ?? 0)

/** Records an ended year's grants and its carry-over rule; repeats this only on request. */
function closeYear(
  state: LeaveLedger,
  { employee_id, year, facts, again }: Extract<LeaveCommand, { type: 'close-year' }>,
): LeaveEvent[] {
  if (!again && state.closed[year]) return []
  const data = yearAsKnown(state, facts, year)
  if (!again) return data ? [{ type: 'LeaveYearClosed', data: { employee_id, year, ...data } }] : []
  if (facts.today <= lastOf(year)) refuse('leave.year_not_over', { params: { year: String(year) } })
  if (!data) refuse('leave.before_ledger', { params: { year: String(facts.since) } })

  if (sameClose(state.closed[year], data))
    refuse('leave.year_as_closed', { params: { year: String(year) } })

  checkTaken(state, { ...state, closed: { ...state.closed, [year]: data } }, facts)

  return [{ type: 'LeaveYearClosed', data: { employee_id, year, ...data } }]
}

type YearClose = Omit<LeaveEventData<'LeaveYearClosed'>, 'employee_id' | 'year'>

/** Returns how a year would be closed now; null if it has not ended or is not kept. */
export function yearAsKnown(state: LeaveLedger, facts: LeaveFacts, year: number): YearClose | null {
  if (facts.today <= lastOf(year) || (year < facts.since && !state.closed[year])) return null
  const { [year]: _, ...closed } = state.closed
  const account = leaveAccounts({ ...state, closed }, facts, year).get(year)
  if (!account) return null
  const policy = account.grants.filter(({ kind }) => kind === 'allowance' || kind === 'accrual')

  return {
    unlimited: termsOn(facts, lastOf(year))?.unlimited ?? true,
    grants: policy.map(({ id, kind, from, to, days }) => ({
      id,
      kind,
      valid_from: from,
      valid_to: to,
      days,
    })),
    ...carryRule(facts, year),
    carried: account.carriedOn.toString(),
    lost: account.lost.toString(),
  }
}

/** Returns whether a year is closed as it would be now. */
export function sameClose(closed: ClosedYear | undefined, now: YearClose): boolean {
  if (!closed) return false
  const { unlimited, grants, carry_over_days, carry_expires_on, carried, lost } = closed

  const rule =
    unlimited === now.unlimited &&
    carry_over_days === now.carry_over_days &&
    carry_expires_on === now.carry_expires_on

  return (
    rule &&
    carried === now.carried &&
    lost === now.lost &&
    grantsOf(grants) === grantsOf(now.grants)
  )
}

const grantsOf = (grants: ClosedYear['grants']) =>
  grants
    .map(({ id, valid_from, valid_to, days }) => [id, valid_from, valid_to, days].join(' '))
    .join()

const findLeave = (state: LeaveLedger, { leave_id }: { leave_id: string }): Leave =>
  state.leaves[leave_id] ?? refuse('not_found')

/**
 * Refuses days too far away or outside the employment, a leave that is too long, and an overlap.
 * Refuses a leave without a counted day. Refuses to draw more than is granted, on its own days or
 * those of other leaves.
 */
export function checkLeave(state: LeaveLedger, leave: LeaveRef & LeaveDetails, facts: LeaveFacts) {
  const far = (field: string) => refuse('leave.too_far', { field })
  if (leave.start_on < earliest(facts.today)) far('start_on')
  if (leave.finish_on > latest(facts.today)) far('finish_on')

  if (Date.parse(leave.finish_on) - Date.parse(leave.start_on) >= LONGEST_LEAVE_DAYS * 86_400_000)
    refuse('leave.too_long', { field: 'finish_on' })

  checkEmployed(leave, facts)
  const others = Object.entries(state.leaves).filter(
    ([id, other]) => id !== leave.leave_id && other.status !== 'rejected',
  )

  if (others.some(([, other]) => overlaps(other, leave)))
    refuse('leave.overlaps', { field: 'start_on' })

  if (leave.days.length === 0) refuse('leave.nothing')
  if (!leave.takes_allowance) return
  if (!termsOn(facts, leave.start_on)) refuse('leave.policy_missing')
  const rest = { ...state, leaves: without(state.leaves, leave.leave_id) }

  const asked = {
    ...rest,
    leaves: {
      ...rest.leaves,
      [leave.leave_id]: { ...leave, status: 'pending' as const, used: {} },
    },
  }

  const lacking = lacks(rest, asked, facts)
  if (lacking.isZero()) return
  const needed = daysTotal(leave.days)
  refuse('leave.balance', {
    params: { available: Decimal.max(0, new Decimal(needed).minus(lacking)).toString(), needed },
  })
}

function checkEmployed({ start_on, finish_on }: LeaveDetails, facts: LeaveFacts) {
  const { employed } = facts

  if (
    employed.earlier?.some(({ from, to }) => (from === null || from <= start_on) && finish_on <= to)
  )
    return

  if (employed.from !== null && start_on < employed.from)
    refuse('leave.before_employment', { field: 'start_on', params: { day: employed.from } })

  if (employed.to !== null && finish_on > employed.to)
    refuse('leave.after_employment', { field: 'finish_on', params: { day: employed.to } })
}

/** Returns whether leaves overlap. Two halves of one day do not. */
function overlaps(a: LeaveDetails, b: LeaveDetails) {
  if (a.finish_on < b.start_on || b.finish_on < a.start_on) return false
  return !(a.half_day && b.half_day && a.half_day !== b.half_day)
}

function evolve(state: LeaveLedger, event: LeaveEvent): LeaveLedger {
  switch (event.type) {
    case 'LeaveRequested':
      return put(state, { ...event.data, used: {} })
    case 'LeaveChanged':
      return put(state, { ...event.data, status: 'pending', used: {} })
    case 'LeaveRecounted':
      return patch(state, event.data, { days: event.data.days })
    case 'LeaveApproved':
      return patch(state, event.data, { status: 'approved', ...outcome(event.data) })
    case 'LeaveRejected':
      return patch(state, event.data, { status: 'rejected', ...outcome(event.data) })

    case 'LeaveShortened':
      return patch(state, event.data, {
        finish_on: event.data.finish_on,
        days: event.data.days,
        ...outcome(event.data),
      })

    case 'LeaveDaysUsedInPayRun': {
      const { payrun_id, until } = event.data
      return patch(state, event.data, {
        used: { ...state.leaves[event.data.leave_id]?.used, [payrun_id]: until },
      })
    }

    case 'LeaveDaysReleased':
      return patch(state, event.data, {
        used: without(state.leaves[event.data.leave_id]?.used ?? {}, event.data.payrun_id),
      })

    case 'LeaveDeleted':
      return { ...state, leaves: without(state.leaves, event.data.leave_id) }
    case 'LeaveAdjusted':
    case 'LeaveAdjustmentChanged': {
      const { employee_id: _, adjustment_id, ...adjustment } = event.data
      return { ...state, adjustments: { ...state.adjustments, [adjustment_id]: adjustment } }
    }

    case 'LeaveAdjustmentDeleted':
      return { ...state, adjustments: without(state.adjustments, event.data.adjustment_id) }

    case 'LeaveYearClosed': {
      const { employee_id: _, year, ...closed } = event.data
      return { ...state, closed: { ...state.closed, [year]: closed } }
    }

    default:
      return event satisfies never
  }
}

/**
 * Returns the touched content: the requested days, type and text of a leave; all of an adjustment.
 */
function touchedBy({ type, data }: LeaveEvent): Touch | undefined {
  switch (type) {
    case 'LeaveRequested':
      return { item: data.leave_id, how: 'submitted' }
    case 'LeaveChanged':
    case 'LeaveRecounted':
    case 'LeaveShortened':
      return { item: data.leave_id, how: 'changed' }
    case 'LeaveApproved':
      return { item: data.leave_id, how: 'approved' }
    case 'LeaveDeleted':
      return { item: data.leave_id, how: 'gone' }
    case 'LeaveAdjusted':
      return { item: data.adjustment_id, how: 'submitted' }
    case 'LeaveAdjustmentChanged':
      return { item: data.adjustment_id, how: 'changed' }
    case 'LeaveAdjustmentDeleted':
      return { item: data.adjustment_id, how: 'gone' }
    default:
      return undefined
  }
}

function put(
  state: LeaveLedger,
  { employee_id: _, leave_id, ...leave }: LeaveRef & Leave,
): LeaveLedger {
  return { ...state, leaves: { ...state.leaves, [leave_id]: leave } }
}

const outcome = ({
  comment,
  own,
  stands_in_for,
}: Pick<Decision, 'comment' | 'own' | 'stands_in_for'>) => ({
  comment: comment ?? undefined,
  own: own || undefined,
  stands_in_for: stands_in_for ?? undefined,
})

const patch = (
  state: LeaveLedger,
  { leave_id }: LeaveRef,
  change: Partial<Leave>,
): LeaveLedger => ({
  ...state,
  leaves: { ...state.leaves, [leave_id]: { ...state.leaves[leave_id]!, ...change } },
})

const min = (a: string, b: string) => (a < b ? a : b)
