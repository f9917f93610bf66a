import { given } from '../kernel/decider-specification'
import { type AttendanceRuleEvent, attendanceRulesDecider } from './attendance-rules'

const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const version = (n: number, effective_on: string, longest_minutes = 720) => ({
  workspace_id: idOf(999),
  rules_id: idOf(n),
  effective_on,
  breaks: [],
  rest_minutes: 660,
  daily_minutes: null,
  forgotten_minutes: 960,
  longest_minutes,
})

const set = (n: number, effective_on: string, longest_minutes?: number): AttendanceRuleEvent => ({
  type: 'AttendanceRulesSet',
  data: version(n, effective_on, longest_minutes),
})

const command = (n: number, effective_on: string, longest_minutes?: number) =>
  ({ type: 'set', today: '2026-06-01', ...version(n, effective_on, longest_minutes) }) as const

describe('the rules of attendance', () => {
  it('have one version for a day, which another one replaces under the same id', () => {
    given(attendanceRulesDecider, set(1, '2026-01-01')).when(command(2, '2026-01-01')).thenNothing()
    given(attendanceRulesDecider, set(1, '2026-01-01'))
      .when(command(2, '2026-01-01', 600))
      .then(set(1, '2026-01-01', 600))
  })

  it('hold from a day within ten years', () => {
    for (const day of ['2016-05-31', '2036-06-02'])
      given(attendanceRulesDecider).when(command(1, day)).thenRefused('attendance.rules_too_far')

    for (const day of ['2016-06-01', '2036-06-01'])
      given(attendanceRulesDecider).when(command(1, day)).then(set(1, day))
  })

  it('have 100 versions at most', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    const many = Array.from({ length: 100 }, (_, n) => set(n, day(n)))
    given(attendanceRulesDecider, ...many)
      .when(command(100, day(100)))
      .thenRefused('attendance.rules_too_many')
    given(attendanceRulesDecider, ...many)
      .when(command(100, day(7), 600))
      .then(set(7, day(7), 600))
  })
})
