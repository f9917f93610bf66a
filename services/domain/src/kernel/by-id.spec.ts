import { type ById, entriesById, getById, putAllById, putById, withoutId } from './by-id'

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
