import { leaveBody } from '@workledger/contracts/leave/leave.api'
import { describe, expect, it } from 'vitest'
import { durationsOf, type PartValues, partBody } from './leave-part'

const typed = (values: Partial<PartValues>) =>
  partBody({
    duration: 'hours',
    day_part: '0.25',
    seconds: '',
    from_time: '',
    to_time: '',
    ...values,
  })

const complaints = (values: Partial<PartValues>) => {
  const day = { start_on: '2027-06-07', finish_on: '2027-06-07', description: 'x' }
  const type = '0190a1b2-0000-7000-8000-000000000001'
  const checked = leaveBody.safeParse({ ...day, leave_type_id: type, ...typed(values) })
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => [path[0], message])
}

describe('the part of a day in the form', () => {
  it('is hours, times, or both; nothing typed is no whole day', () => {
    expect(complaints({})).toEqual([['seconds', 'leave.hours_typed']])
    expect(complaints({ seconds: 'two' })).toEqual([['seconds', 'leave.hours_typed']])
    expect(complaints({ seconds: '2:30' })).toEqual([])
    expect(complaints({ from_time: '09:00', to_time: '11:30' })).toEqual([])
    expect(complaints({ from_time: '09:00' })).toEqual([['to_time', 'leave.times']])
    expect(typed({ seconds: '2,5', from_time: '09:00', to_time: '12:00' })).toEqual({
      half_day: null,
      day_part: null,
      seconds: 9000,
      from_time: '09:00',
      to_time: '12:00',
    })
  })

  it('is dropped with another duration', () =>
    expect(typed({ duration: 'single_day', seconds: '2:30', from_time: '09:00' })).toEqual({
      half_day: null,
      day_part: null,
      seconds: null,
      from_time: null,
      to_time: null,
    }))

  it('is offered as far as the type goes', () => {
    expect(durationsOf('day')).toEqual(['several_days', 'single_day'])
    expect(durationsOf('quarter_day').at(-1)).toBe('quarters')
    expect(durationsOf('minute').at(-1)).toBe('hours')
    expect(durationsOf(undefined)).not.toContain('hours')
  })
})
