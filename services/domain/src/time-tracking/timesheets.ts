import { refuse } from '@workledger/contracts/kernel/errors'
import { type ById, entriesById } from '../kernel/by-id'
import { addDays } from '../kernel/calendar-days'
import { dayIn, splitAtMidnights } from '../kernel/zone-days'
import type { Entry, Timer, TimerEvent, Week } from './timer-state'

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
    }
  | ({ type: 'withdraw' } & TimesheetRef)
  | ({ type: 'approve' | 'send-back' | 'reopen' } & Decision)

export const isTimesheetCommand = (command: { type: string }): command is TimesheetCommand =>
  ['submit', 'withdraw', 'approve', 'send-back', 'reopen'].includes(command.type)

export function decideTimesheet(state: Timer, command: TimesheetCommand): TimerEvent[] {
  if (command.type === 'submit') return submit(state, command)
  const { employee_id, timesheet_id } = command
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
      return [{ type: 'TimesheetApproved', data: { ...data, seconds: secondsOf(state, week) } }]
    }

    case 'send-back':
      if (week.status !== 'submitted') refuse('timesheet.decided')
      return [{ type: 'TimesheetSentBack', data }]
    case 'reopen':
      if (week.status !== 'approved') refuse('timesheet.not_approved')
      return [{ type: 'TimesheetReopened', data }]
    default:
      return command satisfies never
  }
}

function submit(
  state: Timer,
  { employee_id, timesheet_id, from_on, today, on }: Extract<TimesheetCommand, { type: 'submit' }>,
): TimerEvent[] {
  if (!on) refuse('timesheet.off')
  if (from_on > today) refuse('timesheet.future', { field: 'from' })
  const to_on = addDays(from_on, 6)
  const [known, before] = weekFrom(state, from_on) ?? [timesheet_id, undefined]
  if (before && isLocked(before)) refuse('timesheet.submitted_already')
  const other = lockedWeeks(state, from_on, to_on)[0]
  if (other) refuse('timesheet.overlaps', { params: { day: other.from_on } })
  const seconds = secondsOf(state, { from_on, to_on })

  return [
    {
      type: 'TimesheetSubmitted',
      data: { employee_id, timesheet_id: known, from_on, to_on, seconds },
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
    const { from_on, to_on } = event.data
    return put({ from_on, to_on, status: 'submitted', added: 0 })
  }

  const week = state.weeks[id]
  if (!week) return state

  switch (event.type) {
    case 'TimesheetTimeAdded':
      return put({ ...week, added: week.added + event.data.seconds })
    case 'TimesheetApproved':
      return put({ ...week, status: 'approved', added: 0 })
    case 'TimesheetWithdrawn':
    case 'TimesheetSentBack':
    case 'TimesheetReopened':
      return put({ ...week, status: 'open', added: 0 })
    default:
      return event satisfies never
  }
}
