import {
  counted,
  writtenAmount,
  writtenClock,
  writtenDay,
  writtenDuration,
  writtenHours,
  writtenList,
  writtenMoney,
  writtenNumber,
  writtenPercent,
  writtenSpan,
  writtenTime,
} from './written'

describe('text for people', () => {
  it('is a day in the order of the language', () => {
    expect(writtenDay('en', '2026-11-03')).toBe('3 Nov 2026')
    expect(writtenDay('en', '2026-11-03', 'weekday')).toBe('Tue, 3 November 2026')
    // Newer engines put thin spaces around the dash.
    expect(writtenSpan('zh', '2026-12-01', '2026-12-05')).toBe('2026年12月1日至5日')
    expect(writtenSpan('zh', '2026-11-30', '2026-12-05', 'long')).toBe('2026年11月30日至12月5日')
    expect(writtenSpan('zh', '2026-12-30', '2027-01-05')).toBe('2026年12月30日至2027年1月5日')
    expect(writtenSpan('zh', '2026-12-30', '2026-12-30')).toBe('2026年12月30日')
    expect(writtenSpan('it', '2026-12-01', '2026-12-05', 'long')).toBe('1–5 dicembre 2026')
    expect(writtenSpan('en', '2026-12-01', '2026-12-05').replace(/\s*–\s*/, '–')).toBe(
      '1–5 Dec 2026',
    )
    expect(writtenDay('fr', '2026-12-01')).toBe('1er déc. 2026')
    expect(writtenDay('fr', '2026-12-01', 'weekday')).toBe('mar. 1er décembre 2026')
    expect(writtenDay('fr', '2026-12-11', 'month')).toBe('décembre 2026')
    expect(writtenSpan('fr', '2026-12-01', '2027-01-01')).toMatch(
      /^1er déc\. 2026.*1er janv\. 2027$/,
    )
    expect(writtenSpan('fr', '2026-12-01', '2026-12-21')).toMatch(/^1er\s*–\s*21 déc\. 2026$/)
    expect(writtenDay('ar', '2026-11-03', 'long')).toBe('3 نوفمبر 2026')
  })

  it('is money in the places of its currency, grouped, with its code, and exact', () => {
    expect(writtenMoney('en', '17762.5', 'EUR')).toBe('17,762.50\u00a0EUR')
    expect(writtenAmount('en', '50400', 'JPY')).toBe('50,400')
    expect(writtenAmount('en', '1.2345', 'KWD', 4)).toBe('1.2345')
    expect(writtenAmount('en', '12345678901234567890.12', 'EUR')).toBe(
      '12,345,678,901,234,567,890.12',
    )
    expect(writtenAmount('en', '-0.5', 'EUR')).toBe('−0.50')
    expect(writtenAmount('ar', '17762.5', 'EUR')).toBe('17,762.50')
    expect(writtenAmount('es', '7453.73', 'EUR')).toBe('7.453,73')
  })

  it('is hours that give the same pay: to hundredths, or else to the second', () => {
    const plain = (language: string, seconds: number) =>
      writtenHours(language, seconds).replaceAll('\u00a0', ' ')

    expect([0, 651_600, 26_100, 36].map((each) => plain('en', each))).toEqual([
      '0 h',
      '181 h',
      '7.25 h',
      '0.01 h',
    ])

    expect([7_505, 24_001, 90, 5].map((each) => plain('en', each))).toEqual([
      '2 h 5 min 5 s',
      '6 h 40 min 1 s',
      '1 min 30 s',
      '5 s',
    ])

    expect([plain('en', -28_800), plain('en', -1)]).toEqual(['−8 h', '−1 s'])
    const time = [30_420, 26_100, 28_800, 0].map((each) =>
      writtenTime('en', each).replaceAll('\u00a0', ' '),
    )
    expect(time).toEqual(['8 h 27 min', '7 h 15 min', '8 h', '0 h'])

    expect([plain('ar', 651_600), plain('ar', 7_505)]).toEqual([
      '181 ساعة',
      'ساعتان و5 دقائق و5 ثوان',
    ])
  })

  it('is a duration in text by hours and minutes, in Arabic with its plurals', () => {
    const plain = (language: string, seconds: number) =>
      writtenDuration(language, seconds).replaceAll('\u00a0', ' ')

    expect([619_805, 59, -3_660, 4_047_420].map((each) => plain('en', each))).toEqual([
      '172 h 10 min',
      '0 h',
      '−1 h 1 min',
      '1,124 h 17 min',
    ])

    expect([3_600, 7_200, 10_800, 39_600, 1_926_000].map((each) => plain('ar', each))).toEqual([
      'ساعة',
      'ساعتان',
      '3 ساعات',
      '11 ساعة',
      '535 ساعة',
    ])
  })

  it('is a duration in a column by hours and minutes, with seconds if asked for', () => {
    expect([0, 59, 5_047, 619_805, -3_660, 4_047_420].map((each) => writtenClock(each))).toEqual([
      '0:00',
      '0:00',
      '1:24',
      '172:10',
      '−1:01',
      '1,124:17',
    ])

    expect(writtenClock(97_509, { exact: true })).toBe('27:05:09')
  })

  it('is a number or a rate without zeros that say nothing', () => {
    expect([
      writtenNumber('en', '1234.50'),
      writtenNumber('en', 2, 4),
      writtenPercent('en', '21.500'),
    ]).toEqual(['1,234.5', '2', '21.5%'])
  })

  it('is a percent in one form: with the space of the language, in Arabic as Intl has it, to as many places as are asked for', () => {
    expect([
      writtenPercent('en', 34.449, { most: 1 }),
      writtenPercent('en', 13, { least: 1, most: 1 }),
    ]).toEqual(['34.4%', '13.0%'])

    expect(writtenPercent('en', '-7')).toBe('−7%')

    expect([
      writtenPercent('en', 2.04, { most: 1, signed: true }),
      writtenPercent('en', 0, { signed: true }),
    ]).toEqual(['+2%', '0%'])

    expect([
      writtenPercent('zh', '34.4'),
      writtenPercent('it', '34.4'),
      writtenPercent('es', '34.4'),
      writtenPercent('fr', '34.4'),
    ]).toEqual(['34.4%', '34,4%', '34,4\u00a0%', '34,4\u00a0%'])

    // The sign follows the Latin digits, kept there by direction marks.
    expect(writtenPercent('ar', '34.4')).toBe('34.4\u200e%\u200e')
  })

  it('is a list with the comma of the language', () => {
    expect(['en', 'ar', 'zh', 'fr'].map((each) => writtenList(each, ['Ada', 'Ben']))).toEqual([
      'Ada, Ben',
      'Ada، Ben',
      'Ada、Ben',
      'Ada, Ben',
    ])
  })

  it('is a time in the words or the symbols of the language', () => {
    expect(['zh', 'es', 'fr', 'it'].map((each) => writtenTime(each, 26_405))).toEqual([
      '7小时20分钟5秒',
      ...Array<string>(3).fill('7\u00a0h 20\u00a0min 5\u00a0s'),
    ])
  })

  it('has the plural form of the language; a language of millions may leave that one out', () => {
    const forms = { one: 'un', other: 'des' }

    expect([0, 1, 2, 1_000_000].map((count) => counted('fr', count, forms))).toEqual([
      'un',
      'un',
      'des',
      'des',
    ])

    expect(counted('es', 1_000_000, { ...forms, many: 'millones' })).toBe('millones')
    expect(counted('zh', 1, { other: '个' })).toBe('个')
  })
})
