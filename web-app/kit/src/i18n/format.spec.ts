// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clock, setZone, shortClock, toInstant, useFormat } from './format'
import { switchLanguage } from './i18n'

const formats = () => renderHook(() => useFormat()).result.current

it('keeps money exact and in the places of its currency', () => {
  const { money } = formats()
  expect(money('1250.5', 'EUR')).toBe('1,250.50')
  expect(money('1250', 'JPY')).toBe('1,250')
  expect(money('12.3456', 'KWD')).toBe('12.346')
  expect(money('999999999999999.99', 'EUR')).toBe('999,999,999,999,999.99')
  expect(money('-80', 'EUR')).toBe('−80.00')
})

it('does not move a day, whatever the zone', () => {
  setZone('Pacific/Kiritimati')
  expect(formats().day('2026-03-29')).toBe('29 Mar 2026')
  setZone('Pacific/Pago_Pago')
  expect(formats().day('2026-03-29')).toBe('29 Mar 2026')
})

it("reads the server's instants as UTC and shows them in the zone", () => {
  expect(toInstant('2026-11-20 23:30:00').toISOString()).toBe('2026-11-20T23:30:00.000Z')
  setZone('Asia/Tokyo')
  expect(formats().time('2026-11-20 23:30:00')).toBe('08:30')
  expect(formats().moment('2026-11-20T23:30:00.000Z')).toContain('21 Nov 2026')
})

it('heads a narrow column with a letter that tells the weekdays apart, in Arabic too', async () => {
  const letters = () =>
    ['01', '02', '03', '05'].map((day) => formats().weekdayLetter(`2026-06-${day}`))
  expect(letters()).toEqual(['M', 'T', 'W', 'F'])
  await switchLanguage('ar')
  expect(letters()).toEqual(['ن', 'ث', 'ر', 'ج'])
  await switchLanguage('en')
})

it('counts hours beyond a day', () => {
  expect([0, 59, 5047, 100_000].map(clock)).toEqual(['0:00:00', '0:00:59', '1:24:07', '27:46:40'])
  expect([3_599_999, 3_600_000, 3_600_000_000].map(clock)).toEqual([
    '999:59:59',
    '1,000:00:00',
    '1,000,000:00:00',
  ])
  expect([0, 59, 5047, 619_805].map(shortClock)).toEqual(['0:00', '0:00', '1:24', '172:10'])
})

it('says a duration, a weekday and a size in words of the language', async () => {
  const said = () => {
    const { hours, weekdayName, size } = formats()
    return [hours(619_800), weekdayName(1), size(1_250_000)].map((text) =>
      text.replaceAll('\u00a0', ' '),
    )
  }

  expect(said()).toEqual(['172 h 10 min', 'Monday', '1.3 MB'])
  await switchLanguage('ar')
  expect(said().slice(0, 2)).toEqual(['172 ساعة و10 دقائق', 'الاثنين'])
  await switchLanguage('en')
})

it('opens a heading with a capital where a language writes months in small letters', async () => {
  const months = []

  for (const language of ['en', 'es', 'fr', 'it', 'zh', 'ar'] as const) {
    await switchLanguage(language)
    const { month, monthHeading, monthNameHeading } = formats()
    months.push([month('2026-11-01'), monthHeading('2026-11-01'), monthNameHeading('2026-11-01')])
  }

  await switchLanguage('en')

  expect(months).toEqual([
    ['November 2026', 'November 2026', 'November'],
    ['noviembre de 2026', 'Noviembre de 2026', 'Noviembre'],
    ['novembre 2026', 'Novembre 2026', 'Novembre'],
    ['novembre 2026', 'Novembre 2026', 'Novembre'],
    ['2026年11月', '2026年11月', '11月'],
    ['نوفمبر 2026', 'نوفمبر 2026', 'نوفمبر'],
  ])
})
