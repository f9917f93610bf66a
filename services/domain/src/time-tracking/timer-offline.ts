import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import {
  OFFLINE_AHEAD,
  OFFLINE_DAYS,
  OFFLINE_KNOWN,
} from '@workledger/contracts/time-tracking/offline'
import { boundedEnd, checkTimes } from '../kernel/bounds'
import { getById } from '../kernel/by-id'
import { dayIn, toSecond } from '../kernel/zone-days'
import type { EntryDetails, Timer, TimerEvent } from './timer-state'
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
  | { readonly kind: 'change'; readonly update: Partial<EntryDetails> }
)

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
  | { readonly fault: Fault }
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
      outcomes.set(action_id, { action_id, fault: { code: error.code, ...(params && { params }) } })
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

/** Describes an entry. Without a difference it still records the action, so that it counts once. */
export function changeOffline(
  state: Timer,
  { entry_id, update }: OfflineAction & { kind: 'change' },
  { employee_id, locked_until, desc_required }: OfflineCommand,
): TimerEvent[] {
  const entry = getById(state.entries, entry_id) ?? refuse('not_found')

  if (desc_required && update.description === '')
    refuse('timer.description_blank', { field: 'description' })

  refuseLocked(state, entry, locked_until)

  return [{ type: 'TimeEntryChanged', data: { ...update, employee_id, entry_id } }]
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
