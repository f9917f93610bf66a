import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import { earliest, latest } from '../kernel/bounds'
import { Fraction } from '../kernel/fraction'
import type { YearAccount } from './leave-accounts'
import { daysTotal, isPartial, type LeaveDay, partOf } from './leave-days'
import { type AccountHours, type LeaveFacts, termsOn } from './leave-facts'
import { leaveAccounts } from './leave-ledger'
import type { Leave, LeaveDetails, LeaveEventData, LeaveLedger, LeaveRef } from './leave-state'

export function checkAdjustment(
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
export function checkTaken(before: LeaveLedger, after: LeaveLedger, facts: LeaveFacts) {
  const lacking = lacks(before, after, facts)
  if (lacking.gt(0)) refuse('leave.days_taken', { params: { days: lacking.toString() } })
}

/**
 * Returns the days over all years that a change uncovers against the policy. A year's minus that
 * the next one cannot cover is the same days, and counts once.
 */
function lacks(before: LeaveLedger, after: LeaveLedger, facts: LeaveFacts): Fraction {
  const [was, is] = [leaveAccounts(before, facts), leaveAccounts(after, facts)]
  let [lacking, counted] = [Fraction.of(0), Fraction.of(0)]

  for (const [year, account] of is) {
    const earlier = was.get(year)
    const wrong = Fraction.max(0, account.wrong.minus(earlier?.wrong ?? 0))
    lacking = lacking.plus(Fraction.max(0, wrong.minus(counted)))
    counted = Fraction.min(wrong, Fraction.max(0, minusOf(account).minus(minusOf(earlier))))
  }

  return lacking
}

/** Returns the minus that a year passes to the next. */
const minusOf = (account: YearAccount | undefined) => Fraction.max(0, account?.carriedOn.neg() ?? 0)

/**
 * Refuses days too far away or outside the employment, a leave that is too long, and an overlap.
 * Refuses a leave without a counted day. Refuses to draw more than is granted, on its own days or
 * those of other leaves.
 */
export function checkLeave(state: LeaveLedger, leave: LeaveRef & LeaveDetails, facts: LeaveFacts) {
  checkPlaced(state, leave, facts)
  checkBalance(state, [leave], facts)
}

/** The same, without the balance. */
export function checkPlaced(state: LeaveLedger, leave: LeaveRef & LeaveDetails, facts: LeaveFacts) {
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
  checkDay(
    leave,
    others.map(([, other]) => other),
    facts,
  )
  if (leave.takes_account) checkAccount(leave, Object.fromEntries(others), facts)
}

/** Refuses to draw more than is granted, by several leaves together. */
export function checkBalance(
  state: LeaveLedger,
  leaves: readonly (LeaveDetails & { readonly leave_id: string })[],
  facts: LeaveFacts,
) {
  const drawing = leaves.filter(({ takes_allowance }) => takes_allowance)
  if (drawing.length === 0) return

  for (const { start_on } of drawing) if (!termsOn(facts, start_on)) refuse('leave.policy_missing')

  const ids = new Set(drawing.map(({ leave_id }) => leave_id))
  const others = Object.entries(state.leaves).filter(([id]) => !ids.has(id))
  const rest = { ...state, leaves: Object.fromEntries(others) }
  const asked = drawing.map(
    (leave) => [leave.leave_id, { ...leave, status: 'pending' as const, used: {} }] as const,
  )
  const lacking = lacks(
    rest,
    { ...rest, leaves: { ...rest.leaves, ...Object.fromEntries(asked) } },
    facts,
  )
  if (lacking.isZero()) return
  const needed = daysTotal(drawing.flatMap(({ days }) => days))
  refuse('leave.balance', {
    params: { available: Fraction.max(0, Fraction.of(needed).minus(lacking)).toString(), needed },
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

/**
 * Returns whether leaves overlap. Two halves of one day do not, nor hours that begin when others
 * end. Parts without times meet only in their sum.
 */
function overlaps(a: LeaveDetails, b: LeaveDetails) {
  if (a.finish_on < b.start_on || b.finish_on < a.start_on) return false
  if (!isPartOfDay(a) || !isPartOfDay(b)) return true
  if (a.half_day && b.half_day) return a.half_day === b.half_day
  if (!a.starts_at || !a.ends_at || !b.starts_at || !b.ends_at) return false
  const [start, end] = [Date.parse(a.starts_at), Date.parse(a.ends_at)]
  return start < Date.parse(b.ends_at) && Date.parse(b.starts_at) < end
}

const isPartOfDay = (leave: LeaveDetails) => leave.half_day !== null || isPartial(leave)

/**
 * Refuses more of a day than is to be worked on it, alone or with its other leaves. Hours are in the
 * type's steps, or all that the day has left.
 */
function checkDay(leave: LeaveDetails, others: readonly LeaveDetails[], { step }: LeaveFacts) {
  const same = others.filter((other) => other.days.some(({ date }) => date === leave.start_on))
  if (!isPartOfDay(leave) || ![leave, ...same].some(isPartial)) return
  const day = leave.days[0]!
  const worth = [day, ...same.flatMap(({ days }) => days)].find(({ worth }) => worth)?.worth ?? 1
  const taken = Fraction.sum(same.flatMap(({ days }) => days.map(partOf)))
  const left = Fraction.max(0, Fraction.of(worth).minus(taken))
  const asked = askedPart(leave, day)

  if (left.lt(asked) && !day.of) refuse('leave.day_left', { params: { days: left.toString() } })

  if (left.lt(asked))
    refuse('leave.hours_left', {
      field: 'seconds',
      params: { hours: hoursText(left.times(day.of!).rounded()) },
    })

  if (leave.seconds && step && leave.seconds % step !== 0 && !left.eq(asked))
    refuse('leave.step', { field: 'seconds', params: { minutes: step / 60 } })
}

/** Returns the part that a leave asks for, which may be more than its day counts. */
const askedPart = ({ day_part, seconds }: LeaveDetails, { part, of }: LeaveDay): Fraction =>
  seconds && of ? Fraction.ratio(seconds, of) : Fraction.of(day_part ?? part)

/**
 * Refuses more time off in lieu than the account has. Requests and later time off count already;
 * approved time off before `from` has left the balance.
 */
function checkAccount(
  leave: LeaveDetails,
  others: Readonly<Record<string, Leave>>,
  { account }: LeaveFacts,
) {
  if (!account) refuse('leave.no_account', { field: 'leave_type_id' })
  const needed = accountSeconds(leave)
  const available = account.seconds - account.least - reservedSeconds(others, account)
  if (needed <= available) return

  refuse('leave.account_short', {
    params: { needed: hoursText(needed), available: hoursText(Math.max(0, available)) },
  })
}

const accountSeconds = ({ days }: Pick<LeaveDetails, 'days'>) =>
  days.reduce((sum, { seconds = 0 }) => sum + seconds, 0)

/** Returns the hours of time off in lieu that the balance still has: requested, or still to come. */
export const reservedSeconds = (
  leaves: Readonly<Record<string, Leave>>,
  { from }: AccountHours,
): number =>
  Object.values(leaves).reduce((sum, { takes_account, status, days }) => {
    if (!takes_account || status === 'rejected') return sum
    const left = status === 'pending' ? days : days.filter(({ date }) => date >= from)
    return sum + accountSeconds({ days: left })
  }, 0)

/** Returns `3:42` of 13,320 seconds. */
const hoursText = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`
