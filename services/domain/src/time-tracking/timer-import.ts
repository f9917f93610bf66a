import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { checkTimes } from '../kernel/bounds'
import { entriesById, getById } from '../kernel/by-id'
import { addDays } from '../kernel/calendar-days'
import { dayIn } from '../kernel/zone-days'
import type { Entry, EntryDetails, Timer, TimerEvent } from './timer-state'
import { fitted, lastEnd } from './timesheet-cell'
import { refuseLocked } from './timesheets'

/** An entry of a file: with its times, or a day and a duration. */
export type ImportedEntry = Omit<EntryDetails, 'description'> & {
  readonly entry_id: string
  readonly description: string
  readonly zone: string
} & (
    | { readonly start: string; readonly end: string }
    | { readonly start?: undefined; readonly day: string; readonly seconds: number }
  )

interface ImportRef {
  employee_id: string
  import_id: string
  locked_until: string | null
}

export type TimerImportCommand =
  | ({ type: 'import'; now: string; entries: readonly ImportedEntry[] } & ImportRef)
  /** `billed`: those of the entries that are on an invoice. */
  | ({
      type: 'undo-import'
      entry_ids: readonly string[]
      billed: readonly string[]
    } & ImportRef)

export const isImportCommand = (command: { type: string }): command is TimerImportCommand =>
  command.type === 'import' || command.type === 'undo-import'

/**
 * Adds the entries that are not here and that no rule refuses, or removes those that no one has
 * used. `refusedImports` and `keptReason` say why the others are left out.
 */
export function decideImport(state: Timer, command: TimerImportCommand): TimerEvent[] {
  const { employee_id } = command

  if (command.type === 'undo-import')
    return command.entry_ids.flatMap((entry_id): TimerEvent[] =>
      keptReason(state, command, entry_id) === undefined
        ? [{ type: 'TimeEntryDeleted', data: { employee_id, entry_id } }]
        : [],
    )

  const { import_id } = command

  return placed(state, command).flatMap((entry): TimerEvent[] => {
    if ('code' in entry) return []
    return [{ type: 'TimeEntryAdded', data: { ...entry, employee_id, import_id } }]
  })
}

/** Returns why entries of an import are not here after it. */
export const refusedImports = (
  state: Timer,
  command: Extract<TimerImportCommand, { type: 'import' }>,
): ReadonlyMap<string, Fault> =>
  new Map(
    placed(state, command).map((entry) => [
      entry.entry_id,
      'code' in entry ? entry : { code: 'state.conflict' },
    ]),
  )

/** Why an undo leaves an entry. `gone`: someone deleted it, or it is of another import. */
export type KeptReason = 'gone' | 'billed' | 'erased' | 'edited' | 'locked'

/** Returns why an undo leaves an entry; undefined if it removes it. */
export function keptReason(
  state: Timer,
  { import_id, billed, locked_until }: Extract<TimerImportCommand, { type: 'undo-import' }>,
  entry_id: string,
): KeptReason | undefined {
  const entry = getById(state.entries, entry_id)
  if (!entry || entry.import_id !== import_id) return 'gone'
  if (billed.includes(entry_id)) return 'billed'
  if (entry.description === null) return 'erased'
  if (entry.revision > 0) return 'edited'

  return faultOf(() => refuseLocked(state, entry, locked_until)) && 'locked'
}

type Placed = Omit<Extract<TimerEvent, { type: 'TimeEntryAdded' }>['data'], 'employee_id'>

/** Returns the new entries with their times, or why they cannot be added. */
function placed(
  state: Timer,
  { entries, now, locked_until, employee_id }: Extract<TimerImportCommand, { type: 'import' }>,
): (Placed | ({ entry_id: string } & Fault))[] {
  const ends = new LastEnds(state, employee_id, now)
  const here = new Set<string>()

  return entries.flatMap((entry) => {
    const { entry_id } = entry
    if (here.has(entry_id) || getById(state.entries, entry_id)) return []
    here.add(entry_id)
    let added: Placed | undefined

    const fault = faultOf(() => {
      const { description, project_id, task_id, billable, tags, zone } = entry
      const times = entry.start === undefined ? ends.place(entry) : entry
      const { start, end } = times
      checkTimes('timer', ['start', 'end'], { start, end }, now)
      refuseLocked(state, { start, end, zone }, locked_until)
      const details = { description, project_id, task_id, billable, ...(tags && { tags }) }
      added = { entry_id, ...details, start, end, zone, day: dayIn(zone, start) }
    })

    return [fault ? { entry_id, ...fault } : added!]
  })
}

/** Places entries without a begin one after another, after what their day has so far. */
class LastEnds {
  private readonly ends = new Map<string, string>()

  constructor(
    private readonly state: Timer,
    private readonly employee_id: string,
    private readonly now: string,
  ) {}

  place(entry: ImportedEntry & { start?: undefined }): { start: string; end: string } {
    const { day, zone, seconds } = entry
    const cell = { ...entry, employee_id: this.employee_id, now: this.now, was: undefined }
    const times = fitted(cell, this.ends.get(day) ?? lastEnd(this.ofDay(day, zone), cell))
    if (seconds < 1) refuse('timer.too_short')
    this.ends.set(day, times.end)

    return times
  }

  /** Entries whose start or end is on the day; they last a day at most. */
  private ofDay(day: string, zone: string): (readonly [string, Entry])[] {
    const near = { from: addDays(day, -2), to: addDays(day, 2) }

    return [...entriesById(this.state.entries)].filter(
      ([, { start, end }]) =>
        start > near.from &&
        start < near.to &&
        (dayIn(zone, start) === day || (end !== null && dayIn(zone, end) === day)),
    )
  }
}

function faultOf(act: () => unknown): Fault | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const { params } = error.detail
    return { code: error.code, ...(params && { params }) }
  }
}
