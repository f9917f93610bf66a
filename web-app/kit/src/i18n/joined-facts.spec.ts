import { expect, it } from 'vitest'
import { joinFacts } from './format'

it('isolates each fact and leaves out those that are not there', () => {
  expect(joinFacts(['Sick leave', null, '30 نوفمبر', '', undefined, false])).toBe(
    '\u2068Sick leave\u2069 · \u206830 نوفمبر\u2069',
  )
})

it('writes nothing without facts', () => {
  expect(joinFacts([null, ''])).toBe('')
})
