import { expect, it } from 'vitest'
import { asTold, toldBy } from './told'

const about = (revision: number, id = '1') => ({
  params: { id },
  body: { name: 'x' },
  shown: { revision },
})

it('sends the same form again with the answered record, and another record as shown', () => {
  const told = toldBy({ revision: 6, name: 'y' }, about(5))
  expect(asTold(about(5), told).shown.revision).toBe(6)
  expect(asTold(about(7), told).shown.revision).toBe(7)
  expect(asTold(about(5, '2'), told).shown.revision).toBe(5)
})

it('builds on each answer, and knows nothing without a revision', () => {
  const [first, second] = [
    toldBy({ revision: 6 }, about(5)),
    toldBy([{ revision: 9 }, { revision: 9 }], about(5)),
  ]

  expect([first, second].map((told) => asTold(about(5), told).shown.revision)).toEqual([6, 9])

  expect([
    toldBy(undefined, about(5)),
    toldBy({ name: 'y' }, about(5)),
    toldBy({ revision: 1 }, { params: {} }),
  ]).toEqual([null, null, null])
})
