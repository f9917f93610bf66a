import { refuse } from '@workledger/contracts/kernel/errors'
import type { overtimePeriods } from '@workledger/contracts/working-time/working-time.events'
import { addDays } from '../kernel/calendar-days'
import { contentOf } from '../kernel/contents'
import { groupBy } from '../kernel/group-by'
import { type AccountDay, totalsOf } from './account-days'
import type { MonthOvertime, WorkingTimeAccount, WorkingTimeEvent } from './account-state'
import { addCredit } from './credits'
import { addMonths, lastDayOf, MONTHS_COMPARED } from './months'

/** Time above the target of each period beyond the limit needs approval. */
export interface OvertimeRule {
  readonly minutes: number
  readonly per: (typeof overtimePeriods)[number]
}

type Months = Readonly<Record<string, readonly AccountDay[]>>

const isoWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Returns the days of a month's weeks: a week belongs to the month of its Sunday. */
function weeksOf(month: string, months: Months): AccountDay[][] {
  const days = [...(months[addMonths(month, -1)] ?? []), ...(months[month] ?? [])]
  const sundayOf = ({ day }: AccountDay) => addDays(day, 7 - isoWeekday(day))
  const last = lastDayOf(month)

  return [...groupBy(days, sundayOf)].flatMap(([sunday, week]) =>
    sunday >= month && sunday <= last ? [[...week]] : [],
  )
}

/** Returns the seconds of a month that need approval. */
export function overtimeIn(rule: OvertimeRule, month: string, months: Months): number {
  const periods = rule.per === 'month' ? [months[month] ?? []] : weeksOf(month, months)
  const above = (days: readonly AccountDay[]) =>
    Math.max(0, totalsOf(days).difference - rule.minutes * 60)

  return periods.reduce((sum, days) => sum + above(days), 0)
}

/** Returns what of a month's overtime waits for a decision. */
export const waitingOf = ({ held, declined }: Pick<MonthOvertime, 'held' | 'declined'>) =>
  held - Math.min(held, declined)

interface Closing {
  readonly month: string
  readonly rule: OvertimeRule | null
  /** The days of closed months as corrected, and those of this month. */
  readonly months: Months
  readonly corrected: readonly string[]
  readonly idOf: (month: string) => string
}

/**
 * Returns what a closing holds back until an approval: this month's overtime, and changes of
 * earlier months by their corrections. Approved time stays approved, so only a difference waits.
 */
export function heldBack(
  state: Pick<WorkingTimeAccount, 'overtime'>,
  { month, rule, months, corrected, idOf }: Closing,
): { overtime_id: string; month: string; seconds: number }[] {
  const days = new Set(corrected.map((day) => `${day.slice(0, 7)}-01`))
  // The first days of a month may end a week of the month before.
  const touched = (each: string) => days.has(each) || days.has(addMonths(each, -1))
  const kept = Object.keys(months).sort()
  // The month before the oldest kept one is forgotten, and with it the first days of a week.
  const isWhole = (each: string) => each !== kept[0] || kept.length <= MONTHS_COMPARED

  const earlier = Object.entries(state.overtime)
    .filter(([each]) => months[each] && touched(each) && isWhole(each))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([each, of]) => {
      const needed = overtimeIn(of.rule, each, months) - of.approved
      return { overtime_id: of.overtime_id, month: each, seconds: Math.max(0, needed) - of.held }
    })

  const changed = earlier.filter(({ seconds }) => seconds !== 0)
  if (!rule) return changed
  const seconds = overtimeIn(rule, month, months)
  // Without any as well, so that a correction knows the limit of the month.
  return [...changed, { overtime_id: idOf(month), month, seconds }]
}

/** Adds a closing's overtime to the state. */
export function withOvertime(
  overtime: WorkingTimeAccount['overtime'],
  closed: Extract<WorkingTimeEvent, { type: 'WorkingTimeMonthClosed' }>['data'],
): WorkingTimeAccount['overtime'] {
  const after: Record<string, MonthOvertime> = { ...overtime }

  for (const { overtime_id, month, seconds } of closed.overtime) {
    const before = after[month] ?? {
      overtime_id,
      rule: closed.overtime_rule!,
      held: 0,
      approved: 0,
      declined: 0,
    }
    const held = before.held + seconds
    after[month] = { ...before, held, declined: Math.min(before.declined, held) }
  }

  return after
}

/** Returns what waits for a decision by a closing, where more waits than before. */
export function raisedBy(
  before: WorkingTimeAccount['overtime'],
  closed: Extract<WorkingTimeEvent, { type: 'WorkingTimeMonthClosed' }>['data'],
): OvertimeEvent[] {
  const after = withOvertime(before, closed)

  return closed.overtime.flatMap(({ overtime_id, month }): OvertimeEvent[] => {
    const seconds = waitingOf(after[month]!)
    const was = before[month] ? waitingOf(before[month]) : 0
    const data = { employee_id: closed.employee_id, overtime_id, month, seconds }
    return seconds > was ? [{ type: 'WorkingTimeOvertimeRaised', data }] : []
  })
}

export type OvertimeCommand = {
  type: 'approve-overtime' | 'decline-overtime'
  employee_id: string
  overtime_id: string
  /** The caller decides about their own time. */
  own: boolean
  noOtherDecider: boolean
  comment: string | null
}

export const isOvertimeCommand = (command: { type: string }): command is OvertimeCommand =>
  command.type === 'approve-overtime' || command.type === 'decline-overtime'

export type OvertimeEvent = Extract<WorkingTimeEvent, { type: `WorkingTimeOvertime${string}` }>

export const isOvertimeEvent = (event: WorkingTimeEvent): event is OvertimeEvent =>
  event.type.startsWith('WorkingTimeOvertime')

export function decideOvertime(
  { overtime }: WorkingTimeAccount,
  { type, employee_id, overtime_id, own, noOtherDecider, comment }: OvertimeCommand,
): OvertimeEvent[] {
  const [month, of] =
    Object.entries(overtime).find(([, each]) => each.overtime_id === overtime_id) ??
    refuse('not_found')
  if (own && !noOtherDecider) refuse('working_time.overtime_own')
  const seconds = waitingOf(of)
  if (seconds === 0) refuse('working_time.overtime_decided')
  const data = { employee_id, overtime_id, month, seconds, own, comment }

  return [
    type === 'approve-overtime'
      ? { type: 'WorkingTimeOvertimeApproved', data }
      : { type: 'WorkingTimeOvertimeDeclined', data },
  ]
}

export function evolveOvertime(
  state: WorkingTimeAccount,
  { type, data: { month, seconds } }: OvertimeEvent,
): WorkingTimeAccount {
  const before = state.overtime[month]
  if (!before || type === 'WorkingTimeOvertimeRaised') return state
  const put = (of: MonthOvertime) => ({ ...state, overtime: { ...state.overtime, [month]: of } })

  if (type === 'WorkingTimeOvertimeDeclined')
    return put({ ...before, declined: before.declined + seconds })

  const of = { ...before, held: before.held - seconds, approved: before.approved + seconds }
  return { ...put(of), ...addCredit(state, month, seconds) }
}

/** A decision is about the amount that its maker saw. */
export const touchedOvertime = contentOf<WorkingTimeEvent>({
  WorkingTimeMonthClosed: {
    changed: ({ overtime }) => overtime.map(({ overtime_id }) => overtime_id),
  },
  WorkingTimeOvertimeRaised: { submitted: 'overtime_id' },
  WorkingTimeOvertimeApproved: { approved: 'overtime_id' },
  WorkingTimeOvertimeDeclined: { rejected: 'overtime_id' },
})
