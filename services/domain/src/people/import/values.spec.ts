import fc from 'fast-check'
import { type DecimalSign, detectDecimalSign, moneyOf } from './amounts'
import { currenciesOf } from './currencies'
import { dayInCell, detectDateFormat, pastDayOf } from './dates'
import { detailOf } from './details'
import { formatMark } from './number-format'
import { type Cell, nameKey, shownText, splitName, textOf, wordOf } from './values'

const moneyIn = (cell: Cell, home = 'USD', sign?: DecimalSign) => {
  const money = moneyOf(cell, { sign, home })
  return typeof money === 'object' ? `${money.amount} ${money.currency ?? ''}`.trim() : money
}

describe('cells', () => {
  it('keep the joiners of a name, and lose them and marks of direction elsewhere', () => {
    expect(wordOf('\u200bعلی\u200cرضا\u2060')).toBe('علی\u200cرضا')
    expect(wordOf('\u202eAda\u202c')).toBe('Ada')
    expect(textOf('\u200e2020-01-01\u200f')).toBe('2020-01-01')
    expect(wordOf('\u200c')).toBeNull()
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'with the word %s are no gender and no currency',
    (word) => {
      expect(
        detailOf('gender', word, { dateFormat: 'YYYY-MM-DD', today: '2026-01-01' }),
      ).toBeUndefined()
      expect(currenciesOf(word)).toBeUndefined()
    },
  )

  it('of plain letters read like those that need a replacement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(shownText(text)).toBe(shownText(`${text}\u2060`))
        expect(nameKey(text)).toBe(nameKey(`${text}\u0301`))
      }),
      { numRuns: 1000 },
    )
  })

  it('are trimmed, and a mark for nothing is nothing', () => {
    expect(textOf('  Production       ')).toBe('Production')
    expect(textOf('Ann\u00a0 Marie\n')).toBe('Ann Marie')

    for (const nothing of ['', '  ', 'N/A', '-', '—', 'null', '#N/A', null])
      expect(textOf(nothing)).toBeNull()
  })

  it.each([
    ['2015/03/30', 'YYYY-MM-DD', '2015-03-30'],
    ['2015-3-5', 'MM/DD/YYYY', '2015-03-05'],
    ['20150330', 'YYYY-MM-DD', '2015-03-30'],
    ['2015-03-30 00:00:00', 'YYYY-MM-DD', '2015-03-30'],
    ['2015-03-30T08:00:00Z', 'YYYY-MM-DD', '2015-03-30'],
    ['03/04/2020', 'MM/DD/YYYY', '2020-03-04'],
    ['03/04/2020', 'DD.MM.YYYY', '2020-04-03'],
    ['30.03.2015', 'DD.MM.YYYY', '2015-03-30'],
    ['30.03.2015', 'MM/DD/YYYY', '2015-03-30'],
    ['3/30/2015 12:00 AM', 'DD.MM.YYYY', '2015-03-30'],
    ['30 March 2015', 'YYYY-MM-DD', '2015-03-30'],
    ['Mar 30th, 2015', 'YYYY-MM-DD', '2015-03-30'],
    ['30-Mar-2015', 'YYYY-MM-DD', '2015-03-30'],
    [42093, 'YYYY-MM-DD', '2015-03-30'],
    ['42093', 'YYYY-MM-DD', '2015-03-30'],
    ['٣٠/٠٣/٢٠١٥', 'DD.MM.YYYY', '2015-03-30'],
    ['۲۰۱۵-۰۳-۳۰', 'MM/DD/YYYY', '2015-03-30'],
    ['31.02.2020', 'DD.MM.YYYY', undefined],
    ['30/30/2020', 'MM/DD/YYYY', undefined],
    ['3/4/20', 'MM/DD/YYYY', '2020-03-04'],
    ['soon', 'YYYY-MM-DD', undefined],
    [7, 'YYYY-MM-DD', undefined],
  ] as const)('date %j read as %s', (cell, format, day) =>
    expect(dayInCell(cell, format)).toBe(day),
  )

  it('every day is read back however it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          const [y, m, d] = day.split('-')
          expect(dayInCell(day, 'DD.MM.YYYY')).toBe(day)
          expect(dayInCell(`${d}.${m}.${y}`, 'DD.MM.YYYY')).toBe(day)
          expect(dayInCell(`${Number(m)}/${Number(d)}/${y}`, 'MM/DD/YYYY')).toBe(day)
          const serial = Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000)
          expect(dayInCell(serial, 'YYYY-MM-DD')).toBe(day)
        },
      ),
    )
  })

  it('recognises the format of dates, and reports when it cannot', () => {
    expect(detectDateFormat(['2015/03/30', null])).toEqual({ format: 'YYYY-MM-DD', certain: true })

    expect(detectDateFormat(['03/04/2020', '13/04/2020'])).toEqual({
      format: 'DD.MM.YYYY',
      certain: true,
    })

    expect(detectDateFormat(['03/04/2020', '04/13/2020'])).toEqual({
      format: 'MM/DD/YYYY',
      certain: true,
    })

    expect(detectDateFormat(['03.04.2020'])).toEqual({ format: 'DD.MM.YYYY', certain: true })

    expect(detectDateFormat(['03/04/2020', '05/05/2020'])).toEqual({
      format: 'MM/DD/YYYY',
      certain: false,
      example: '03/04/2020',
    })

    expect(detectDateFormat(['05/05/2020'])).toMatchObject({ certain: true })

    expect(detectDateFormat(['13/04/2020', '04/13/2020', '03/04/2020'])).toMatchObject({
      certain: false,
      example: '03/04/2020',
    })
  })

  it.each([
    ['104437', '104437'],
    ['104,437.00', '104437'],
    ['104.437,50', '104437.5'],
    ['$62,506', '62506 USD'],
    ['12,00,000', '1200000'],
    ['8,50,000.00', '850000'],
    ['1,23,45,678', '12345678'],
    ['€ 55.000', '55000 EUR'],
    ['55 000 EUR', '55000 EUR'],
    ["1'250.50", '1250.5'],
    ['USD 1,250.5', '1250.5 USD'],
    ['12,5', '12.5'],
    ['1.234.567', '1234567'],
    ['٤٬٢٠٠٫٥٠', '4200.5'],
    ['٥١٠٠', '5100'],
    [1234.5, '1234.5'],
    [0.1 + 0.2, '0.3'],
    ['0', '0'],
    ['-5', '-5'],
    ['about 5', undefined],
    ['1,2,3', undefined],
    ['1,2345,678', undefined],
    ['12,34,56', undefined],
    ['12.34.56', undefined],
  ])('amount %j', (cell, amount) => expect(moneyIn(cell)).toBe(amount))

  it.each([
    ['75,000.00 USD', 'EUR', '75000 USD'],
    ['$75000.00', 'EUR', 'unclear'],
    ['$75000.00', 'CAD', '75000 CAD'],
    ['US$ 75,000', 'EUR', '75000 USD'],
    ['$75,000 AUD', 'EUR', '75000 AUD'],
    ['€5 USD', 'EUR', 'unclear'],
    ['£40,000', 'EUR', 'unclear'],
    ['£40,000', 'GBP', '40000 GBP'],
    ['¥9,000,000', 'EUR', 'unclear'],
    ['¥9,000,000', 'CNY', '9000000 CNY'],
    ['₹ 8,50,000', 'EUR', '850000 INR'],
    ['Rs. 8,50,000/-', 'INR', '850000 INR'],
    ['12 000,50 zł', 'EUR', '12000.5 PLN'],
    ['CHF 90’000.-', 'EUR', '90000 CHF'],
    ['50,- €', 'USD', '50 EUR'],
    ['kr 500 000', 'NOK', '500000 NOK'],
    ['٥٠٠٠ ر.س', 'EUR', '5000 SAR'],
    ['eur 5', 'USD', '5 EUR'],
    ['6.5 LPA', 'EUR', undefined],
    ['6.5 lakh', 'INR', undefined],
    ['75 K', 'EUR', undefined],
    ['75K', 'EUR', undefined],
    ['1.2 Mio', 'EUR', undefined],
    ['3000 XYZ', 'EUR', undefined],
    ['3000 p.m.', 'EUR', undefined],
    ['500-', 'EUR', undefined],
    [{ value: 65000 / 12, shown: '5,416.67 ', mark: '€' }, 'USD', '5416.666667 EUR'],
    [{ value: 6.5, shown: '6.5 LPA', mark: 'LPA' }, 'USD', undefined],
  ] as [Cell, string, string | undefined][])(
    'reads %j in a company that pays in %s',
    (cell, home, said) => expect(moneyIn(cell, home)).toBe(said),
  )

  it.each([
    ['#,##0.00', undefined],
    ['[$€-407] #,##0.00', '€'],
    ['[$$-409]#,##0.00', 'USD'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['"$"#,##0.00_);("$"#,##0.00)', '$'],
    ['#,##0.00\\ "zł"', 'zł'],
    ['0.0" LPA"', 'LPA'],
    ['0%', '%'],
    ['00000', undefined],
  ])('reads the mark that the format %s writes next to a number', (format, mark) =>
    expect(formatMark(format)).toBe(mark),
  )

  it.each([
    ['15-Jan-20', '2020-01-15'],
    ['1-Feb-21', '2021-02-01'],
    ['Jan 15, 99', '1999-01-15'],
    ['1/15/20', '2020-01-15'],
    ['15.1.20', '2020-01-15'],
    ['15.1.49', '2049-01-15'],
    ['15.1.50', '1950-01-15'],
    ['1.13.20', '2020-01-13'],
    ['30.2.20', undefined],
  ])('reads the year of %s', (text, day) => expect(dayInCell(text, 'DD.MM.YYYY')).toBe(day))

  it('takes no past day for a future one', () => {
    expect(pastDayOf('15.1.48', 'DD.MM.YYYY', '2026-11-26')).toBe('1948-01-15')
    expect(pastDayOf('27-Nov-26', 'DD.MM.YYYY', '2026-11-26')).toBe('1926-11-27')
    expect(pastDayOf('26-Nov-26', 'DD.MM.YYYY', '2026-11-26')).toBe('2026-11-26')
    expect(pastDayOf('15.1.2048', 'DD.MM.YYYY', '2026-11-26')).toBe('2048-01-15')
  })

  it('takes names that look like nothing for names', () => {
    for (const name of ['Null', 'Na', 'Nil', 'None', 'N/A'])
      expect([wordOf(name), textOf(name)]).toEqual([name, null])

    for (const stroke of ['-', ' – ', '--', '.']) expect(wordOf(stroke)).toBeNull()
    expect(wordOf({ value: 42, shown: '00042' })).toBe('00042')
  })

  it('reads a lone sign by the rest of the column', () => {
    expect(detectDecimalSign(['55.000', '1.250,50'])).toBe(',')
    expect(detectDecimalSign(['55.000', '1250.5'])).toBe('.')
    expect(detectDecimalSign(['55.000'])).toBeUndefined()
    expect(moneyIn('55.000', 'USD', ',')).toBe('55000')
    expect(moneyIn('55.000', 'USD', '.')).toBe('55')
  })

  it('parts full names', () => {
    expect(splitName('Roup, Simon')).toEqual({ first_name: 'Simon', last_name: 'Roup' })

    expect(splitName('Brandon R. LeBlanc')).toEqual({
      first_name: 'Brandon R.',
      last_name: 'LeBlanc',
    })

    expect(splitName('Ludwig van Beethoven')).toEqual({
      first_name: 'Ludwig',
      last_name: 'van Beethoven',
    })

    expect(splitName('محمد عبد الله')).toEqual({ first_name: 'محمد', last_name: 'عبد الله' })
    expect(splitName('Madonna')).toEqual({ first_name: 'Madonna', last_name: '' })
    expect(splitName('王小明')).toEqual({ first_name: '王小明', last_name: '' })
    expect(splitName('山田 太郎')).toEqual({ first_name: '太郎', last_name: '山田' })
  })

  it('compares names without case, accents and points', () =>
    expect(nameKey(' José  R. Ñandú ')).toBe('jose r nandu'))
})
