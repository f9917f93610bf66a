import type { Fault } from '@workledger/contracts/kernel/faults'
import { distinctTags, MOST_TAGS, tagOf } from '@workledger/contracts/time-tracking/tags'
import { addDays } from '../../kernel/calendar-days'
import { type DateOrder, dayOf } from '../../kernel/file-dates'
import type { TimeColumn, TimeColumns } from './columns'
import { durationOf, hoursOf, type Moment, momentOf, timeOf } from './times'

export interface TextRow {
  /** As a spreadsheet counts, headings included. */
  readonly row: number
  readonly cells: readonly string[]
}

/** A fault of a row; `column` is its heading, null for the whole row. */
export type TimeProblem = Fault & { row: number; column: string | null }

/** The work of a row as its file tells it, in local times of the file. */
export interface ReadEntry {
  readonly row: number
  /** Under which the file's person is mapped: the e-mail address, else the name. */
  readonly person: string
  readonly id: string
  readonly client: string
  readonly project: string
  readonly task: string
  readonly description: string
  readonly billable: boolean | undefined
  readonly tags: string[]
  readonly day: string
  /** Undefined: the file has a duration alone. */
  readonly start: Moment | undefined
  readonly end: Moment | undefined
  readonly seconds: number | undefined
}

export interface ReadPerson {
  readonly key: string
  readonly name: string
  readonly email: string
  rows: number
}

export interface ReadFile {
  readonly entries: ReadEntry[]
  readonly people: ReadPerson[]
  readonly problems: TimeProblem[]
  /** Entries with tags. */
  readonly tagged: number
  /** Whether times need the zone of the file. */
  readonly local: boolean
}

/** Longest text of a description, and of a name. */
const LONGEST = { description: 2000, name: 255 } as const

const YES = new Set(['yes', 'true', '1', 'y', 'billable', 'ja', 'oui', 'sí', 'si', 'sì', '是'])
const NO = new Set(['no', 'false', '0', 'n', '', 'non-billable', 'nein', 'non', '否'])

/** Reads the rows of a time export. A row with a fault is left out, with a reason. */
export function readEntries(
  rows: readonly TextRow[],
  headings: readonly string[],
  columns: TimeColumns,
  order: DateOrder,
): ReadFile {
  const entries: ReadEntry[] = []
  const problems: TimeProblem[] = []
  const people = new Map<string, ReadPerson>()
  let [tagged, local] = [0, false]

  for (const row of rows) {
    const reader = new RowReader(row, headings, columns, order)
    const person = reader.person()
    const known = people.get(person.key) ?? { ...person, rows: 0 }
    known.rows++
    people.set(person.key, known)
    const entry = reader.entry(person.key)

    if ('code' in entry) {
      problems.push(entry)
      continue
    }

    if (entry.tags.length > 0) tagged++
    if (entry.start?.utc === undefined) local = true
    entries.push(entry)
  }

  return { entries, people: [...people.values()], problems, tagged, local }
}

class RowReader {
  constructor(
    private readonly row: TextRow,
    private readonly headings: readonly string[],
    private readonly columns: TimeColumns,
    private readonly order: DateOrder,
  ) {}

  /** Returns a cell; the apostrophe that exports put before formulas is not part of it. */
  private text(column: TimeColumn): string {
    const at = this.columns.at[column]
    const text = at === undefined ? '' : (this.row.cells[at] ?? '').trim()
    return /^'[=+\-@]/.test(text) ? text.slice(1) : text
  }

  person(): Pick<ReadPerson, 'key' | 'name' | 'email'> {
    const email = this.text('email').toLowerCase()
    const full = `${this.text('first_name')} ${this.text('last_name')}`.trim()
    const name = this.text('person') || full

    return { key: (email || name.toLowerCase()).slice(0, LONGEST.name), name, email }
  }

