import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shape, shapeOf } from '@workledger/contracts/kernel/event-shape'
import type { PublicEvent } from '@workledger/contracts/kernel/public-event'

/** What other programs rely on: each shipped version of each public event. */
export const publicFile = join(__dirname, 'kept-public-events.json')

/** One version: its record, its readers, and the shape of each field of `data`. */
export interface GoldenPublic {
  readonly of: string
  readonly close: readonly string[]
  readonly fields: Readonly<Record<string, Shape>>
}

/** Versions by `name version`. */
export type GoldenPublicEvents = Record<string, GoldenPublic>

export const keyOf = ({ name, v }: PublicEvent) => `${name} ${v}`

export const goldenPublicOf = ({ of, close, schema }: PublicEvent): GoldenPublic => {
  const { fields } = shapeOf(schema) as { fields: Record<string, Shape> }
  return JSON.parse(JSON.stringify({ of, close, fields }))
}

export function goldenPublicEvents(): GoldenPublicEvents {
  try {
    return JSON.parse(readFileSync(publicFile, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Whether a program written for one shape reads the other: fields and fixed values may come, never
 * go or change.
 */
export const stillReads = (before: GoldenPublic, now: GoldenPublic): boolean =>
  before.of === now.of &&
  Object.entries(before.fields).every(([field, shape]) => within(shape, now.fields[field]))

function within(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || before === null) return before === now
  if (typeof now !== 'object' || now === null) return false

  return Object.entries(before).every(([key, shape]) => {
    const present = (now as Record<string, unknown>)[key]
    if (key !== 'one_of') return within(shape, present)

    return (shape as unknown[]).every((value) =>
      (present as unknown[] | undefined)?.includes(value),
    )
  })
}
