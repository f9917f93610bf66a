import { CodedError } from '@workledger/contracts/kernel/errors'
import {
  type Contents,
  checkRevision,
  checkUnseen,
  contentOf,
  EVERY_ITEM,
  noContents,
  type Touch,
  touched,
} from './contents'

const item = '0190a5d2-0000-7000-8000-00000000abcd'
const other = '0190a5d2-0000-7000-8000-00000000dcba'

const after = (
  ...touches: readonly (readonly [how: Touch['how'], actor: string, of?: string])[]
): Contents =>
  touches.reduce(
    (contents, [how, actor, of = item], revision) =>
      touched(contents, { item: of, how }, { revision, actor }),
    noContents,
  )

const refused = (check: () => void) => {
  try {
    check()
    return undefined
  } catch (error) {
    return (error as CodedError).code
  }
}

const decides = (contents: Contents, decidedBy: string) =>
  refused(() => checkUnseen(contents, { item, revision: undefined, decidedBy }))

const shown = (contents: Contents, revision: number) =>
  refused(() => checkRevision(contents, { item, revision }))

it('takes a decision without a revision while only the decider has changed the content since it was submitted', () => {
  expect(decides(after(['submitted', 'maya']), 'jonas')).toBeUndefined()
  expect(decides(after(['submitted', 'maya'], ['changed', 'jonas']), 'jonas')).toBeUndefined()
  expect(decides(after(['submitted', 'maya'], ['changed', 'maya']), 'jonas')).toBe('state.stale')
  expect(
    decides(after(['submitted', 'maya'], ['changed', 'jonas'], ['changed', 'maya']), 'jonas'),
  ).toBe('state.stale')
  expect(decides(after(['submitted', 'maya'], ['changed', 'maya', other]), 'jonas')).toBeUndefined()
})

it('continues from approved content, and counts noted information only for the revision', () => {
  const approved = after(['submitted', 'maya'], ['changed', 'maya'], ['approved', 'jonas'])
  expect(decides(approved, 'ines')).toBeUndefined()
  expect([shown(approved, 1), shown(approved, 2)]).toEqual([undefined, 'state.stale'])
  const noted = after(['submitted', 'maya'], ['noted', 'system'])

  expect([decides(noted, 'jonas'), shown(noted, 0), shown(noted, 1)]).toEqual([
    undefined,
    'state.stale',
    undefined,
  ])
})

it('goes on from an approval of every item', () => {
  const both = after(
    ['submitted', 'maya'],
    ['changed', 'maya'],
    ['changed', 'ines', other],
    ['approved', 'maya', EVERY_ITEM],
  )

  const sends = refused(() =>
    checkUnseen(both, { item: '', among: [item, other], revision: undefined, decidedBy: 'jonas' }),
  )
  expect(sends).toBeUndefined()
  expect([shown(both, 1), shown(both, 3)]).toEqual([undefined, 'state.stale'])
})

it('forgets deleted content, and keeps at most two editors', () => {
  expect(shown(after(['submitted', 'maya'], ['gone', 'maya']), 7)).toBeUndefined()
  const many = after(['submitted', 'maya'], ['changed', 'a'], ['changed', 'b'], ['changed', 'c'])
  expect(JSON.stringify(many)).not.toContain('"c"')
  expect(decides(many, 'a')).toBe('state.stale')
})

it('compares an order with the newest of its items, and a record that may not exist with its absence', () => {
  const both = after(['submitted', 'maya'], ['submitted', 'maya', other], ['changed', 'jonas'])
  const order = (revision: number) =>
    refused(() => checkRevision(both, { item: '', among: [item, other], revision }))
  expect([order(2), order(1), order(3)]).toEqual([undefined, 'state.stale', 'state.stale'])
  const setting = (contents: Contents, revision: number) =>
    refused(() => checkRevision(contents, { item, orNone: true, revision }))
  expect([setting(noContents, -1), setting(noContents, 0)]).toEqual([undefined, 'state.stale'])
  expect([setting(both, 2), setting(both, -1)]).toEqual([undefined, 'state.stale'])
  expect(setting(after(['changed', 'maya'], ['gone', 'maya']), -1)).toBeUndefined()
})

it('makes the touches of an event of a table: by a field, several, a list or a derived value', () => {
  const content = contentOf<{
    type: 'Made' | 'Ordered' | 'Seen'
    data: { id: string; line: string; lines: string[] }
  }>({
    Made: { submitted: 'line', changed: 'id' },
    Ordered: { changed: ({ id, lines }) => [`order ${id}`, ...lines] },
  })

  const data = { id: 'a', line: 'b', lines: ['c', 'd'] }

  expect(content({ type: 'Made', data })).toEqual([
    { item: 'b', how: 'submitted' },
    { item: 'a', how: 'changed' },
  ])

  expect(content({ type: 'Ordered', data }).map(({ item }) => item)).toEqual(['order a', 'c', 'd'])
  expect(content({ type: 'Seen', data })).toEqual([])
})
