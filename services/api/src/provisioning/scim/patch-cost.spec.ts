import { patched, readOperations } from './patch'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const members = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ value: id(from + n) }))

const after = (count: number, operations: readonly object[]) =>
  patched({ members: members(0, count) }, readOperations({ Operations: operations })).members as {
    value: string
  }[]

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

it('keeps the order of operations that add and remove', () => {
  const add = (n: number) => ({ op: 'Add', path: 'members', value: [{ value: id(n) }] })
  const remove = (n: number) => ({ op: 'remove', path: `members[value eq "${id(n)}"]` })
  const named = (n: number) => ({ op: 'remove', path: 'Members', value: [{ value: id(n) }] })
  const ids = (operations: readonly object[]) => after(3, operations).map(({ value }) => value)

  expect(ids([add(7), add(8), add(7)])).toEqual([id(0), id(1), id(2), id(7), id(8)])
  expect(ids([add(7), remove(7)])).toEqual([id(0), id(1), id(2)])
  expect(ids([remove(1), add(1), named(0)])).toEqual([id(2), id(1)])
  expect(ids([remove(0), named(1), remove(2)])).toEqual([])
})

it('searches a large group once for all operations in a row', () => {
  const remove = times(1_000, (n) => ({ op: 'remove', path: `members[value eq "${id(n)}"]` }))
  const add = times(1_000, (n) => ({
    ...{ op: 'add', path: 'members', value: [{ value: id(n + 20_000) }] },
  }))

  for (const [operations, left] of [
    [remove, 9_000],
    [add, 11_000],
  ] as const) {
    expect(readOperations({ Operations: operations })).toHaveLength(1)
    expect(after(10_000, operations)).toHaveLength(left)
  }
})

it('refuses operations that compare too much', () => {
  const long = times(40, (n) => n)
    .map((n) => `value eq "x${n}"`)
    .join(' or ')
  const operations = times(1_000, () => ({
    ...{ op: 'replace', path: `members[${long}].nickname` },
    value: 'x',
  }))

  expect(() => after(10_000, operations)).toThrow(
    expect.objectContaining({ code: 'scim.path' }) as never,
  )
  expect(() =>
    after(
      10_000,
      times(50, (n) => ({
        op: 'replace',
        path: `members[value eq "${id(n)}"].nickname`,
        value: 'x',
      })),
    ),
  ).toThrow(expect.objectContaining({ code: 'scim.syntax' }) as never)
})
