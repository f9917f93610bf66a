import { quote } from '../kernel/ddl'
import type { Table } from '../kernel/table'

type Row = Readonly<Record<string, unknown>>

/**
 * Rows from which each column is an array. PostgreSQL parses arrays in half the time of JSON, but
 * every column is a parameter, which costs more than a few rows of JSON.
 */
const MANY_ROWS = 40

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
    const elements = elementsOf(column, sql, rows)
    const array = elements && arrayOf(elements)
    if (array === undefined) return undefined
    arrays.push(array)
  }

  return arrays
}

/** Returns a column's values as texts, numbers and booleans, or undefined if one is none of them. */
function elementsOf(column: string, sql: string, rows: readonly Row[]): unknown[] | undefined {
  const isJson = sql === 'jsonb'
  const elements: unknown[] = []

  for (const row of rows) {
    const value = row[column]

    if (value === null || value === undefined) elements.push(null)
    else if (isJson) elements.push(JSON.stringify(value))
    else if (typeof value !== 'object') elements.push(value)
    else if (Array.isArray(value) && value.every(isPlain)) elements.push(`{${value.join(',')}}`)
    else return undefined
  }

  return elements
}

/** Tells whether an id or a number needs no quotes in an array. */
const isPlain = (value: unknown) => /^[0-9a-f-]+$/.test(String(value))

/**
 * Returns the text of an array, which is that of JSON except for its brackets, or undefined for
 * texts that JSON escapes in another way, such as line breaks.
 */
function arrayOf(elements: readonly unknown[]): string | undefined {
  const json = JSON.stringify(elements)
  const same = !json.includes('\\') || !/\\[^"]/.test(json.replaceAll('\\\\', ''))

  return same ? `{${json.slice(1, -1)}}` : undefined
}
