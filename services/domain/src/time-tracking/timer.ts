import { refuse } from '@workledger/contracts/kernel/errors'
import { boundedEnd, checkTimes } from '../kernel/bounds'
import { getById, putById, withoutId } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { dayIn } from '../kernel/zone-days'
import { decideImport, isImportCommand, type TimerImportCommand } from './timer-import'
import {
  changeOffline,
  keepIdle,
  latestOf,
  type OfflineAction,
  type OfflineCommand,
  type OfflineOutcome,
  rememberAction,
  replay,
  stopOffline,
} from './timer-offline'
import type { Entry, EntryDetails, Timer, TimerEvent } from './timer-state'
import { cellChange, type TypedCell } from './timesheet-cell'
import {
  addedTime,
  decideTimesheet,
  evolveTimesheet,
  isTimesheetCommand,
  isTimesheetEvent,
  refuseLocked,
  type TimesheetCommand,
} from './timesheets'

type TimerRef = { employee_id: string; entry_id: string }

/**
 * The workspace's setting: the header starts only with description and project, a row and a cell of
 * the week grid with a description, and descriptions stay. An added hour is described afterwards.
 */
type Rule = { desc_required: boolean }

/** The company's setting: time up to this day stays as it is. */
type Lock = { locked_until: string | null }

/** Instants are UTC to the second; `now` is the server's clock; `zone` is in force at the start. */
type EntryCommand =
  /** `again`: restarted from a row with an earlier entry's fields; then a description is enough. */
  | ({ type: 'start'; start: string; now: string; zone: string; again: boolean } & TimerRef &
      EntryDetails &
      Rule &
      Lock)
  /**
   * Without an end it ends now, or 24 hours after its start if forgotten. `seen`: the revision that
   * the caller saw.
   */
  | ({ type: 'stop'; end: string | null; now: string; seen?: number | undefined } & TimerRef)
  | ({ type: 'add'; start: string; end: string; now: string; zone: string } & TimerRef &
      EntryDetails &
      Lock)
  /** Omitted fields stay; `zone` comes with a new start. */
  | ({
      type: 'change'
      update: Partial<EntryDetails & { start: string; end: string | null }>
      zone?: string | undefined
      now: string
      seen?: number | undefined
    } & TimerRef &
      Rule &
      Lock)
  | ({ type: 'delete'; seen?: number | undefined } & TimerRef & Lock)

/** Time of the week grid; see timesheet-cell.ts. */
type CellCommand = { type: 'type-cell' } & TypedCell & Rule & Lock

export type TimerCommand =
  | EntryCommand
  | CellCommand
  | TimesheetCommand
  | TimerImportCommand
  | OfflineCommand

/** One stream for each employee, because the limit of one running entry spans all entries. */
export const timerDecider: Decider<Timer, TimerCommand, TimerEvent> = {
  category: 'timer',
  kept: 7,
  initial: { running: null, entries: {}, weeks: {}, offline: {} },
  decide(state, command) {
    if (isTimesheetCommand(command)) return decideTimesheet(state, command)
    if (isImportCommand(command)) return decideImport(state, command)
    if (command.type === 'type-cell') return typeCell(state, command)
    if (command.type === 'offline') return replay(offlineRules, state, command).events
    return decide(state, command)
  },
  evolve: evolveTimer,
  content: contentOf<TimerEvent>({
    TimesheetSubmitted: { submitted: 'timesheet_id' },
    TimesheetTimeAdded: { changed: 'timesheet_id' },
    TimesheetWithdrawn: { changed: 'timesheet_id' },
    TimesheetApproved: { approved: 'timesheet_id' },
    TimesheetSentBack: { rejected: 'timesheet_id' },
    TimesheetReopened: { rejected: 'timesheet_id' },
  }),
}

function evolveTimer(state: Timer, event: TimerEvent): Timer {
  return isTimesheetEvent(event) ? evolveTimesheet(state, event) : evolve(state, event)
}

const offlineRules = { decide: decideOffline, evolve: evolveTimer }

/** Returns what became of each action; `state` is that after the command. */
export const offlineOutcomes = (state: Timer, command: OfflineCommand): OfflineOutcome[] =>
  replay(offlineRules, state, command).outcomes

