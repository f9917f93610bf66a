import { type EventDefinition, event } from '@workledger/contracts/kernel/event'
import { personal } from '@workledger/contracts/kernel/event-fields'
import * as z from 'zod'
import { compileDefinitions, upcast } from './definitions'
import { testDefinitions } from './testing/fixtures'

const definitions = compileDefinitions(testDefinitions)

it.each<[string, EventDefinition[], RegExp]>([
  [
    'twice declared',
    [event('A', { v: 1, data: z.object({}) }), event('A', { v: 1, data: z.object({}) })],
    /A is declared twice/,
  ],
  [
    'without an upcaster',
    [event('A', { v: 3, data: z.object({}), upcast: { 1: (data) => data } })],
    /no upcaster from version 2/,
  ],
  [
    'personal without a subject',
    [event('A', { v: 1, data: z.object({ name: personal(z.string()) }) })],
    /no subject/,
  ],
  ['with a field of the store', [event('A', { v: 1, data: z.object({ $p: z.string() }) })], /\$p/],
])('refuses an event %s', (_, wrong, sentence) => {
  expect(() => compileDefinitions(wrong)).toThrow(sentence)
})

it('lifts data through every version', () => {
  expect(upcast(definitions, 'Lifted', 1, { person_id: 'p', name: null })).toEqual({
    v: 3,
    data: { person_id: 'p', full_name: null, tags: [] },
  })
  expect(upcast(definitions, 'Lifted', 2, { person_id: 'p', full_name: 'x' })).toEqual({
    v: 3,
    data: { person_id: 'p', full_name: 'x', tags: [] },
  })
})

it('passes unknown types', () => {
  expect(upcast(definitions, 'FromANewerProgram', 4, { x: 1 })).toEqual({ v: 4, data: { x: 1 } })
  expect(upcast(definitions, 'Counted', 9, { n: 'nine' })).toEqual({ v: 9, data: { n: 'nine' } })
})