  entry(person: string): ReadEntry | TimeProblem {
    const times = this.times()
    if ('code' in times) return times
    const names = { client: '', project: '', task: '' }

    for (const column of ['client', 'project', 'task'] as const) {
      names[column] = this.text(column)
      if (names[column].length > LONGEST.name)
        return this.fault(column, 'time_import.too_long', { most: LONGEST.name })
    }

    const description = this.text('description')
    if (description.length > LONGEST.description)
      return this.fault('description', 'time_import.too_long', { most: LONGEST.description })

    if (names.task && !names.project) return this.fault('task', 'time_import.task_alone')
    const said = this.text('billable').toLowerCase()
    if (!YES.has(said) && !NO.has(said))
      return this.fault('billable', 'time_import.not_yes_or_no', { text: shown(said) })

    return {
      row: this.row.row,
      person,
      id: this.text('id'),
      ...names,
      description,
      billable: said === '' ? undefined : YES.has(said),
      tags: this.tags(),
      ...times,
    }
  }

  /** Returns the tags that can be kept, of a list with commas or of JSON. */
  private tags(): string[] {
    const texts = listIn(this.text('tags'))
    return distinctTags(texts.flatMap((text) => tagOf(text) ?? [])).slice(0, MOST_TAGS)
  }

  private times(): Pick<ReadEntry, 'day' | 'start' | 'end' | 'seconds'> | TimeProblem {
    const seconds = this.length()
    if (typeof seconds === 'object') return seconds
    const start = this.moment('start', 'start_date', 'start_time')
    if (start && 'code' in start) return start

    if (!start) {
      const day = this.day('start_date')
      if (typeof day === 'object') return day
      if (seconds === undefined) return this.fault(null, 'time_import.no_duration')
      return { day, start: undefined, end: undefined, seconds }
    }

    const end = this.moment('end', 'end_date', 'end_time', start)
    if (end && 'code' in end) return end
    if (!end && !seconds) return this.fault(null, 'time_import.running')

    return { day: start.day, start, end, seconds }
  }

  private length(): number | undefined | TimeProblem {
    const duration = this.text('duration')
    const hours = this.text('hours')
    if (!duration && !hours) return undefined
    const seconds = duration ? durationOf(duration) : hoursOf(hours)
    const column = duration ? 'duration' : 'hours'

    return (
      seconds ??
      this.fault(column, 'time_import.not_a_duration', { text: shown(duration || hours) })
    )
  }

  private day(column: 'start_date' | 'end_date'): string | TimeProblem {
    const text = this.text(column)
    const day = dayOf(text, this.order)
    return day ?? this.fault(column, 'time_import.not_a_date', { text: shown(text) })
  }

  /** Returns a begin or an end; undefined if the row has none. An end before `after` is next day. */
  private moment(
    both: 'start' | 'end',
    date: 'start_date' | 'end_date',
    time: 'start_time' | 'end_time',
    after?: Moment,
  ): Moment | TimeProblem | undefined {
    const text = this.text(both)
    if (text && this.columns.at[time] === undefined) {
      const moment = momentOf(text, this.order)
      return moment ?? this.fault(both, 'time_import.not_a_time', { text: shown(text) })
    }

    const clock = this.text(time) || text
    if (!clock) return undefined
    const at = timeOf(clock)
    if (!at) return this.fault(time, 'time_import.not_a_time', { text: shown(clock) })
    if (after && !this.text(date))
      return { day: at < after.time ? addDays(after.day, 1) : after.day, time: at }
    const day = this.day(date)

    return typeof day === 'object' ? day : { day, time: at }
  }

  private fault(
    column: TimeColumn | null,
    code: string,
    params?: Record<string, string | number>,
  ): TimeProblem {
    const at = column === null ? undefined : this.columns.at[column]
    const heading = at === undefined ? null : (this.headings[at] ?? null)

    return { row: this.row.row, column: heading, code, ...(params && { params }) }
  }
}

function listIn(text: string): string[] {
  if (!text.startsWith('[')) return text.split(',')

  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return text.split(',')
  }
}

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
