import fc from 'fast-check'
import { lowest, placed } from './task-order'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

type Weighed = [string, { sort_weight: number }]

const order = (tasks: readonly Weighed[]) =>
  [...tasks]
    .sort(([a, one], [b, other]) => other.sort_weight - one.sort_weight || (a < b ? -1 : 1))
    .map(([each]) => each)

const after = (tasks: readonly Weighed[], weights: ReadonlyMap<string, number>): Weighed[] =>
  tasks.map(([each, { sort_weight }]) => [each, { sort_weight: weights.get(each) ?? sort_weight }])

describe('the order of tasks', () => {
  const weights = fc.oneof(
    fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 12 }),
    fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), {
      minLength: 2,
      maxLength: 12,
    }),
    fc.array(fc.constantFrom(-2_000_000_000, 2_000_000_000, 1_999_999_999, 0), {
      minLength: 2,
      maxLength: 12,
    }),
  )

  it('puts a task right above another and leaves the others in their order, whatever weights there are', () => {
    fc.assert(
      fc.property(weights, fc.nat(), fc.nat(), (given, which, where) => {
        const tasks = given.map((sort_weight, n): Weighed => [id(n), { sort_weight }])
        const task = id(which % given.length)
        const others = order(tasks).filter((each) => each !== task)
        const above = [...others, null][where % (others.length + 1)]!
        const changes = placed(tasks, task, above ?? null)
        const now = order(after(tasks, changes))
        expect(now.filter((each) => each !== task)).toEqual(others)
        expect(now[now.indexOf(task) + 1] ?? null).toBe(above ?? null)

        for (const weight of changes.values())
          expect(Math.abs(weight)).toBeLessThanOrEqual(2_000_000_000)
      }),
    )
  })

  it('moves one task alone if there is room', () => {
    const tasks = [0, 1024, 2048].map((sort_weight, n): Weighed => [id(n), { sort_weight }])
    expect(placed(tasks, id(0), id(2))).toEqual(new Map([[id(0), 3072]]))
    expect(placed(tasks, id(2), id(0))).toEqual(new Map([[id(2), 512]]))
    expect(placed(tasks, id(2), null)).toEqual(new Map([[id(2), -1024]]))
  })

  it('adds below all others', () => {
    expect(lowest([])).toBe(0)
    expect(lowest([[id(0), { sort_weight: -5 }]])).toBe(-1029)
  })
})
