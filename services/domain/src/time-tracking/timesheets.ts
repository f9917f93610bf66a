import type { StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  checkStep,
  type StepDecision,
  type StepPeople,
  waitingStep,
} from '../kernel/approval-steps'
import { type ById, entriesById } from '../kernel/by-id'
import { addDays } from '../kernel/calendar-days'
import { dayIn, splitAtMidnights } from '../kernel/zone-days'
import type { Entry, Timer, TimerEvent, Week } from './timer-state'
import { type WeekRule, weekRouteOf } from './timesheet-route'

type TimesheetRef = { employee_id: string; timesheet_id: string }

type Decision = {
  /** The caller decides about their own week. */
  own: boolean
  noOtherDecider: boolean
  comment: string | null
} & TimesheetRef

/** Days are local days of the person. */
export type TimesheetCommand =
  | {
      type: 'submit'
      employee_id: string
      /** Of a first submission; a week keeps the id that it has. */
      timesheet_id: string
      from_on: string
      today: string
      /** Whether the company uses timesheets. */
      on: boolean
      /** The approval rules of the workspace, and the person's department; absent: none. */
      rules?: readonly WeekRule[] | undefined
      department?: string | null | undefined
    }
  | ({ type: 'withdraw' } & TimesheetRef)
  | ({ type: 'approve' | 'send-back' | 'reopen' } & Decision)
  | ({ type: 'approve-step'; stands_in_for: string | null } & Decision & StepDecision)
  | ({ type: 'send-back-step' } & Decision & StepDecision)
  | ({ type: 'escalate-week'; step: number; days: number; people: StepPeople } & TimesheetRef)

const timesheetCommands: readonly string[] = [
  'submit',
  'withdraw',
  'approve',
  'send-back',
  'reopen',
  'approve-step',
  'send-back-step',
  'escalate-week',
] satisfies TimesheetCommand['type'][]

export const isTimesheetCommand = (command: { type: string }): command is TimesheetCommand =>
  timesheetCommands.includes(command.type)

export function decideTimesheet(state: Timer, command: TimesheetCommand): TimerEvent[] {
  if (command.type === 'submit') return submit(state, command)
  const { employee_id, timesheet_id } = command
  if (command.type === 'escalate-week') return escalate(state, command)
  const week = state.weeks[timesheet_id] ?? refuse('not_found')

  if (command.type === 'withdraw') {
    if (week.status !== 'submitted') refuse('timesheet.decided')
    return [{ type: 'TimesheetWithdrawn', data: { employee_id, timesheet_id } }]
  }

  const { own, noOtherDecider, comment } = command
  if (own && !noOtherDecider) refuse('timesheet.own')
  const data = { employee_id, timesheet_id, own, comment }

  switch (command.type) {
    case 'approve': {
      if (!isUndecided(week)) refuse('timesheet.decided')
      // The steps decide a week that has some.
      if (week.route) refuse('timesheet.not_your_step')
      return [{ type: 'TimesheetApproved', data: { ...data, seconds: approvable(state, week) } }]
    }

    case 'send-back':
      if (week.status !== 'submitted') refuse('timesheet.decided')
      if (week.route) refuse('timesheet.not_your_step')
      return [{ type: 'TimesheetSentBack', data }]
    case 'reopen':
      if (week.status !== 'approved') refuse('timesheet.not_approved')
      return [{ type: 'TimesheetReopened', data }]
    case 'approve-step':
      return approveWeekStep(state, week, command)

    case 'send-back-step': {
      if (week.status !== 'submitted') refuse('timesheet.decided')
      checkWeekStep(week, command)
      return [{ type: 'TimesheetSentBack', data }]
    }

    default:
      return command satisfies never
  }
}

type OfStep = Extract<TimesheetCommand, { type: 'approve-step' | 'send-back-step' }>

/** Refuses people who do not decide the waiting step; returns what an approval decides. */
function checkWeekStep(
  { route, approvals = [] }: Week,
  command: OfStep,
): { seats: StepSeat[]; last: boolean } {
  if (!route) refuse('state.conflict')

  return checkStep({ route, approvals, asker: command.employee_id }, command, {
    own: 'timesheet.own',
    notYours: 'timesheet.not_your_step',
  })
}

