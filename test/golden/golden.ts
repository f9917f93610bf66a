import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { definitionShape, type Shape } from '@workledger/contracts/kernel/event-shape'

/** An event type at one version, as of its file: the shape of its data, and one example. */
export interface Golden {
  readonly type: string
  readonly v: number
  readonly shape: ReturnType<typeof definitionShape>
  readonly data: Record<string, unknown>
}

export const folder = join(__dirname, 'events')
export const fileOf = ({ type, v }: { type: string; v: number }) => `${type}.v${v}.json`

export const goldens = (): Golden[] =>
  readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden)

export const goldenOf = (definition: EventDefinition): Golden => {
  const shape = definitionShape(definition)
  return {
    type: definition.type,
    v: definition.v,
    shape,
    data: sample(shape.data, '') as Golden['data'],
  }
}

/** Values that need a meaning beyond their shape. */
const meant: Record<string, unknown> = {
  zone: 'Europe/Lisbon',
  timezone: 'Europe/Lisbon',
  email: 'ada@example.com',
}

const texts: Record<string, string> = {
  day: '2026-03-02',
  time: '09:00',
  instant: '2026-03-02T09:00:00Z',
  amount: '12.50',
  currency: 'EUR',
  digits: '7',
}

/** The same id for the same field in every event, so that a stream's goldens concern one record. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `01900000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}

/** Returns a fixed value of a shape with every optional part. `name` is the field's. */
function sample(shape: Shape, name: string): unknown {
  if (typeof shape === 'string') {
    const [kind = '', most] = shape.split(' ')
    if (kind === 'id') return idOf(name)
    if (kind === 'integer') return 1
    if (kind === 'number') return 1.5
    if (kind === 'boolean') return true

    return meant[name] ?? texts[kind] ?? (name || 'text').slice(0, most ? Number(most) : undefined)
  }

  const part = shape as Record<string, Shape>
  if ('personal' in part) return sample(part.personal!, name)
  if ('or_null' in part) return sample(part.or_null!, name)
  if ('one_of' in part) return (part.one_of as string[])[0]
  if ('any_of' in part) return sample((part.any_of as Shape[])[0]!, name)
  if ('key' in part) return { [sample(part.key!, 'key') as string]: sample(part.each!, name) }
  if ('each' in part) return [sample(part.each!, name)]

  return Object.fromEntries(
    Object.entries(part.fields as Record<string, Shape>).map(([key, inner]) => [
      key.replace(/\?$/, ''),
      sample(inner, key.replace(/\?$/, '')),
    ]),
  )
}
