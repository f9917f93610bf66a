import type { timeImportFormats } from '@workledger/contracts/time-tracking/time-imports.events'

export type TimeImportFormat = (typeof timeImportFormats)[number]

/** Meanings of a column. `hours` are decimal; `start` and `end` hold day and time. */
const headings = {
  id: ['id', 'time entry id', 'entry id'],
  person: ['name', 'user name', 'member', 'user', 'username', 'display name', 'employee'],
  first_name: ['first name'],
  last_name: ['last name'],
  email: ['email', 'e-mail', 'user email', 'email address'],
  client: ['client', 'customer'],
  project: ['project'],
  task: ['task', 'activity'],
  description: ['description', 'notes', 'note', 'time entry'],
  billable: ['billable', 'billable?', 'is billable'],
  tags: ['tags', 'tag', 'labels'],
  start_date: ['start date', 'date', 'spent date'],
  start_time: ['start time', 'from', 'begin', 'in', 'started at'],
  end_date: ['end date', 'stop date'],
  end_time: ['end time', 'stop time', 'to', 'out', 'ended at'],
  start: ['start'],
  end: ['end', 'stop'],
  duration: ['duration', 'duration (h)', 'time (h)'],
  hours: ['hours', 'duration (decimal)', 'time (decimal)'],
} as const satisfies Record<string, readonly string[]>

export type TimeColumn = keyof typeof headings

export interface TimeColumns {
  readonly format: TimeImportFormat
  /** Number of the column, counted from 0. */
  readonly at: Partial<Record<TimeColumn, number>>
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')

/** Recognises an export by its headings. Of several columns of one meaning the best heading counts. */
export function timeColumns(row: readonly string[]): TimeColumns {
  const names = row.map(plain)
  const at: Partial<Record<TimeColumn, number>> = {}

  for (const [column, known] of Object.entries(headings)) {
    const heading = (known as readonly string[]).find((name) => names.includes(name))
    if (heading !== undefined) at[column as TimeColumn] = names.indexOf(heading)
  }

  return { format: formatOf(new Set(names)), at }
}

function formatOf(names: ReadonlySet<string>): TimeImportFormat {
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('date', 'hours', 'first name')) return 'harvest'
  if (has('start date', 'duration (h)') || has('start date', 'group')) return 'clockify'
  if (has('start date', 'start time') || has('start date', 'duration')) return 'toggl'
  if (has('date', 'from', 'to') || has('date', 'begin', 'end')) return 'kimai'
  if (has('start', 'end') && (has('user email') || has('duration (decimal)') || has('member id')))
    return 'solidtime'

  return 'other'
}

/** Whether the columns say when time was spent: a begin, or a day with a duration. */
export const hasTimes = ({ at }: TimeColumns): boolean =>
  at.start !== undefined ||
  (at.start_date !== undefined &&
    (at.start_time !== undefined || at.duration !== undefined || at.hours !== undefined))

/** Whether the row is the headings of a list of time. */
export const isHeadingRow = (row: readonly string[]): boolean => {
  const columns = timeColumns(row)
  return hasTimes(columns) && Object.keys(columns.at).length >= 3
}
