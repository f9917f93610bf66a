import { UUID } from '@workledger/contracts/kernel/text'
import type { Table } from '../kernel/table'

/** A value left out of a row because its column cannot hold it. */
export interface Mended {
  readonly table: string
  readonly column: string
}

const LOSES = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d/.test(value) &&
  value >= '0001' &&
  !Number.isNaN(Date.parse(value.replace(' ', 'T')))

const fits: Record<string, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  bigint: (value) => Number.isSafeInteger(value),
  numeric: (value) => /^-?\d{1,1000}(\.\d{1,1000})?$/.test(String(value)),
  boolean: (value) => typeof value === 'boolean',
  date: isDay,
  timestamptz: isDay,
  'uuid[]': (value) => Array.isArray(value) && value.every((each) => fits.uuid!(each)),
  'integer[]': (value) => Array.isArray(value) && value.every((each) => fits.integer!(each)),
}

/**
 * Removes from a row the values that its columns cannot hold. A text loses its bad characters;
 * another value is dropped if it may be absent.
 */
export function mend(
  table: Table,
  row: Record<string, unknown>,
): { row: Record<string, unknown>; mended: Mended[] } {
  const next = { ...row }
  const mended: Mended[] = []

  for (const [name, { sql, nullable }] of Object.entries(table.columns)) {
    const value = row[name]
    if (value === null || value === undefined) continue
    const text = sql === 'text' || sql === 'jsonb' ? legible(value) : value
    const unfit = text === value ? fits[sql] && !fits[sql](value) : true
    if (!unfit || (text === value && !nullable)) continue
    next[name] = text === value ? null : text
    mended.push({ table: table.name, column: name })
  }

  return { row: next, mended }
}

/** Returns the value, or a copy without the characters that PostgreSQL's text cannot hold. */
function legible(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(LOSES, '')

  if (Array.isArray(value)) {
    const next = value.map(legible)
    return next.some((each, n) => each !== value[n]) ? next : value
  }

  if (value === null || typeof value !== 'object') return value
  const next = Object.entries(value).map(
    ([key, each]) => [key.replace(LOSES, ''), legible(each)] as const,
  )
  const same = Object.entries(value).every(
    ([key, each], n) => next[n]![0] === key && next[n]![1] === each,
  )

  return same ? value : Object.fromEntries(next)
}
