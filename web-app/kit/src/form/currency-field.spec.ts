import { expect, it } from 'vitest'
import { currencyCodes } from './currency-field'

it('offers the currencies that the browser knows', () => {
  expect(currencyCodes('EUR')).toEqual(expect.arrayContaining(['EUR', 'USD', 'AED']))
  expect(currencyCodes('EUR').filter((code) => code === 'EUR')).toHaveLength(1)
  expect(currencyCodes('')).not.toContain('')
})

it('keeps the one of an old record', () => {
  expect(currencyCodes('XXY')[0]).toBe('XXY')
})
