import { fold } from '../kernel/decider'
import { workingTimeDecider } from './account'
import { type AccountDay, differenceOf, explainedDays, targetOf } from './account-days'
import { dueCorrections } from './corrections'

const HOUR = 3600
const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const rules_id = '0190a1b2-0000-7000-8000-000000000009'

const workday = (day: string, hours: number, more: Partial<AccountDay> = {}): AccountDay => ({
  day,
  agreed: 8 * HOUR,
  holiday: '0',
  leave: '0',
  worked: hours * HOUR,
  ...more,
})

describe('time off in lieu in the account', () => {
  it('stays in the target, so the account pays it; other leave does not', () => {
    const off = workday('2026-03-02', 5, { lieu: '0.375' })
    expect([targetOf(off), differenceOf(off)]).toEqual([8 * HOUR, -3 * HOUR])
    expect(differenceOf(workday('2026-03-02', 5, { leave: '0.375' }))).toBe(0)
    expect(explainedDays([off])[0]).toMatchObject({ lieu: '0.375', running: -3 * HOUR })
  })

  it('that comes or goes after a closing explains the day, and moves no hour', () => {
    const [before, after] = [workday('2026-03-02', 5), workday('2026-03-02', 5, { lieu: '0.375' })]
    const closed = { '2026-03-01': [before] }
    expect(dueCorrections(closed, [after])).toEqual([
      { facts: after, seconds: 0, causes: ['lieu'] },
    ])

    const close = (month: string, days: AccountDay[], earlier: AccountDay[]) => ({
      type: 'close-month' as const,
      employee_id,
      month,
      next: month,
      rules: { rules_id, source: 'attendance' as const, expires_months: null, overtime: null },
      today: '2026-06-01',
      days,
      earlier,
      overtime_ids: {},
    })

    const first = workingTimeDecider.decide(
      workingTimeDecider.initial,
      close('2026-03-01', [before], []),
    )
    const state = fold(workingTimeDecider, first)
    const second = workingTimeDecider.decide(state, close('2026-04-01', [], [after]))
    const then = second.reduce(workingTimeDecider.evolve, state)
    expect(then.owed).toBe(state.owed)
    expect(then.months['2026-03-01']).toEqual([after])
  })
})
