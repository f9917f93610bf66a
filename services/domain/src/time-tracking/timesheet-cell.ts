import { refuse } from '@workledger/contracts/kernel/errors'
import { entriesById } from '../kernel/by-id'
import { addDays } from '../kernel/calendar-days'
import { splitAtMidnights, startOfDay, toSecond } from '../kernel/zone-days'
import type { Entry, EntryDetails, Timer } from './timer-state'

/** Time typed for one day, project and task, without a beginning. */
export type TypedCell = {
  employee_id: string
  /** Of the entry that it may need. */
  entry_id: string
  day: string
  seconds: number
  /** The seconds that the caller saw there; undefined: any. */
  was: number | undefined
  zone: string
  now: string
} & Omit<EntryDetails, 'description'> & { description: string | undefined }

/** The change of entries that typed time needs. */
export type CellChange =
  | { type: 'add'; start: string; end: string }
  | { type: 'change'; entry_id: string; update: Partial<Entry> & { start: string; end: string } }
  | { type: 'delete'; entry_id: string }

type Placed = readonly [id: string, entry: Entry]

/** Hours after midnight at which typed time begins on an empty day. */
const FIRST_HOUR = 9

/**
 * Returns the change that makes a cell of the week grid hold the typed time; none if it does. One
 * entry at most can be changed so; several are changed in the list. Overlaps are shown, not
 * refused.
 */
export function cellChange({ entries }: Timer, typed: TypedCell): CellChange | undefined {
  const { day, seconds, was, description, tags } = typed
  const near = { from: addDays(day, -2), to: addDays(day, 2) }
  const ofDay = [...entriesById(entries)].filter(
    // Most entries are of other days, and a zone is less than a day from UTC.
    ([, entry]) => entry.start > near.from && entry.start < near.to && isOn(entry, day),
  )
  const inCell = ofDay.filter(
    ([, { project_id, task_id }]) => project_id === typed.project_id && task_id === typed.task_id,
  )

  const held = inCell.reduce((sum, [, entry]) => sum + secondsOn(entry, day), 0)
  if (was !== undefined && was !== held) refuse('state.stale')
  const [only, ...others] = inCell

  if (!only)
    return seconds === 0 ? undefined : { type: 'add', ...fitted(typed, lastEnd(ofDay, typed)) }
  const [entry_id, entry] = only
  const about = {
    ...(description === undefined || description === (entry.description ?? '')
      ? {}
      : { description }),
    ...(tags == null || sameTags(tags, entry.tags) ? {} : { tags }),
  }
  if (seconds === held && Object.keys(about).length === 0) return undefined

  if (others.length > 0 || entry.end === null || piecesOf(entry).length > 1)
    refuse('timesheet.cell_in_list')

  if (seconds === 0) return { type: 'delete', entry_id }
  const times =
    seconds === held ? { start: entry.start, end: entry.end } : fitted(typed, entry.start)

  return { type: 'change', entry_id, update: { ...times, ...about } }
}

const sameTags = (tags: readonly string[], before: Entry['tags']) =>
  tags.length === (before?.length ?? 0) && tags.every((tag, n) => tag === before?.[n])

const piecesOf = ({ start, end, zone }: Entry) =>
  splitAtMidnights(start, end ?? addSeconds(start, 1), zone)

const isOn = (entry: Entry, day: string) => piecesOf(entry).some((piece) => piece.day === day)

const secondsOn = (entry: Entry, day: string) =>
  entry.end === null ? 0 : (piecesOf(entry).find((piece) => piece.day === day)?.seconds ?? 0)

/** Returns where the day's time ends so far; nine o'clock on an empty day. */
export function lastEnd(
  ofDay: readonly Placed[],
  { day, zone }: Pick<TypedCell, 'day' | 'zone'>,
): string {
  const ends = ofDay.flatMap(([, { end }]) => end ?? [])
  const begins = addSeconds(startOfDay(zone, day), FIRST_HOUR * 3600)

  return ends.length === 0 ? begins : ends.reduce((latest, end) => (end > latest ? end : latest))
}

/** Returns times of the typed length from `start`, earlier if they would leave the day or the past. */
export function fitted(
  { day, zone, seconds, now }: Pick<TypedCell, 'day' | 'zone' | 'seconds' | 'now'>,
  start: string,
) {
  const [first, next] = [startOfDay(zone, day), startOfDay(zone, addDays(day, 1))]
  const last = next < now ? next : now
  const end = addSeconds(start, seconds)
  const times = end > last ? { start: addSeconds(last, -seconds), end: last } : { start, end }
  if (times.start < first)
    refuse(last === next ? 'timesheet.longer_than_day' : 'timer.future', { field: 'seconds' })

  return times
}

const addSeconds = (instant: string, seconds: number) =>
  toSecond(new Date(Date.parse(instant) + seconds * 1000))
