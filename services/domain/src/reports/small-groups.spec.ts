import fc from 'fast-check'
import { LEAST_PEOPLE, type PeopleGroup, shownGroups } from './small-groups'

const keysOf = (sizes: readonly number[]) => {
  const groups = sizes.map((people, n) => ({ key: `g${n}`, people }))
  const { shown, total } = shownGroups(groups)

  return { shown: [...shown].sort(), total }
}

/** Groups as an answer has them: each key once, some without people. */
const tables = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: 9 })
  .map((sizes): PeopleGroup[] => sizes.map((people, n) => ({ key: `g${n}`, people })))

describe('small groups', () => {
  it('shows every group of five people or more', () => {
    expect(keysOf([5, 8])).toEqual({ shown: ['g0', 'g1'], total: true })
    expect(keysOf([5, 0])).toEqual({ shown: ['g0'], total: true })
  })

  it('hides a second group, because the total would give the first', () => {
    expect(keysOf([4, 5, 9])).toEqual({ shown: ['g2'], total: true })
  })

  it('hides a third group if two together have under five people', () => {
    expect(keysOf([1, 2, 6, 9])).toEqual({ shown: ['g3'], total: true })
    expect(keysOf([2, 3, 6])).toEqual({ shown: ['g2'], total: true })
  })

  it('hides the total of under five people', () => {
    expect(keysOf([2, 2])).toEqual({ shown: [], total: false })
    expect(keysOf([4])).toEqual({ shown: [], total: false })
    expect(keysOf([])).toEqual({ shown: [], total: false })
  })

  it('never lets a reader find a figure of under five people or of a hidden group', () => {
    fc.assert(
      fc.property(tables, (groups) => {
        const { shown, total } = shownGroups(groups)
        const peopled = groups.filter(({ people }) => people > 0)
        const rest = peopled.filter(({ key }) => !shown.has(key))
        const people = (some: readonly PeopleGroup[]) =>
          some.reduce((sum, each) => sum + each.people, 0)

        // A reader knows the shown groups and, with the total, the sum of the others. Every sum or
        // difference of these covers whole groups, and the others only all together.
        for (const group of peopled)
          if (shown.has(group.key)) expect(group.people).toBeGreaterThanOrEqual(LEAST_PEOPLE)
        if (total && rest.length > 0) {
          expect(people(rest)).toBeGreaterThanOrEqual(LEAST_PEOPLE)
          expect(rest.length).toBeGreaterThan(1)
        }
        if (total) expect(people(peopled)).toBeGreaterThanOrEqual(LEAST_PEOPLE)
        else expect(shown.size).toBe(0)
      }),
    )
  })

  it('does not depend on the order of the groups', () => {
    fc.assert(
      fc.property(tables, (groups) => {
        const there = shownGroups(groups)
        const back = shownGroups([...groups].reverse())
        expect([...back.shown].sort()).toEqual([...there.shown].sort())
        expect(back.total).toBe(there.total)
      }),
    )
  })

  it('hides nothing where every group has five people', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 50 }), { minLength: 1 }), (sizes) => {
        expect(keysOf(sizes).shown).toHaveLength(sizes.length)
      }),
    )
  })
})