/** Approves the waiting step; the last one approves the week. */
function approveWeekStep(
  state: Timer,
  week: Week,
  command: Extract<OfStep, { type: 'approve-step' }>,
): TimerEvent[] {
  const { employee_id, timesheet_id, own, comment, by, stands_in_for } = command
  if (!isUndecided(week)) refuse('timesheet.decided')
  const { seats, last } = checkWeekStep(week, command)
  const seconds = approvable(state, week)
  const data = { employee_id, timesheet_id, seats, by, comment, stands_in_for, seconds }
  if (last) return [{ type: 'TimesheetApproved', data: { ...data, own } }]

  return [{ type: 'TimesheetStepApproved', data }]
}

/** Returns the seconds of a week; refuses a week that later time has taken into other steps. */
function approvable(state: Timer, week: Week): number {
  const seconds = secondsOf(state, week)
  if (seconds >= (week.other_steps_from ?? Number.POSITIVE_INFINITY))
    refuse('timesheet.other_steps')
  return seconds
}

/** Opens a step that waited too long to administrators, once. */
function escalate(
  state: Timer,
  command: Extract<TimesheetCommand, { type: 'escalate-week' }>,
): TimerEvent[] {
  const { employee_id, timesheet_id, step, days, people } = command
  const week = state.weeks[timesheet_id]
  if (!week?.route || !isUndecided(week) || week.escalated?.includes(step)) return []
  const waiting = waitingStep(week.route, week.approvals ?? [], people, employee_id)
  if (waiting.kind !== 'step' || waiting.step !== step) return []

  return [{ type: 'TimesheetStepEscalated', data: { employee_id, timesheet_id, step, days } }]
}

function submit(
  state: Timer,
  command: Extract<TimesheetCommand, { type: 'submit' }>,
): TimerEvent[] {
  const { employee_id, timesheet_id, from_on, today, on, rules = [], department = null } = command
  if (!on) refuse('timesheet.off')
  if (from_on > today) refuse('timesheet.future', { field: 'from' })
  const to_on = addDays(from_on, 6)
  const [known, before] = weekFrom(state, from_on) ?? [timesheet_id, undefined]
  if (before && isLocked(before)) refuse('timesheet.submitted_already')
  const other = lockedWeeks(state, from_on, to_on)[0]
  if (other) refuse('timesheet.overlaps', { params: { day: other.from_on } })
  const seconds = secondsOf(state, { from_on, to_on })
  const { route, other_steps_from } = weekRouteOf(rules, { seconds, department })

  return [
    {
      type: 'TimesheetSubmitted',
      data: {
        employee_id,
        timesheet_id: known,
        from_on,
        to_on,
        seconds,
        ...(route && { route }),
        ...(other_steps_from !== undefined && { other_steps_from }),
      },
    },
  ]
}

/** Returns whether somebody decides a week: submitted, or approved with time that came later. */
export const isUndecided = ({ status, added }: Week) =>
  status === 'submitted' || (status === 'approved' && added > 0)

const isLocked = ({ status }: Week) => status !== 'open'

/** Returns the id of the timesheet of a week by its first day. */
export const timesheetIdOf = (state: Timer, from_on: string): string | undefined =>
  weekFrom(state, from_on)?.[0]

const weekFrom = ({ weeks }: Timer, from_on: string) =>
  Object.entries(weeks).find(([, week]) => week.from_on === from_on)

const lockedWeeks = ({ weeks }: Timer, first: string, last: string) =>
  Object.values(weeks).filter(
    (week) => isLocked(week) && week.from_on <= last && first <= week.to_on,
  )

type Times = Pick<Entry, 'start' | 'end' | 'zone'>

/** Returns an entry's first and last local day. The instant of its end is no longer part of it. */
const daysOf = ({ start, end, zone }: Times): [first: string, last: string] => {
  const first = dayIn(zone, start)
  if (end === null) return [first, first]
  return [first, splitAtMidnights(start, end, zone).at(-1)?.day ?? first]
}

