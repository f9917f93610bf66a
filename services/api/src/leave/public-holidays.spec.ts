import { countriesWithHolidays, publicHolidaysOf, statesWithHolidays } from './public-holidays'

describe('public holidays of a country', () => {
  it('are those of its law and the usual bank holidays, one for each day', async () => {
    const days = await publicHolidaysOf('US', 2018)
    expect(days.map(({ date }) => date)).toEqual([
      '2018-01-01',
      '2018-01-15',
      '2018-02-19',
      '2018-05-28',
      '2018-07-04',
      '2018-09-03',
      '2018-10-08',
      '2018-11-11',
      '2018-11-12',
      '2018-11-22',
      '2018-12-25',
    ])
  })

  it('are half from noon on, and every day where they last longer', async () => {
    expect(await publicHolidaysOf('AT', 2026)).toContainEqual({
      date: '2026-12-24',
      name: 'Heiliger Abend',
      part: '0.5',
      type: 'bank',
    })

    const eid = (await publicHolidaysOf('SA', 2026)).filter(({ name }) => name === 'عيد الفطر')

    expect(eid.map(({ date }) => date)).toEqual([
      '2026-03-19',
      '2026-03-20',
      '2026-03-21',
      '2026-03-22',
    ])
  })

  it('are those of a state if one is named', async () => {
    const dates = async (state?: string) =>
      (await publicHolidaysOf('DE', 2026, state)).map(({ date }) => date)

    expect(
      [await dates(), await dates('BY'), await dates('HH')].map((days) =>
        days.includes('2026-01-06'),
      ),
    ).toEqual([false, true, false])

    expect(await statesWithHolidays('DE', 'en')).toContainEqual({
      state_code: 'BY',
      name: 'Bayern',
    })

    expect([await statesWithHolidays('PT', 'en'), await statesWithHolidays('XX', 'en')]).toEqual([
      [],
      [],
    ])
  })

  it('are known for countries, which are named in the language of the reader', async () => {
    expect(await countriesWithHolidays('en')).toContainEqual({
      country_code: 'PT',
      name: 'Portugal',
    })

    expect(await countriesWithHolidays('en')).toContainEqual({
      country_code: 'BD',
      name: 'Bangladesh',
    })

    const arabic = await countriesWithHolidays('ar')
    expect(arabic).toContainEqual({ country_code: 'SA', name: 'المملكة العربية السعودية' })
    expect(arabic.filter(({ name }) => /[a-z]/i.test(name))).toEqual([])
    expect(await publicHolidaysOf('XX', 2026)).toEqual([])
  })
})
