import { expect, it } from 'vitest'
import { writtenPhone } from './written-phone'

it('groups numbers as their country does', () => {
  expect(writtenPhone('+351912345678', 'DE')).toBe('+351 912 345 678')
  expect(writtenPhone('+4930901820', null)).toBe('+49 30 901820')
  expect(writtenPhone('0142685300', 'FR')).toBe('01 42 68 53 00')
  expect(writtenPhone('13812345678', 'CN')).toBe('138 1234 5678')
})

it('leaves everything else as it was typed', () => {
  for (const typed of [
    '',
    '12',
    'ask at the desk',
    '0142685300',
    '+49 (0)30 901820',
    '+49 30 901820 ext. 12',
    '+999 123 456',
    '00351 912 345 678',
  ])
    expect(writtenPhone(typed)).toBe(typed)

  expect(writtenPhone('0142685300', 'XX')).toBe('0142685300')
})