/**
 * Refuses a change of time that is locked: by the company's day, or in a submitted or approved
 * week.
 */
export function refuseLocked(state: Timer, entry: Times, locked_until: string | null): void {
  const [first, last] = daysOf(entry)
  if (locked_until && first <= locked_until)
    refuse('timesheet.before_lock', { params: { day: locked_until } })
  const week = lockedWeeks(state, first, last)[0]
  if (!week) return

  refuse(week.status === 'approved' ? 'timesheet.approved_week' : 'timesheet.submitted_week', {
    params: { day: week.from_on },
  })
}

/** Returns what a stop adds to weeks that were submitted while the timer ran. */
export const addedTime = (
  state: Timer,
  { employee_id, entry_id }: { employee_id: string; entry_id: string },
  { start, zone }: Times,
  end: string,
): TimerEvent[] => {
  const weeks = Object.entries(state.weeks).filter(([, week]) => isLocked(week))
  if (weeks.length === 0) return []
  const pieces = splitAtMidnights(start, end, zone)

  return weeks.flatMap(([timesheet_id, { from_on, to_on }]) => {
    const seconds = pieces
      .filter(({ day }) => day >= from_on && day <= to_on)
      .reduce((sum, piece) => sum + piece.seconds, 0)

    return seconds === 0
      ? []
      : [
          {
            type: 'TimesheetTimeAdded' as const,
            data: { employee_id, timesheet_id, entry_id, seconds },
          },
        ]
  })
}

/** Returns the seconds that ended entries have on the days of a week. */
function secondsOf(
  { entries }: { entries: ById<Entry> },
  { from_on, to_on }: Pick<Week, 'from_on' | 'to_on'>,
): number {
  // Entries last a day at most, and a zone is less than a day from UTC.
  const [earliest, latest] = [addDays(from_on, -2), addDays(to_on, 2)]
  let seconds = 0

  for (const [, { start, end, zone }] of entriesById(entries)) {
    if (end === null || start < earliest || start > latest) continue

    for (const piece of splitAtMidnights(start, end, zone))
      if (piece.day >= from_on && piece.day <= to_on) seconds += piece.seconds
  }

  return seconds
}

type TimesheetEvent = Extract<TimerEvent, { data: { timesheet_id: string } }>

export const isTimesheetEvent = (event: TimerEvent): event is TimesheetEvent =>
  'timesheet_id' in event.data

export function evolveTimesheet(state: Timer, event: TimesheetEvent): Timer {
  const id = event.data.timesheet_id
  const put = (week: Week): Timer => ({ ...state, weeks: { ...state.weeks, [id]: week } })

  if (event.type === 'TimesheetSubmitted') {
    const { from_on, to_on, route, other_steps_from } = event.data

    return put({
      from_on,
      to_on,
      status: 'submitted',
      added: 0,
      ...(route && { route }),
      ...(other_steps_from !== undefined && { other_steps_from }),
    })
  }

  const week = state.weeks[id]
  if (!week) return state

  switch (event.type) {
    case 'TimesheetTimeAdded':
      // Earlier steps approved less.
      return put({
        ...week,
        added: week.added + event.data.seconds,
        approvals: undefined,
        escalated: undefined,
      })
    case 'TimesheetStepApproved':
      return put({ ...week, approvals: [...(week.approvals ?? []), ...event.data.seats] })
    case 'TimesheetStepEscalated':
      return put({ ...week, escalated: [...(week.escalated ?? []), event.data.step] })
    case 'TimesheetApproved': {
      // Only a running timer can still add time, which needs the steps again.
      const { from_on, to_on, route, other_steps_from } = week
      const kept = state.running === null ? {} : { route, other_steps_from }
      return put({ from_on, to_on, status: 'approved', added: 0, ...kept })
    }

    case 'TimesheetWithdrawn':
    case 'TimesheetSentBack':
    case 'TimesheetReopened': {
      const { from_on, to_on } = week
      return put({ from_on, to_on, status: 'open', added: 0 })
    }

    default:
      return event satisfies never
  }
}
