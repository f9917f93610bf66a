import { leaveBody } from './leave.api'

const said = (days: { start_on: string; finish_on: string }) => {
  const body = {
    ...days,
    description: 'Family',
    leave_type_id: '019b0000-0000-7000-8000-000000000000',
    half_day: null,
  }
  return (
    leaveBody
      .safeParse(body)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  )
}

describe('the days of a leave that is asked for', () => {
  it('are required if missing, without a message about their length', () => {
    expect(said({ start_on: '', finish_on: '' })).toEqual([
      'start_on: field.select_date',
      'finish_on: field.select_date',
    ])
    expect(said({ start_on: '2026-03-02', finish_on: '' })).toEqual([
      'finish_on: field.select_date',
    ])
  })

  it('are at most 1,100', () => {
    expect(said({ start_on: '2026-01-01', finish_on: '2029-01-04' })).toEqual([])
    expect(said({ start_on: '2026-01-01', finish_on: '2029-01-05' })).toEqual([
      'finish_on: leave.too_long',
    ])
  })
})