/** Decides one action of a device that was offline, by the rules of the same call online. */
function decideOffline(state: Timer, action: OfflineAction, on: OfflineCommand): TimerEvent[] {
  const { employee_id, desc_required, locked_until } = on
  const { action_id: _, pressed_at, fault: __, ...of } = action
  const now = latestOf(on.now, pressed_at)
  const { entry_id } = action

  switch (of.kind) {
    case 'start': {
      const { kind: type, ...data } = of
      return decide(state, { ...data, employee_id, now, desc_required, locked_until, type })
    }

    case 'add': {
      const { kind: type, ...data } = of
      return decide(state, { ...data, employee_id, now, locked_until, type })
    }

    case 'stop':
      return stopOffline(state, action, on, (end) =>
        stop(state, { employee_id, entry_id }, end, 'hand'),
      )
    case 'change':
      return changeOffline(state, { ...action, ...of }, on)
    case 'keep_idle':
      return keepIdle(state, { ...action, ...of }, on)
    default:
      return of satisfies never
  }
}

type EntryEvent = Exclude<TimerEvent, { data: { timesheet_id: string } }>

function decide(state: Timer, command: EntryCommand): TimerEvent[] {
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

      return stop(state, command, command.end ?? boundedEnd(start, command.now), 'hand')
    }

    case 'add': {
      const { type: _, now, locked_until, ...data } = command
      times(data.start, data.end, now)
      refuseLocked(state, data, locked_until)
      return [{ type: 'TimeEntryAdded', data: { ...data, day: dayIn(data.zone, data.start) } }]
    }

    case 'change':
      return change(state, command)
    case 'delete': {
      const entry = findEntry(state, entry_id)
      fresh(entry, command.seen)
      refuseLocked(state, entry, command.locked_until)
      return [{ type: 'TimeEntryDeleted', data: { employee_id, entry_id } }]
    }

    default:
      return command satisfies never
  }
}

function typeCell(state: Timer, command: CellCommand): TimerEvent[] {
  const change = cellChange(state, command)
  if (!change) return []
  const { employee_id, project_id, task_id, billable, zone, ...fact } = command
  const { now, locked_until, desc_required, description = '', tags } = fact
  const on = { employee_id, now, locked_until }

  if (change.type === 'delete') return decide(state, { ...on, ...change })
  if (change.type === 'change') return decide(state, { ...on, ...change, zone, desc_required })
  if (desc_required) described(description)
  const details = { description, project_id, task_id, billable, ...(tags?.length && { tags }) }

  return decide(state, { ...on, ...change, ...details, zone, entry_id: command.entry_id })
}

/** A stop always succeeds. What it adds to a submitted or approved week waits for a decision. */
function stop(
  state: Timer,
  { employee_id, entry_id }: TimerRef,
  end: string,
  by: 'hand' | 'next',
): TimerEvent[] {
  const ref = { employee_id, entry_id }

  return [
    { type: 'TimeEntryStopped', data: { ...ref, end, by } },
    ...addedTime(state, ref, findEntry(state, entry_id), end),
  ]
}

function start(state: Timer, command: Extract<EntryCommand, { type: 'start' }>): TimerEvent[] {
  const { type: _, now, desc_required, again, locked_until, ...started } = command
  if (desc_required && again && !started.description) refuse('timer.description')

  if (desc_required && !again && !(started.description && started.project_id))
    refuse('timer.description_and_project')

  times(started.start, null, now)
  refuseLocked(state, { ...started, end: null }, locked_until)
  const data = { ...started, day: dayIn(started.zone, started.start) }
  if (!state.running) return [{ type: 'TimeEntryStarted', data }]
  const running = findEntry(state, state.running)

  // An offline start that arrives after a later one: the later one has ended it, and continues.
  if (started.start < running.start) {
    const added = { ...data, end: boundedEnd(started.start, running.start) }
    refuseLocked(state, added, locked_until)
    return [{ type: 'TimeEntryAdded', data: added }]
  }

  const end = boundedEnd(running.start, started.start)
  const before = { employee_id: command.employee_id, entry_id: state.running }

  return [...stop(state, before, end, 'next'), { type: 'TimeEntryStarted', data }]
}

