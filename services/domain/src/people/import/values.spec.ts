import fc from 'fast-check'
import { amountOf, dayOf, detectDateFormat, detectDecimalSign, nameKey, splitName, textOf } from './values'

describe('cells', () => {
  it('are trimmed, and what stands for nothing is nothing', () => {
    expect(textOf('  Production       ')).toBe('Production')
    expect(textOf('Ann\u00a0 Marie\n')).toBe('Ann Marie')
    for (const nothing of ['', '  ', 'N/A', '-', '—', 'null', '#N/A', null]) expect(textOf(nothing)).toBeNull()
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
    ['3/4/20', 'MM/DD/YYYY', undefined],
    ['soon', 'YYYY-MM-DD', undefined],
    [7, 'YYYY-MM-DD', undefined],
  ] as const)('date %j read as %s', (cell, format, day) => expect(dayOf(cell, format)).toBe(day))

  it('every day is read back however it is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10)
        const [y, m, d] = day.split('-')
        expect(dayOf(day, 'DD.MM.YYYY')).toBe(day)
        expect(dayOf(`${d}.${m}.${y}`, 'DD.MM.YYYY')).toBe(day)
        expect(dayOf(`${Number(m)}/${Number(d)}/${y}`, 'MM/DD/YYYY')).toBe(day)
        const serial = Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000)
        expect(dayOf(serial, 'YYYY-MM-DD')).toBe(day)
      }),
    )
  })

  it('finds out how dates are written, and says when it cannot', () => {
    expect(detectDateFormat(['2015/03/30', null])).toEqual({ format: 'YYYY-MM-DD', certain: true })
    expect(detectDateFormat(['03/04/2020', '13/04/2020'])).toEqual({ format: 'DD.MM.YYYY', certain: true })
    expect(detectDateFormat(['03/04/2020', '04/13/2020'])).toEqual({ format: 'MM/DD/YYYY', certain: true })
    expect(detectDateFormat(['03.04.2020'])).toEqual({ format: 'DD.MM.YYYY', certain: true })
    expect(detectDateFormat(['03/04/2020', '05/05/2020'])).toEqual({ format: 'MM/DD/YYYY', certain: false, example: '03/04/2020' })
    expect(detectDateFormat(['05/05/2020'])).toMatchObject({ certain: true })
    expect(detectDateFormat(['13/04/2020', '04/13/2020', '03/04/2020'])).toMatchObject({ certain: false, example: '03/04/2020' })
  })

  it.each([
    ['104437', '104437'],
    ['104,437.00', '104437'],
    ['104.437,50', '104437.5'],
    ['$62,506', '62506'],
    ['€ 55.000', '55000'],
    ['55 000 EUR', '55000'],
    ["1'250.50", '1250.5'],
    ['USD 1,250.5', '1250.5'],
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
    ['12.34.56', undefined],
  ])('amount %j', (cell, amount) => expect(amountOf(cell, undefined)).toBe(amount))

  it('reads a lone sign by what the rest of the column shows', () => {
    expect(detectDecimalSign(['55.000', '1.250,50'])).toBe(',')
    expect(detectDecimalSign(['55.000', '1250.5'])).toBe('.')
    expect(detectDecimalSign(['55.000'])).toBeUndefined()
    expect(amountOf('55.000', ',')).toBe('55000')
    expect(amountOf('55.000', '.')).toBe('55')
  })

  it('parts full names', () => {
    expect(splitName('Roup, Simon')).toEqual({ first_name: 'Simon', last_name: 'Roup' })
    expect(splitName('Brandon R. LeBlanc')).toEqual({ first_name: 'Brandon R.', last_name: 'LeBlanc' })
    expect(splitName('Ludwig van Beethoven')).toEqual({ first_name: 'Ludwig', last_name: 'van Beethoven' })
    expect(splitName('محمد عبد الله')).toEqual({ first_name: 'محمد', last_name: 'عبد الله' })
    expect(splitName('Madonna')).toEqual({ first_name: '', last_name: 'Madonna' })
  })

  it('compares names without case, accents and points', () => expect(nameKey(' José  R. Ñandú ')).toBe('jose r nandu'))
})
