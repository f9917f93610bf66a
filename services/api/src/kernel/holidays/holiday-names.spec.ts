import { holidayNamer } from './holiday-names'

const lisbon = { country: 'PT', state: 'Lisboa' }

describe('names of holidays', () => {
  it('are in the language of the reader if the country named the day', async () => {
    const [english, arabic] = await Promise.all([
      holidayNamer('en', lisbon),
      holidayNamer('ar', lisbon),
    ])

    const days = [
      { date: '2026-12-01', name: 'Restauração da Independência' },
      { date: '2026-12-08', name: 'Imaculada Conceição' },
      { date: '2026-12-25', name: 'Natal' },
    ]

    expect(days.map(english)).toEqual([
      'Restoration of Independence',
      'Immaculate Conception',
      'Christmas Day',
    ])

    expect(days.map(arabic)).toEqual([
      'عيد استعادة الاستقلال',
      'عيد الحبل بلا دنس',
      'عيد الميلاد المجيد',
    ])
  })

  it('stay as they were typed on another day, in other words or without a country', async () => {
    const named = await holidayNamer('en', lisbon)
    expect(named({ date: '2026-12-24', name: 'Natal' })).toBe('Natal')
    expect(named({ date: '2026-12-25', name: 'Office party' })).toBe('Office party')

    const nowhere = await holidayNamer('en', { country: null, state: null })
    expect(nowhere({ date: '2026-12-25', name: 'Natal' })).toBe('Natal')
  })

  it('follow a state, by its code or its name', async () => {
    for (const state of ['BY', 'Bayern']) {
      const named = await holidayNamer('en', { country: 'DE', state })
      expect(named({ date: '2026-01-06', name: 'Heilige Drei Könige' })).toBe('Epiphany')
    }
  })
})
