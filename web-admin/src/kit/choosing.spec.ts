import { expect, it } from 'vitest'
import { stretch } from './choosing'

it('a press with Shift selects the rows between, in either order', () => {
  expect([stretch([1, 2, 3, 4], 2, 4), stretch([1, 2, 3, 4], 4, 2), stretch([1, 2], 2, 2)]).toEqual(
    [[2, 3, 4], [2, 3, 4], [2]],
  )
  expect([stretch([1, 2], 3, 1), stretch([1, 2], 1, 3)]).toEqual([[], []])
})
