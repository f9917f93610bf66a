import { definitionShape, type Shape } from '@workledger/contracts/kernel/event-shape'
import { eventDefinitions } from '@workledger/contracts/registry'
import { describe, expect, it } from 'vitest'
import { fieldWords } from './fields'

/** Names of fields, wherever they stand in what an event says. */
function namesIn(shape: Shape): string[] {
  if (typeof shape === 'string') return []
  if (Array.isArray(shape)) return shape.flatMap(namesIn)
  const { fields, ...parts } = shape as Record<string, Shape>
  const own = Object.entries((fields ?? {}) as Record<string, Shape>)
  const inner = Object.entries(parts).flatMap(([part, value]) => (part === 'one_of' || part === 'key' ? [] : namesIn(value)))
  return [...own.flatMap(([name, value]) => [name.replace('?', ''), ...namesIn(value)]), ...inner]
}

describe('words of records', () => {
  it('are there for every field of every event', () => {
    const names = new Set(eventDefinitions.flatMap((definition) => namesIn(definitionShape(definition).data)))
    expect(names.size).toBeGreaterThan(400)
    expect([...names].filter((name) => !(name in fieldWords)).sort()).toEqual([])
  })
})
