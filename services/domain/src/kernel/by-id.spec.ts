import { type ById, entriesById, getById, inOneFold, putAllById, putById, withoutId } from './by-id'

const ids = Array.from(
  { length: 600 },
  (_, n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
)

const one = ids.reduce((all: ById<number>, id, n) => putById(all, id, n), {})

it('holds many by id, put one by one or all at once', () => {
  expect(
    putAllById(
      {},
      ids.map((id, n) => [id, n]),
    ),
  ).toEqual(one)

  expect([...entriesById(one)]).toHaveLength(600)
  expect(getById(one, ids[517]!)).toBe(517)
  expect(getById(withoutId(one, ids[517]!), ids[517]!)).toBeUndefined()
})

it('does not change its source', () => {
  const before = JSON.stringify(one)

  const after = putAllById(
    one,
    ids.map((id) => [id, -1]),
  )

  expect([...entriesById(after)].every(([, value]) => value === -1)).toBe(true)
  expect(JSON.stringify(one)).toBe(before)
})

it('copies each object once in a fold, and changes neither its source nor its result later', () => {
  const before = JSON.stringify(one)
  const tops = new Set<object>()

  const after = inOneFold(() =>
    ids.reduce((all, id) => {
      const next = putById(all, id, -1)
      tops.add(next)

      return next
    }, one),
  )

  expect(tops.size).toBe(1)
  expect(JSON.stringify(one)).toBe(before)
  expect([...entriesById(after)].every(([, value]) => value === -1)).toBe(true)
  inOneFold(() => putById(after, ids[0]!, 7))
  putById(after, ids[0]!, 8)
  expect(getById(after, ids[0]!)).toBe(-1)
})
