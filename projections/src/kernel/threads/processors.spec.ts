import { secondHalf } from './processors'

it.each([
  ['0-1', '1'],
  ['0-3', '2,3'],
  ['0-2,8', '2,8'],
  ['2,5-6', '6'],
  ['3', undefined],
  ['', undefined],
])('work that can wait gets of the processors %s the second half: %s', (all, half) => {
  expect(secondHalf(all)).toBe(half)
})
