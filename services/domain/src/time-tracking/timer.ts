import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import { boundedEnd, checkTimes } from '../kernel/bounds'
import { type ById, getById, putById, withoutId } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { dayIn } from '../kernel/zone-days'

export type TimerEvent = AnyEventOf<typeof timerEvents>

interface EntryDetails {
  /** Null after the person's erasure. */
  description: string | null
  project_id: string | null
  task_id: string | null
  billable: boolean
}

interface Entry extends EntryDetails {
  start: string
  /** Null while it runs. */
  end: string | null
  zone: string
  /** Number of changes of this entry, compared with If-Match. */
  revision: number
}

export interface Timer {
  /** The one entry without an end. */
  running: string | null
  entries: ById<Entry>
}

type TimerRef = { employee_id: string; entry_id: string }

/**
 * The workspace's setting: the header starts only with description and project, a row with a
 * description, and descriptions stay.
 */
type Rule = { desc_required: boolean }

/** Instants are UTC to the second; `now` is the server's clock; `zone` is in force at the start. */
export type TimerCommand =
  /** `again`: restarted from a row with an earlier entry's fields; then a description is enough. */
  | ({ type: 'start'; start: string; now: string; zone: string; again: boolean } & TimerRef &
      EntryDetails &
      Rule)
  /**
   * Without an end it ends now, or 24 hours after its start if forgotten. `seen`: the revision that
   * the caller saw.
   */
  | ({ type: 'stop'; end: string | null; now: string; seen?: number | undefined } & TimerRef)
  | ({ type: 'add'; start: string; end: string; now: string; zone: string } & TimerRef &
      EntryDetails)
  /** Omitted fields stay; `zone` comes with a new start. */
  | ({
      type: 'change'
      update: Partial<EntryDetails & { start: string; end: string | null }>
      zone?: string | undefined
      now: string
      seen?: number | undefined
    } & TimerRef &
      Rule)
  | ({ type: 'delete'; seen?: number | undefined } & TimerRef)

/** One stream for each employee, because the limit of one running entry spans all entries. */
export const timerDecider: Decider<Timer, TimerCommand, TimerEvent> = {
  category: 'timer',
  kept: 1,
  initial: { running: null, entries: {} },
  decide,
  evolve,
}

function decide(state: Timer, command: TimerCommand): TimerEvent[] {
  const { employee_id, entry_id } = command

  switch (command.type) {
    case 'start':
      return start(state, command)

    case 'stop': {
      const entry = findEntry(state, entry_id)
      fresh(entry, command.seen)
      const { start, end } = entry
      if (end !== null) refuse('timer.ended')
      if (command.end !== null) times(start, command.end, command.now)

      return [
        {
          type: 'TimeEntryStopped',
          data: {
            employee_id,
            entry_id,
            end: command.end ?? boundedEnd(start, command.now),
            by: 'hand',
          },
        },
      ]
    }

    case 'add': {
      const { type: _, now, ...data } = command
      times(data.start, data.end, now)
      return [{ type: 'TimeEntryAdded', data: { ...data, day: dayIn(data.zone, data.start) } }]
    }

    case 'change':
      return change(state, command)
    case 'delete':
      fresh(findEntry(state, entry_id), command.seen)
      return [{ type: 'TimeEntryDeleted', data: { employee_id, entry_id } }]
    default:
      return command satisfies never
  }
}

function start(state: Timer, command: Extract<TimerCommand, { type: 'start' }>): TimerEvent[] {
  const { type: _, now, desc_required, again, ...started } = command
  if (desc_required && again && !started.description) refuse('timer.description')

  if (desc_required && !again && !(started.description && started.project_id))
    refuse('timer.description_and_project')

  times(started.start, null, now)
  const data = { ...started, day: dayIn(started.zone, started.start) }
  if (!state.running) return [{ type: 'TimeEntryStarted', data }]
  const running = findEntry(state, state.running)

  // An offline start that arrives after a later one: the later one has ended it, and continues.
  if (started.start < running.start)
    return [
      { type: 'TimeEntryAdded', data: { ...data, end: boundedEnd(started.start, running.start) } },
    ]

  const end = boundedEnd(running.start, started.start)

  const stopped = {
    employee_id: command.employee_id,
    entry_id: state.running,
    end,
    by: 'next' as const,
  }

  return [
    { type: 'TimeEntryStopped', data: stopped },
    { type: 'TimeEntryStarted', data },
  ]
}

function change(state: Timer, command: Extract<TimerCommand, { type: 'change' }>): TimerEvent[] {
  const before = findEntry(state, command.entry_id)
  const { end, ...update } = command.update
  fresh(before, command.seen)
  // An omitted end does not affect a running entry, and would restart an ended one.
  if (end === null && before.end !== null) refuse('timer.ended')
  const difference = changed(before as never, { ...update, ...(end ? { end } : {}) })
  if (!difference) return []

  if (command.desc_required && difference.description === '')
    refuse('timer.description_blank', { field: 'description' })

  const start = difference.start ?? before.start
  // An entry stopped within its first second ends a moment ahead of the clock.
  const now = before.end && before.end > command.now ? before.end : command.now
  if (difference.start ?? difference.end) times(start, difference.end ?? before.end, now)
  const zone = command.zone ?? before.zone
  const cut = difference.start ? { zone, day: dayIn(zone, start) } : {}

  return [
    {
      type: 'TimeEntryChanged',
      data: { ...difference, ...cut, employee_id: command.employee_id, entry_id: command.entry_id },
    },
  ]
}

const findEntry = (state: Timer, id: string): Entry =>
  getById(state.entries, id) ?? refuse('not_found')

const fresh = ({ revision }: Entry, seen: number | undefined) =>
  void (seen !== undefined && seen !== revision && refuse('state.stale'))

/** Refuses invalid times. Overlaps are displayed, not refused. */
const times = (start: string, end: string | null, now: string) =>
  checkTimes('timer', ['start', 'end'], { start, end }, now)

function evolve(state: Timer, event: TimerEvent): Timer {
  const id = event.data.entry_id
  const before = getById(state.entries, id)

  switch (event.type) {
    case 'TimeEntryStarted': {
      const { employee_id: _, entry_id: __, day: ___, ...entry } = event.data
      return {
        running: id,
        entries: putById(state.entries, id, { ...entry, end: null, revision: 0 }),
      }
    }

    case 'TimeEntryAdded': {
      const { employee_id: _, entry_id: __, day: ___, ...entry } = event.data
      return { ...state, entries: putById(state.entries, id, { ...entry, revision: 0 }) }
    }

    case 'TimeEntryStopped':
    case 'TimeEntryChanged': {
      if (!before) return state

      const {
        employee_id: _,
        entry_id: __,
        by: ___,
        day: ____,
        ...update
      } = event.data as Partial<Entry> & Record<string, unknown>

      const entry = { ...before, ...update, revision: before.revision + 1 }

      return {
        running: entry.end !== null && state.running === id ? null : state.running,
        entries: putById(state.entries, id, entry),
      }
    }

    case 'TimeEntryDeleted':
      return {
        running: state.running === id ? null : state.running,
        entries: withoutId(state.entries, id),
      }

    default:
      return event satisfies never
  }
}
