import { type AreaReads, gathered } from './area'

const projection = (name: string, ...tables: string[]) =>
  ({ name, tables: tables.map((table) => ({ name: table })), steps: [] }) as never

const list = (name: string) => ({ definition: { name }, source: {} }) as never

const one: AreaReads = {
  name: 'one',
  projections: [projection('things', 'things')],
  lists: [list('things')],
}

describe('the reads of areas', () => {
  it.each<[string, AreaReads[]]>([
    ['Two areas are called one:', [one, { name: 'one' }]],
    [
      'Two projections are called things:',
      [one, { name: 'two', projections: [projection('things')] }],
    ],
    [
      'Two tables are called things:',
      [one, { name: 'two', projections: [projection('others', 'things')] }],
    ],
    ['Two lists are called things:', [one, { name: 'two', lists: [list('things')] }]],
    ['The list things is declared, and no area reads it.', [{ ...one, lists: [] }]],
    [
      'The list others is read, and no area declares it.',
      [one, { name: 'two', lists: [list('others')] }],
    ],
    ['one shows nobody, which no area is called.', [{ ...one, shows: ['nobody'] }]],
    [
      'one shows the table others, which no projection writes.',
      [{ ...one, showsTables: ['others'] }],
    ],
  ])('stops the start: %s', (sentence, areas) => {
    expect(() => gathered(areas, [{ name: 'things' }])).toThrow(sentence)
  })

  it('is gathered', () => {
    expect(gathered([one], [{ name: 'things' }]).lists).toHaveLength(1)
  })
})
