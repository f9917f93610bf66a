import { expect, it } from 'vitest'
import { stackOf, stepOf } from './hours-chart'

it('stacks a bar by the places of its groups, and the rest over them', () => {
  const places = new Map([
    ['a', 0],
    [null, 1],
    ['b', 2],
  ])

  const parts = [
    { id: 'b', seconds: 3 },
    { id: null, seconds: 2 },
  ]

  expect(stackOf(9, parts, places)).toEqual([
    { place: 1, seconds: 2 },
    { place: 2, seconds: 3 },
    { place: 5, seconds: 4 },
  ])

  expect(stackOf(5, parts, places)).toHaveLength(2)
  expect(stackOf(0, [], places)).toEqual([])
})

it('has up to five lines at round hours', () => {
  expect([180, 8, 0.5, 41].map(stepOf)).toEqual([50, 2, 0.2, 20])
})
