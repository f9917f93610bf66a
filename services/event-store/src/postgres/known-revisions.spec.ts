import { KnownRevisions } from './known-revisions'

const assume = (revisions: KnownRevisions, expected: number | 'any', stream = 's') =>
  revisions.assume({ workspace: 'w', stream, expected })

it('assumes what it saw last, when that is what the append expects', () => {
  const revisions = new KnownRevisions()
  revisions.note('w', 's', 4)
  revisions.note('w', 's', 3)
  expect(assume(revisions, 'any')).toBe(4)
  expect(assume(revisions, 4)).toBe(4)
  expect(assume(revisions, 3)).toBeUndefined()
  expect(assume(revisions, 5)).toBeUndefined()
  expect(assume(revisions, -1)).toBeUndefined()
})

it('assumes of a stream it never saw only that it may be new', () => {
  const revisions = new KnownRevisions()
  revisions.note('w', 'other', 4)
  expect(assume(revisions, -1)).toBe(-1)
  expect(assume(revisions, 'any')).toBeUndefined()
  expect(assume(revisions, 0)).toBeUndefined()
})

it('forgets the stream that was used longest ago', () => {
  const revisions = new KnownRevisions(2)
  for (const stream of ['a', 'b']) revisions.note('w', stream, 0)
  revisions.note('w', 'a', 1)
  revisions.note('w', 'c', 0)

  expect(['a', 'b', 'c'].map((stream) => assume(revisions, 'any', stream))).toEqual([
    1,
    undefined,
    0,
  ])
})
