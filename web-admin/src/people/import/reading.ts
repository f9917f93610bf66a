import type {
  ImportPreview,
  importDateFormats,
  importPeriods,
} from '@workledger/contracts/people/import.api'

/** A field of every employee, or the id of a custom field. */
export type Field = ImportPreview['fields'][number]['field']

export type Mapping = Record<string, Field | null>
export type Problem = ImportPreview['problems'][number]
export type Level = Problem['level']

export const modes = ['good-rows', 'all-or-nothing'] as const

/** The chosen options for reading a file. */
export interface Reading {
  file: File
  /** Only changed columns; the others match by their heading. */
  mapping: Mapping
  pay_period?: (typeof importPeriods)[number] | undefined
  date_format?: (typeof importDateFormats)[number] | undefined
  /** Manager as in the file → employee id, e-mail or name of the meant person. */
  managers?: Readonly<Record<string, string>>
  /** Takes the columns of bank accounts too. */
  accounts?: boolean
}

export interface Choices {
  mode: (typeof modes)[number]
  invite: boolean
  /** Effective date of changed pay, `YYYY-MM-DD`; empty corrects the newest contract. */
  pay_effective_on: string
  /** With bank accounts: the password, or a confirmation that stands in for it. */
  current_password: string
}

export const readingBody = ({
  file,
  mapping,
  pay_period,
  date_format,
  managers = {},
  accounts = false,
}: Reading) => ({
  file,
  mapping: JSON.stringify(mapping),
  managers: JSON.stringify(managers),
  pay_period: pay_period ?? '',
  date_format: date_format ?? '',
  accounts: String(accounts),
})

/**
 * Gives a column its field. A field comes from one column only, so the column that had it is left
 * out.
 */
export function withField(
  mapping: Mapping,
  columns: ImportPreview['columns'],
  index: number,
  field: Field | null,
): Mapping {
  const before =
    field === null
      ? undefined
      : columns.find((column) => column.field === field && column.index !== index)
  return { ...mapping, ...(before && { [before.index]: null }), [index]: field }
}

/** Returns the obstacle to starting an import; null without one. */
export function obstacle(
  preview: ImportPreview,
  { date_format, pay_period, accounts }: Pick<Reading, 'date_format' | 'pay_period' | 'accounts'>,
  { mode, current_password }: Pick<Choices, 'mode' | 'current_password'>,
) {
  const has = (field: Field) => preview.columns.some((column) => column.field === field)
  const { rows, refused } = preview.counts
  if (!has('full_name') && !(has('first_name') && has('last_name'))) return 'names'
  if (!preview.file.date_format_certain && !date_format) return 'date'
  if (has('pay') && !preview.file.pay_period_certain && !pay_period) return 'period'
  if (rows === refused) return 'nothing'
  if (accounts && !current_password) return 'password'

  return mode === 'all-or-nothing' && refused > 0 ? 'refused' : null
}

/** The same sentence about the same column, with its rows. */
export interface Group
  extends Pick<Problem, 'column' | 'field' | 'level' | 'message' | 'code' | 'params'> {
  rows: number[]
}

export function grouped(problems: readonly Problem[]): Group[] {
  const groups = new Map<string, Group>()

  for (const { row, ...rest } of problems) {
    const key = `${rest.level} ${rest.column} ${rest.message}`
    const group = groups.get(key)

    if (group) group.rows.push(row)
    else groups.set(key, { ...rest, rows: [row] })
  }

  return [...groups.values()].sort(
    (a, b) =>
      a.level.localeCompare(b.level) || b.rows.length - a.rows.length || a.rows[0]! - b.rows[0]!,
  )
}

/** Returns the manager in a warning, if identifying the person would help. */
export const managerIn = ({ code, params }: Pick<Problem, 'code' | 'params'>) =>
  code === 'import.manager_unknown' || code === 'import.manager_many' ? String(params?.name) : null

/** Identifies a manager; a second answer replaces the first. */
export function withManager(
  managers: Readonly<Record<string, string>>,
  name: string,
  meant: string,
): Record<string, string> {
  const said = Object.entries(managers).filter(([, before]) => before === name)
  return {
    ...managers,
    ...Object.fromEntries(said.map(([key]) => [key, meant])),
    ...(said.length === 0 && { [name]: meant }),
  }
}

/**
 * Returns problems of one level, or of all, that contain every word of the search. `words` returns
 * the text of a list's row.
 */
export function found(
  problems: readonly Problem[],
  level: Level | '',
  search: string,
  words: (problem: Problem) => string,
) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return problems.filter((problem) => {
    if (level && problem.level !== level) return false
    if (wanted.length === 0) return true
    const text = words(problem).toLowerCase()

    return wanted.every((word) => text.includes(word))
  })
}

/** Returns the two possible days of a date such as 03/04/2020, each with its format. */
export function daysOf(example: string) {
  const found = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})/.exec(example)
  if (!found) return []
  const [a, b] = [found[1]!.padStart(2, '0'), found[2]!.padStart(2, '0')]

  return [
    { format: 'DD.MM.YYYY', day: `${found[3]}-${b}-${a}` },
    { format: 'MM/DD/YYYY', day: `${found[3]}-${a}-${b}` },
  ] as const
}

/**
 * Returns the share of new people who are in the directory by now, from 0 to 1; undefined without
 * new people. The answer completes it.
 */
export const partDone = (before: number, now: number, added: number) =>
  added > 0 ? Math.min(0.99, Math.max(0, (now - before) / added)) : undefined

/** Returns the delimiter's name in the texts. */
export const delimiterName = (delimiter: string | null) =>
  delimiter === null
    ? null
    : (({ ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const)[delimiter] ?? null)

export const largest = 20 * 1024 * 1024

/** Returns the fault of a file before it is sent; the server checks its content. */
export const complaintOf = ({ name, size }: Pick<File, 'name' | 'size'>) =>
  !/\.(xlsx|csv|tsv|txt)$/i.test(name) ? 'file' : size > largest ? 'large' : null
