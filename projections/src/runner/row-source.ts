import { quote } from '../kernel/ddl'
import type { Table } from '../kernel/table'

type Row = Readonly<Record<string, unknown>>

/**
 * Rows from which each column is an array. PostgreSQL parses arrays in half the time of JSON, but
 * every column is a parameter, which costs more than a few rows of JSON.
 */
const MANY_ROWS = 100

/** Returns the SQL of a query for rows of a table; `take` adds a parameter and returns its number. */
export function selectRows(
  table: Table,
  rows: readonly Row[],
  take: (value: unknown) => number,
): string {
  const arrays = rows.length >= MANY_ROWS ? arraysOf(table, rows) : undefined

  return arrays ? selectFromArrays(table, arrays, take) : selectFromJson(table, rows, take)
}

function selectFromJson(
  { columns }: Table,
  rows: readonly Row[],
  take: (value: unknown) => number,
) {
  const names = Object.keys(columns).map(quote).join(', ')
  const shape = Object.entries(columns)
    .map(([column, { sql }]) => `${quote(column)} ${sql}`)
    .join(', ')

  return `select ${names} from json_to_recordset($${take(JSON.stringify(rows))}::json) as x(${shape})`
}

function selectFromArrays(
  { columns }: Table,
  arrays: readonly string[],
  take: (value: unknown) => number,
): string {
  const names = Object.keys(columns).map(quote).join(', ')
  // An array of arrays would become one array of their elements.
  const values = Object.entries(columns).map(([column, { sql }]) =>
    sql.endsWith('[]') ? `${quote(column)}::${sql}` : quote(column),
  )
  const taken = Object.values(columns).map(
    ({ sql }, n) => `$${take(arrays[n])}::${sql.endsWith('[]') ? 'text' : sql}[]`,
  )

  return `select ${values.join(', ')} from unnest(${taken.join(', ')}) as x(${names})`
}

/** Returns the array of each column, or undefined if only JSON tells PostgreSQL what a value is. */
function arraysOf({ columns }: Table, rows: readonly Row[]): string[] | undefined {
  const arrays: string[] = []

  for (const [column, { sql }] of Object.entries(columns)) {
    let text = ''

    for (const row of rows) {
      const element = elementOf(row[column], sql)
      if (element === undefined) return undefined
      text += text === '' ? element : `,${element}`
    }

    arrays.push(`{${text}}`)
  }

  return arrays
}

function elementOf(value: unknown, sql: string): string | undefined {
  if (value === null || value === undefined) return 'NULL'
  if (sql === 'jsonb') return quoted(JSON.stringify(value))
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value) || !sql.endsWith('[]')) return undefined

  return value.every(isPlain) ? `"{${value.join(',')}}"` : undefined
}

/** Tells whether an id or a number needs no quotes in an array. */
const isPlain = (value: unknown) => /^[0-9a-f-]+$/.test(String(value))

/**
 * Quotes an element of an array. Half a surrogate pair, which JSON has PostgreSQL refuse, would
 * become another character here.
 */
function quoted(text: string): string | undefined {
  if (!SPECIAL.test(text)) return `"${text}"`
  return text.isWellFormed() ? `"${text.replace(/["\\]/g, '\\$&')}"` : undefined
}

const SPECIAL = /["\\\ud800-\udfff]/
