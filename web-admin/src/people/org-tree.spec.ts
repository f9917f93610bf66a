import { describe, expect, it } from 'vitest'
import { orgTree } from './org-tree'

const person = (id: string, manager_id: string | null = null) => ({ id, manager_id })

describe('reporting lines', () => {
  it('make trees, the largest first, with everybody below counted', () => {
    const trees = orgTree([person('z'), person('a'), person('b', 'a'), person('c', 'b')])
    expect(trees.map(({ person: { id }, size }) => [id, size])).toEqual([
      ['a', 2],
      ['z', 0],
    ])
    expect(trees[0]!.reports[0]!.reports[0]!.person.id).toBe('c')
  })
  it('lose nobody whose manager is missing or goes round in a circle', () => {
    const trees = orgTree([person('a', 'gone'), person('b', 'c'), person('c', 'b')])
    const all: string[] = []
    const walk = (branch: (typeof trees)[number]) => {
      all.push(branch.person.id)
      branch.reports.forEach(walk)
    }
    trees.forEach(walk)
    expect(all.sort()).toEqual(['a', 'b', 'c'])
  })
})
