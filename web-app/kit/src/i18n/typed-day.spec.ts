import { describe, expect, it } from 'vitest'
import { isDay } from './is-day'
import { typedAmount } from './typed-amount'
import { typedDay } from './typed-day'

const read = (text: string) => typedDay(text, '2026-11-20', ['en-GB', 'ar-u-nu-latn'])

describe('a typed day', () => {
  it.each([
    ['2027-03-01', '2027-03-01'],
    ['3.11.2026', '2026-11-03'],
    ['3/11', '2026-11-03'],
    ['11/30/2026', '2026-11-30'],
    ['3 Nov 2026', '2026-11-03'],
    ['3 nov', '2026-11-03'],
    ['Nov 3, 2027', '2027-11-03'],
    ['1 sept 85', '1985-09-01'],
    ['1er nov. 2026', '2026-11-01'],
    ['٣ نوفمبر ٢٠٢٦', '2026-11-03'],
    ['29/2/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => expect(read(text)).toBe(day))

  it.each(['', '3', '29/2/2027', '31 Nov', '3 ju 2026', 'soon', '1 2 3 4', '0/0/2026'])(
    '%s is none',
    (text) => expect(read(text)).toBeNull(),
  )

  it.each([
    // Nearest to 20 November 2026, on either side.
    ['6 Jan', {}, '2027-01-06'],
    ['1/6', {}, '2026-06-01'],
    // For future or recent days, and within limits.
    ['1/6', { coming: true }, '2027-06-01'],
    ['6 Oct', { coming: true }, '2026-10-06'],
    ['6 Jan', { max: '2026-11-20' }, '2026-01-06'],
    ['20 Dec', { max: '2026-11-20' }, '2025-12-20'],
    ['6 Jan', { coming: true, min: '2026-12-20' }, '2027-01-06'],
    ['5 Nov', { min: '2026-11-20' }, '2027-11-05'],
    ['29 Feb', {}, null],
    // With a typed year, or without a possible one: then the field shows an error.
    ['6 Jan 2026', { coming: true }, '2026-01-06'],
    ['6 Jan', { min: '2030-01-01' }, '2027-01-06'],
  ] as const)('%s without a year, %o, is %s', (text, limits, day) =>
    expect(typedDay(text, '2026-11-20', ['en-GB'], limits)).toBe(day),
  )

  it('is a day only if the calendar has it', () => {
    expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('0000-01-01'), isDay('3 Nov')]).toEqual(
      [true, false, false, false],
    )
  })
})

describe('a typed amount', () => {
  it.each([
    ['50,400.00', '50400.00'],
    ['50 400', '50400'],
    ['1,234,567.8', '1234567.8'],
    ['1,50', '1.50'],
    ['1,500', '1500'],
    ['−12.5', '-12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['.5', '0.5'],
    ['1.234,56', '1234.56'],
    ['-1.234.567,5', '-1234567.5'],
    ['1.234.567', '1234567'],
    ['1.234', '1.234'],
    ['۱۲۳٫۴', '123.4'],
  ])('%s is %s', (text, amount) => expect(typedAmount(text)).toBe(amount))
  it.each(['', 'abc', '1.2.3', '12,34,5', '1,234.567,8', '12.34,5', '--1', '1e5'])(
    '%s is none',
    (text) => expect(typedAmount(text)).toBeNull(),
  )
})
