import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import {
  OFFLINE_AHEAD,
  OFFLINE_DAYS,
  OFFLINE_KNOWN,
} from '@workledger/contracts/time-tracking/offline'
import { boundedEnd, checkTimes } from '../kernel/bounds'
import { getById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { dayIn, toSecond } from '../kernel/zone-days'
import type { Entry, EntryDetails, Timer, TimerEvent } from './timer-state'
import { refuseLocked } from './timesheets'

/** An action that a device kept while it had no network. Instants are UTC to the second. */
export type OfflineAction = {
  readonly action_id: string
  /** For a start or an added entry its new id, made from the action. */
  readonly entry_id: string
  readonly pressed_at: string
  /** Why its project, task or entry cannot be used. */
  readonly fault?: Fault | undefined
} & (
  | ({
      readonly kind: 'start'
      readonly start: string
      readonly zone: string
      readonly again: boolean
    } & EntryDetails)
  | ({
      readonly kind: 'add'
      readonly start: string
      readonly end: string
      readonly zone: string
    } & EntryDetails)
  | { readonly kind: 'stop' }
  | { readonly kind: 'keep_idle'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'change'
      readonly update: Partial<EntryDetails>
      /** The project of the named task. */
      readonly task_project?: string | undefined
      readonly seen: SeenEntry
    }
)

/**
 * What the person saw of the entry: its revision, or the action of this device that changed it
 * last. `own`: of what the device itself made; earlier devices said no more.
 */
export type SeenEntry = { readonly revision: number } | { readonly after: string } | 'own' | null

export interface OfflineCommand {
  readonly type: 'offline'
  readonly employee_id: string
  readonly actions: readonly OfflineAction[]
  readonly now: string
  readonly desc_required: boolean
  readonly locked_until: string | null
}

export type OfflineOutcome = { readonly action_id: string } & (
  | { readonly entry_id: string; readonly fault?: undefined }
  | { readonly entry_id: string; readonly fault: Fault }
)

/** The timer's rules for one action, and its fold. */
export interface TimerRules {
  decide(state: Timer, action: OfflineAction, on: OfflineCommand): readonly TimerEvent[]
  evolve(state: Timer, event: TimerEvent): Timer
}

/**
 * Carries out actions in their order, each once. An action that a rule refuses changes nothing, and
 * the next ones go on.
 */
export function replay(rules: TimerRules, start: Timer, command: OfflineCommand) {
  const outcomes = new Map<string, OfflineOutcome>()
  const events: TimerEvent[] = []
  let state = start
  let known = countKnown(state, command.now)

  for (const action of command.actions) {
    const { action_id } = action
    if (outcomes.has(action_id)) continue
    const before = knownEntry(state, action)

    if (before !== undefined) {
      outcomes.set(action_id, { action_id, entry_id: before })
      continue
    }

    try {
      checkPressed(action.pressed_at, command.now)
      if (known >= OFFLINE_KNOWN) refuse('timer.offline_many', { params: { most: OFFLINE_KNOWN } })
      if (action.fault) refuse(action.fault.code, { params: action.fault.params })
      const made = rules
        .decide(state, action, command)
        .map((event) => marked(event, action, command))
      for (const event of made) state = rules.evolve(state, event)
      events.push(...made)
      known++
      outcomes.set(action_id, { action_id, entry_id: action.entry_id })
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      const { params } = error.detail
      const fault = { code: error.code, ...(params && { params }) }
      outcomes.set(action_id, { action_id, entry_id: action.entry_id, fault })
    }
  }

  return { events, outcomes: command.actions.map(({ action_id }) => outcomes.get(action_id)!) }
}

/** Ends an entry when the stop was pressed; `stop` decides about one that still runs. */
export function stopOffline(
  state: Timer,
  { entry_id, pressed_at }: OfflineAction,
  { employee_id, locked_until, now }: OfflineCommand,
  stop: (end: string) => TimerEvent[],
): TimerEvent[] {
  const entry = getById(state.entries, entry_id) ?? refuse('not_found')
  if (pressed_at < entry.start) refuse('timer.end_before_start', { field: 'end' })
  const end = boundedEnd(entry.start, pressed_at)
  if (entry.end === null) return stop(end)

  // The start arrived after that of a later entry, which ended it. The press may be earlier.
  if (entry.revision > 0 || end >= entry.end) refuse('timer.ended')
  checkTimes('timer', ['start', 'end'], { start: entry.start, end }, latestOf(now, pressed_at))
  refuseLocked(state, entry, locked_until)

  return [{ type: 'TimeEntryChanged', data: { employee_id, entry_id, end } }]
}

/**
 * Changes the work of an entry as the person saw it. Without a difference it still records the
 * action, so that it counts once.
 */
export function changeOffline(
  state: Timer,
  action: OfflineAction & { kind: 'change' },
  { employee_id, locked_until, desc_required }: OfflineCommand,
): TimerEvent[] {
  const { entry_id } = action
  const entry = getById(state.entries, entry_id) ?? refuse('not_found')
  const update = changedWork(entry, action)

  // A change whose answer was lost differs in nothing from the entry.
  if (!isSeen(entry, action.seen) && changed({ tags: [], ...entry } as never, update as never))
    refuse('timer.offline_changed')

  if (desc_required && update.description === '')
    refuse('timer.description_blank', { field: 'description' })

  refuseLocked(state, entry, locked_until)

  return [{ type: 'TimeEntryChanged', data: { ...update, employee_id, entry_id } }]
}

/**
 * Records that the person kept time without input. It changes no time, so it also holds for an entry
 * that has ended or is locked meanwhile.
 */
export function keepIdle(
  state: Timer,
  { entry_id, from, to, pressed_at }: OfflineAction & { kind: 'keep_idle' },
  { employee_id, now }: OfflineCommand,
): TimerEvent[] {
  const entry = getById(state.entries, entry_id) ?? refuse('not_found')
  if (from < entry.start || to <= from) refuse('timer.end_before_start', { field: 'from' })
  if (to > latestOf(now, pressed_at)) refuse('timer.future', { field: 'to' })
  // Another device has kept it meanwhile.
  if (entry.idle_to !== undefined && to <= entry.idle_to) return []
  const data = { employee_id, entry_id, idle_from: from, idle_to: to }

  return [{ type: 'TimeEntryIdleKept', data }]
}

/** Tells whether nothing happened to the entry since but its end by the next start. */
function isSeen({ revision, by_next, action_id }: Entry, seen: SeenEntry): boolean {
  if (seen === null || seen === 'own') return seen === 'own'
  if ('after' in seen) return action_id === seen.after

  return seen.revision === revision || (by_next === true && seen.revision === revision - 1)
}

/** Another project removes the task unless a new one is named; a task implies its project. */
function changedWork(
  entry: Entry,
  { update, task_project }: OfflineAction & { kind: 'change' },
): Partial<EntryDetails> {
  const { project_id: project, task_id: task, ...rest } = update
  if (project === undefined && task === undefined) return rest
  const implied = task ? (task_project ?? null) : null
  const project_id = (project === undefined ? entry.project_id : project) ?? implied
  if (task && task_project !== project_id) refuse('timer.task_unknown', { field: 'task_id' })
  const kept = project_id === entry.project_id ? entry.task_id : null

  return { ...rest, project_id, task_id: task === undefined ? kept : task }
}

/** The later of two instants: a press counts although its clock is some minutes ahead. */
export const latestOf = (a: string, b: string) => (a > b ? a : b)

function checkPressed(pressed_at: string, now: string) {
  if (Date.parse(pressed_at) - Date.parse(now) > OFFLINE_AHEAD) refuse('timer.offline_ahead')

  if (pressed_at < daysBefore(now, OFFLINE_DAYS))
    refuse('timer.offline_too_old', { params: { days: OFFLINE_DAYS } })
}

const daysBefore = (now: string, days: number) =>
  toSecond(new Date(Date.parse(now) - days * 24 * 3600 * 1000))

/** Marks the events of an action with both clocks. */
function marked(
  event: TimerEvent,
  { action_id, pressed_at, entry_id }: OfflineAction,
  { now }: OfflineCommand,
): TimerEvent {
  // The stop of the running entry by the next start has no press of its own.
  if ('timesheet_id' in event.data || event.data.entry_id !== entry_id) return event
  const data = { ...event.data, action_id, pressed_at, received_at: now }

  return { ...event, data } as TimerEvent
}

interface Recorded {
  readonly entry_id: string
  readonly action_id?: string | undefined
  readonly pressed_at?: string | undefined
  readonly received_at?: string | undefined
}

/**
 * Remembers an action until it is too old to be sent again. By the days of the presses, so that old
 * ones leave together.
 */
export function rememberAction(
  offline: Timer['offline'],
  { entry_id, action_id, pressed_at, received_at }: Recorded,
): Timer['offline'] {
  if (!action_id || !pressed_at || !received_at) return offline
  const oldest = dayIn('UTC', daysBefore(received_at, OFFLINE_DAYS + 1))
  const day = dayIn('UTC', pressed_at)
  const recent = Object.entries(offline).filter(([each]) => each >= oldest)

  return { ...Object.fromEntries(recent), [day]: { ...offline[day], [action_id]: entry_id } }
}

/**
 * Returns the entry of an action that was carried out. An entry of its id proves that, whatever the
 * press says now; otherwise old entries could be replaced by their own action.
 */
const knownEntry = ({ offline, entries }: Timer, action: OfflineAction): string | undefined => {
  const { action_id, entry_id, pressed_at, kind } = action
  const isMade = (kind === 'start' || kind === 'add') && getById(entries, entry_id) !== undefined

  return isMade ? entry_id : offline[dayIn('UTC', pressed_at)]?.[action_id]
}

const countKnown = ({ offline }: Timer, now: string): number => {
  const oldest = dayIn('UTC', daysBefore(now, OFFLINE_DAYS + 1))

  return Object.entries(offline)
    .filter(([day]) => day >= oldest)
    .reduce((sum, [, actions]) => sum + Object.keys(actions).length, 0)
}
