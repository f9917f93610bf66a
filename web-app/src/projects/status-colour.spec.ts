import { tokens } from '@workledger/kit/ui/tokens'
import { expect, it } from 'vitest'
import { lightGrey, statusColours } from './status-colour'

it('writes black on light badges and white on dark ones', () => {
  expect(statusColours('#3b82f6', '#ffffff')).toEqual({
    colour: '#3b82f6',
    background: '#d0e1fd',
    text: '#000000',
  })

  expect(statusColours('#3b82f6', '#000000')).toMatchObject({
    background: '#0e1f3b',
    text: '#ffffff',
  })

  expect(statusColours('#1a237e', tokens.light.surface).text).toBe('#000000')
  expect(statusColours('#f5c542', tokens.dark.surface).text).toBe('#ffffff')
})

it('falls back to light grey', () => {
  expect(
    [null, undefined, '', 'red', '#12'].map((given) => statusColours(given, '#ffffff').colour),
  ).toEqual(Array(5).fill(lightGrey))
})