function change(state: Timer, command: Extract<EntryCommand, { type: 'change' }>): TimerEvent[] {
  const before = findEntry(state, command.entry_id)
  const { end, ...update } = command.update
  fresh(before, command.seen)
  // An omitted end does not affect a running entry, and would restart an ended one.
  if (end === null && before.end !== null) refuse('timer.ended')
  const difference = changed({ tags: [], ...before } as never, {
    ...update,
    ...(end ? { end } : {}),
  })
  if (!difference) return []

  if (command.desc_required) described(difference.description)

  const start = difference.start ?? before.start
  // An entry stopped within its first second ends a moment ahead of the clock.
  const now = before.end && before.end > command.now ? before.end : command.now
  if (difference.start ?? difference.end) times(start, difference.end ?? before.end, now)
  const zone = command.zone ?? before.zone
  const cut = difference.start ? { zone, day: dayIn(zone, start) } : {}
  const { employee_id, entry_id, locked_until } = command
  const data = { ...difference, ...cut, employee_id, entry_id }
  const changes: TimerEvent = { type: 'TimeEntryChanged', data }

  // An end alone stops the running entry, which always succeeds.
  if (before.end === null && difference.end && Object.keys(difference).length === 1)
    return [changes, ...addedTime(state, command, before, difference.end)]

  const after = {
    start,
    end: difference.end ?? before.end,
    zone: difference.start ? zone : before.zone,
  }
  for (const times of [before, after]) refuseLocked(state, times, locked_until)

  return [changes]
}

const findEntry = (state: Timer, id: string): Entry =>
  getById(state.entries, id) ?? refuse('not_found')

const fresh = ({ revision }: Entry, seen: number | undefined) =>
  void (seen !== undefined && seen !== revision && refuse('state.stale'))

/** Refuses an empty description; an omitted one stays. */
const described = (description: string | null | undefined) =>
  void (description === '' && refuse('timer.description_blank', { field: 'description' }))

/** Refuses invalid times. Overlaps are displayed, not refused. */
const times = (start: string, end: string | null, now: string) =>
  checkTimes('timer', ['start', 'end'], { start, end }, now)

function evolve(state: Timer, event: EntryEvent): Timer {
  const id = event.data.entry_id
  const before = getById(state.entries, id)

  switch (event.type) {
    case 'TimeEntryStarted': {
      const entry = withoutRefs(event.data)
      return {
        ...state,
        offline: rememberAction(state.offline, event.data),
        running: id,
        entries: putById(state.entries, id, { ...entry, end: null, revision: 0 }),
      }
    }

    case 'TimeEntryAdded': {
      const entry = withoutRefs(event.data)
      return {
        ...state,
        offline: rememberAction(state.offline, event.data),
        entries: putById(state.entries, id, { ...entry, revision: 0 }),
      }
    }

    case 'TimeEntryStopped':
    case 'TimeEntryChanged': {
      if (!before) return state

      const {
        employee_id: _,
        entry_id: __,
        day: ___,
        by,
        ...update
      } = event.data as Refs & Partial<Entry> & { by?: string }

      const last =
        by === 'next' ? { ...lastAction(before.action_id), by_next: true as const } : undefined
      const entry = { ...withoutAction(before), ...last, ...update, revision: before.revision + 1 }

      return {
        ...state,
        offline: rememberAction(state.offline, event.data),
        running: entry.end !== null && state.running === id ? null : state.running,
        entries: putById(state.entries, id, entry),
      }
    }

    case 'TimeEntryIdleKept': {
      if (!before) return state
      const { idle_from, idle_to } = event.data
      const kept = { ...before, idle_from, idle_to }

      return {
        ...state,
        offline: rememberAction(state.offline, event.data),
        entries: putById(state.entries, id, kept),
      }
    }

    case 'TimeEntryDeleted':
      return {
        ...state,
        running: state.running === id ? null : state.running,
        entries: withoutId(state.entries, id),
      }

    default:
      return event satisfies never
  }
}

interface Refs {
  readonly employee_id: string
  readonly entry_id: string
  readonly day?: string | undefined
}

/** Returns the part of an event that an entry keeps. */
function withoutRefs<D extends Refs>(data: D) {
  const { employee_id: _, entry_id: __, day: ___, ...entry } = data
  return entry
}

function withoutAction(entry: Entry): Entry {
  if (entry.action_id === undefined && entry.by_next === undefined) return entry
  const { action_id: _, by_next: __, ...rest } = entry

  return rest
}

const lastAction = (action_id: string | undefined) => (action_id === undefined ? {} : { action_id })
