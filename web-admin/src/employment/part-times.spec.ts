import { describe, expect, it } from 'vitest'
import { partTimes } from './part-times'

const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [1, 2, 3, 4, 5]]),
)

const contract = {
  working_hours: '8',
  working_period_unit: 'day',
  shift_start_at: '09:00',
  working_days: week,
}

describe('the parts of a day', () => {
  it('are a fifth of its hours each, from the start of the shift', () =>
    expect(partTimes(contract)).toEqual([
      ['09:00', '10:36'],
      ['10:36', '12:12'],
      ['12:12', '13:48'],
      ['13:48', '15:24'],
      ['15:24', '17:00'],
    ]))

  it('follow from the hours of a week or of a month and its days', () => {
    const last = (change: object) => partTimes({ ...contract, ...change })?.at(-1)?.[1]
    expect(last({ working_hours: '37.5', working_period_unit: 'week' })).toBe('16:30')

    expect(
      last({
        working_hours: '30',
        working_period_unit: 'week',
        working_days: { monday: [1], tuesday: [1], friday: [2] },
      }),
    ).toBe('19:00')

    expect(last({ working_hours: '130', working_period_unit: 'month' })).toBe('15:00')
    expect(last({ shift_start_at: '22:00:00' })).toBe('06:00')
  })

  it('have no times where the contract says too little', () => {
    for (const change of [
      { working_hours: '' },
      { working_hours: 'x' },
      { working_period_unit: '' },
      { shift_start_at: '' },
      { working_hours: '40' },
    ])
      expect(partTimes({ ...contract, ...change })).toBeUndefined()
  })
})
