import { expect, it } from 'vitest'
import { lightGrey, statusColours } from './status-colour'

it('writes black on light colours and white on dark ones', () => {
  expect(statusColours('#ffffff').text).toBe('#000000')
  expect(statusColours('#f5c542').text).toBe('#000000')
  expect(statusColours('#1a237e').text).toBe('#ffffff')
  expect(statusColours('#B3265E').text).toBe('#ffffff')
})
it('falls back to light grey', () => {
  expect([null, undefined, '', 'red', '#12'].map((given) => statusColours(given).background)).toEqual(Array(5).fill(lightGrey))
})
