import * as z from 'zod'
import { type AreaContracts, gathered } from './area'
import { defineList } from './define-list'
import { area, endpoint } from './endpoint'
import { event } from './event'
import * as column from './list-columns'
import { allKept } from './public-event'

const call = (path: string) =>
  endpoint({ method: 'GET', path, who: 'user', summary: 'For this test' })

const list = (name: string) =>
  defineList({
    name,
    label: name,
    who: 'member',
    columns: { id: column.uuid(), name: column.text() },
    sort: 'name',
  })

const named = { Happened: 'Happened' }
const happened = { Happened: event('Happened', { v: 1, data: z.object({}) }) }

describe('what areas declare', () => {
  const one = {
    name: 'one',
    endpoints: [area('one', { here: call('/here/{id}') })],
    lists: [list('things')],
    events: [happened],
    eventWords: { en: named, zh: named, es: named, fr: named, it: named, ar: named },
    publicEvents: [allKept(happened, 'For this test.')],
  } satisfies AreaContracts

  it('is gathered', () => {
    expect(gathered([one]).endpoints.map(({ name }) => name)).toEqual(['here'])
    expect(gathered([one]).lists.map(({ name }) => name)).toEqual(['things'])
    expect(gathered([one]).events.map(({ type }) => type)).toEqual(['Happened'])
  })

  it.each<[string, AreaContracts]>([
    ['Two areas are called one: rename one of them in src/*/*.area.ts.', { name: 'one' }],
    [
      'Two calls are called GET /here/{}: rename one of them in src/*/*.api.ts.',
      { name: 'two', endpoints: [area('two', { there: call('/here/{other}') })] },
    ],
    [
      'GET /there calls itself part of two, but three declares it.',
      { name: 'three', endpoints: [area('two', { there: call('/there') })] },
    ],
    [
      'Two lists are called things: rename one of them in src/*/*.lists.ts.',
      { name: 'two', lists: [list('things')] },
    ],
    [
      'Two events are called Happened: rename one of them in src/*/*.events.ts.',
      { name: 'two', events: [happened], eventWords: one.eventWords },
    ],
    ['two does not say what Happened is called.', { name: 'two', events: [happened] }],
    [
      'two does not say whether Told is public (*.public-events.ts).',
      {
        name: 'two',
        events: [{ Told: event('Told', { v: 1, data: z.object({}) }) }],
        eventWords: { ...one.eventWords, en: { Told: 'Told' } },
      },
    ],
    [
      'Two errors are called no: rename one of them in src/*/*.errors.ts.',
      { name: 'two', errors: { no: [409, 'No.'] } as const },
    ],
  ])('stops the start: %s', (sentence, two) => {
    expect(() => gathered([{ ...one, errors: { no: [409, 'No.'] } }, two])).toThrow(sentence)
  })

  it('and a call twice in one area', () => {
    const again = {
      ...one,
      endpoints: [...one.endpoints, area('one', { here: call('/elsewhere') })],
    }
    expect(() => gathered([again])).toThrow(
      'Two calls are called one.here: rename one of them in src/*/*.api.ts.',
    )
  })

  it('has no permission that opens nothing', () => {
    expect(() =>
      area('one', { here: endpoint({ ...call('/here'), permission: 'manage_payroll' }) }),
    ).toThrow('/here: manage_payroll opens nothing, as user names no admins.')
  })
})

describe('a list', () => {
  const columns = {
    id: column.uuid(),
    name: column.text(),
    parts: column.json(z.array(z.string())),
  }

  const spec = { name: 'things', label: 'Things', who: 'member', columns, sort: 'name' } as const

  it('is sorted by a sortable column, and has each part once', () => {
    expect(() => defineList({ ...spec, sort: '-parts' })).toThrow(
      'The list things is sorted by parts, which none can be sorted by.',
    )
    expect(() => defineList({ ...spec, sort: 'nothing' })).toThrow(
      'The list things is sorted by nothing, which none can be sorted by.',
    )
    expect(() => defineList({ ...spec, more: { name: z.string() } })).toThrow(
      'The list things has two parts called name.',
    )
    expect(() => defineList({ ...spec, filters: { name: z.string() } })).toThrow(
      'The list things has two filters called name.',
    )
  })
})
