import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { leaveLedger } from './leave'
import { daysLater, leaveBalance } from './leave-balance'
import { type LeaveCommand } from './leave-commands'
import { leaveDays } from './leave-days'
import { leaveEffect } from './leave-effect'
import type { LeaveFacts } from './leave-facts'
import { leaveSettlement } from './leave-leaving'
import {
  adjusted,
  ask,
  detailsOf,
  employee_id,
  factsOf,
  leaveId,
  standard,
  taken,
  weekdaysOnly,
} from './leave-samples'
import { type LeaveEvent } from './leave-state'

/**
 * The example figures L1 to L12: by default 20 days a year, 5 carried to the end of March, no
 * negative balance.
 */
const balance = (facts: LeaveFacts, year: number, ...events: LeaveEvent[]) =>
  leaveBalance(fold(leaveLedger, events), facts, year)

const both = { holiday_allowance: '24', leaver_rule: 'both' as const }

const available = (facts: LeaveFacts, year: number, ...events: LeaveEvent[]) =>
  balance(facts, year, ...events).days_available

describe('the leave ledger of grants', () => {
  // 15 working days: three whole weeks of June 2025.
  const fifteen = taken(1, '2025-06-02', '2025-06-20')
  // 2 Feb to 6 Mar 2026 are five whole weeks.
  const spring = taken(2, '2026-02-02', '2026-03-06')

  it('L1: days that a leave of the next year was promised are spent in this one', () => {
    const november = factsOf('2025-11-10')
    given(leaveLedger, fifteen)
      .when(ask(2, november, { start_on: '2026-02-02', finish_on: '2026-03-06' }))
      .then({ ...spring, data: { ...spring.data, status: 'pending' } } as LeaveEvent)
    expect(available(november, 2026, fifteen, spring)).toBe('0')
    given(leaveLedger, fifteen, spring)
      .when(ask(3, factsOf('2025-12-01'), { start_on: '2025-12-08', finish_on: '2025-12-12' }))
      .thenRefused('leave.balance')
  })

  it('L2: carried days cannot be taken after they expire, however early they are asked for', () => {
    const january = factsOf('2026-01-10')
    given(leaveLedger, fifteen)
      .when(ask(2, january, { start_on: '2026-08-03', finish_on: '2026-09-04' }))
      .thenRefused('leave.balance')

    expect(() =>
      leaveLedger.decide(
        fold(leaveLedger, [fifteen]),
        ask(2, january, { start_on: '2026-08-03', finish_on: '2026-09-04' }),
      ),
    ).toThrow(expect.objectContaining({ detail: { params: { available: '20', needed: '25' } } }))

    expect(
      leaveLedger.decide(
        fold(leaveLedger, [fifteen]),
        ask(2, january, { start_on: '2026-08-03', finish_on: '2026-08-28' }),
      ),
    ).toHaveLength(1)
  })

  it('L3: one leave over the expiry costs the same as two that end and begin there', () => {
    const may = factsOf('2026-05-04')
    expect(available(may, 2026, fifteen, taken(2, '2026-03-30', '2026-04-03'))).toBe('17')

    expect(
      available(
        may,
        2026,
        fifteen,
        taken(2, '2026-03-30', '2026-03-31'),
        taken(3, '2026-04-01', '2026-04-03'),
      ),
    ).toBe('17')
  })

  it('L4: years that were never kept carry nothing; their rest is typed in as an opening balance', () => {
    const facts = factsOf(
      '2026-02-02',
      { employed: { from: '2015-03-01', to: null }, since: 2026 },
      { holiday_allowance: '24' },
    )

    expect(balance(facts, 2026)).toMatchObject({
      days_all: '24',
      days_carried: '0',
      days_available: '24',
    })

    const opening = adjusted(9, 2026, '4', { kind: 'opening_balance', valid_to: '2026-03-31' })
    expect(available(facts, 2026, opening)).toBe('28')
    expect(available({ ...facts, today: '2026-04-01' }, 2026, opening)).toBe('24')
  })

  it('L5: a joiner gets the part of the year, by months, the joining month counted', () => {
    const facts = (today: string) =>
      factsOf(today, { employed: { from: '2025-11-15', to: null } }, { holiday_allowance: '24' })
    expect(available(facts('2025-11-20'), 2025)).toBe('4')
    expect(available(facts('2026-02-02'), 2026)).toBe('28')
  })

  it('L6: a policy that changes on 1 January does not change the year before', () => {
    const versions = [
      { ...standard, carry_over_days: '2' },
      { ...standard, from_year: 2026, carry_over_days: '5', holiday_allowance: '30' },
    ]

    const facts = factsOf('2026-01-15', { policies: [{ from: '2000-01-01', versions }] })
    expect(balance(facts, 2026, fifteen)).toMatchObject({ days_carried: '2', days_all: '30' })
    expect(balance(facts, 2025, fifteen)).toMatchObject({ days_all: '20', days_available: '5' })
  })

  it('L7: an overdrawn year takes its minus from the next', () => {
    const facts = factsOf('2026-01-15', {}, { allow_negative: true })
    const all = [taken(1, '2025-06-02', '2025-06-27'), taken(2, '2025-07-07', '2025-07-08')]
    expect(available(facts, 2025, ...all)).toBe('-2')

    expect(balance(facts, 2026, ...all)).toMatchObject({
      days_all: '20',
      days_carried: '-2',
      days_available: '18',
    })
  })

  it('L8: a day counts by the contract of that day', () => {
    const calendar = {
      ...weekdaysOnly,
      weekdays: (date: string) => (date < '2026-07-01' ? [1, 2, 3, 4, 5] : [1, 2, 3]),
    }
    expect(
      leaveDays({ start_on: '2026-06-22', finish_on: '2026-07-10', half_day: null }, calendar),
    ).toHaveLength(11)
  })

  it('L9: a pay run fixes the days up to the end of its period, not the whole leave', () => {
    const facts = factsOf('2026-06-02', {}, { holiday_allowance: '80' })
    const long = taken(1, '2026-05-29', '2026-08-28')
    const on = { employee_id, leave_id: leaveId(1) }

    const used: LeaveEvent = {
      type: 'LeaveDaysUsedInPayRun',
      data: { ...on, payrun_id: leaveId(7), until: '2026-05-31' },
    }

    const decision = { own: false, comment: null, stands_in_for: null }

    const shortened: LeaveEvent = {
      type: 'LeaveShortened',
      data: {
        ...on,
        ...decision,
        finish_on: '2026-05-31',
        days: [{ date: '2026-05-29', part: '1' }],
      },
    }

    given(leaveLedger, long)
      .when({ type: 'use', ...on, payrun_id: leaveId(7), until: '2026-05-31' })
      .then(used)
    given(leaveLedger, long, used)
      .when({ type: 'reject', ...on, ...decision, noOtherDecider: false, facts })
      .then(shortened)
    given(leaveLedger, long, used)
      .when({ type: 'delete', ...on, privileged: true })
      .then(shortened)
    given(leaveLedger, long, used, shortened)
      .when({ type: 'delete', ...on, privileged: true })
      .thenRefused('leave.used_in_payroll')

    given(leaveLedger, long, used, {
      type: 'LeaveDaysReleased',
      data: { ...on, payrun_id: leaveId(7) },
    })
      .when({ type: 'delete', ...on, privileged: true })
      .then({ type: 'LeaveDeleted', data: on })

    expect(available(facts, 2026, long, used, shortened)).toBe('79')
  })

  it('L10: there is no leave before employment begins or after it ends', () => {
    const facts = factsOf('2026-03-02', {
      employed: { from: '2026-03-02', to: '2026-09-30' },
      since: 2026,
    })

    given(leaveLedger)
      .when(ask(1, facts, { start_on: '2026-02-27' }))
      .thenRefused('leave.before_employment')
    given(leaveLedger)
      .when(ask(1, facts, { start_on: '2026-09-30', finish_on: '2026-10-01' }))
      .thenRefused('leave.after_employment')
    expect(
      leaveLedger.decide(leaveLedger.initial, ask(1, facts, { start_on: '2026-03-02' })),
    ).toHaveLength(1)
  })

  it('leave that was planned for days after the last one takes nothing, as the last pay counts nothing for it', () => {
    const autumn = taken(1, '2026-11-19', '2026-11-26')
    const facts = (employed: LeaveFacts['employed']) =>
      factsOf('2026-11-25', { employed, since: 2026 }, { holiday_allowance: '24' })
    // 11 of 12 months; the 19th and the 20th are taken, the four days after them are not.
    const left = { from: '2020-01-01', to: '2026-11-20' }

    expect(balance(facts(left), 2026, autumn)).toMatchObject({
      days_all: '22',
      days_taken: '2',
      days_available: '20',
    })

    expect(
      leaveSettlement(
        fold(leaveLedger, [autumn]),
        factsOf('2026-11-25', { employed: left, since: 2026 }, both),
        '2026-11-20',
      ),
    ).toEqual({
      days: '20',
      days_type: 'working_days',
    })

    // Back on the 25th: that day and the next count again.
    const back = {
      from: '2026-11-25',
      to: null,
      earlier: [{ from: '2020-01-01', to: '2026-11-20' }],
    }

    expect(balance(facts(back), 2026, autumn).days_taken).toBe('4')
    expect(balance(facts({ from: '2020-01-01', to: null }), 2026, autumn).days_taken).toBe('6')
  })

  it('L11: half a day of leave on a half holiday takes half a day', () => {
    const calendar = {
      ...weekdaysOnly,
      holiday: (date: string) => (date === '2026-12-24' ? 0.5 : 0),
    }

    const christmas = { start_on: '2026-12-24', finish_on: '2026-12-24' }
    expect(leaveDays({ ...christmas, half_day: 'first_half' }, calendar)).toEqual([
      { date: '2026-12-24', part: '0.5' },
    ])
    expect(leaveDays({ ...christmas, half_day: null }, calendar)).toEqual([
      { date: '2026-12-24', part: '0.5' },
    ])
  })

  it('L12: without a policy a leave can be rejected and the balance is plainly nothing', () => {
    const facts = factsOf('2026-03-02', { policies: [] })
    const on = { employee_id, leave_id: leaveId(1) }
    const decision = { own: false, comment: null, stands_in_for: null }
    given(leaveLedger, taken(1, '2026-06-01'))
      .when({ type: 'reject', ...on, ...decision, noOtherDecider: false, facts })
      .then({ type: 'LeaveRejected', data: { ...on, ...decision } })
    expect(balance(facts, 2026)).toMatchObject({ days_all: '0', days_available: '0', grants: [] })
    given(leaveLedger)
      .when(ask(1, facts, { start_on: '2026-06-01' }))
      .thenRefused('leave.policy_missing')

    expect(
      leaveLedger.decide(
        leaveLedger.initial,
        ask(
          1,
          facts,
          { start_on: '2026-06-01', finish_on: '2026-06-02' },
          { takes_allowance: false },
        ),
      ),
    ).toHaveLength(1)
  })
})

describe('the grants of a policy', () => {
  const joined = (policy: object, from = '2026-02-10', to: string | null = null) =>
    balance(
      factsOf('2026-07-15', { employed: { from, to }, since: 2026 }, policy),
      2026,
    ).grants.map(({ kind, from, granted }) => [kind, from, granted])

  it('is by days if the policy says so, to the nearest half day', () => {
    // 325 of 365 days: 17.81 of 20.
    expect(joined({ joiner_part: 'by_days' })).toEqual([['allowance', '2026-02-10', '18']])
    expect(joined({ joiner_part: 'by_days' }, '2026-02-10', '2026-06-30')).toEqual([
      ['allowance', '2026-02-10', '7.5'],
    ])
  })

  it('comes month by month if the policy says so, and adds up to the same', () => {
    const months = joined({ accrual: 'monthly' })

    expect(months.slice(0, 3)).toEqual([
      ['accrual', '2026-02-10', '1.5'],
      ['accrual', '2026-03-01', '2'],
      ['accrual', '2026-04-01', '1.5'],
    ])

    expect(months.reduce((sum, [, , days]) => sum + Number(days), 0)).toBe(18.5)

    given(leaveLedger)
      .when(
        ask(1, factsOf('2026-01-05', { since: 2026 }, { accrual: 'monthly' }), {
          start_on: '2026-01-12',
          finish_on: '2026-01-14',
        }),
      )
      .thenRefused('leave.balance')
  })

  it('can be taken as far as it is granted by the requested days', () => {
    const hired = { employed: { from: '2026-11-01', to: null }, since: 2026 }
    const facts = factsOf('2026-11-26', hired, { accrual: 'monthly', holiday_allowance: '12' })
    const { grants, days_available } = balance(facts, 2026)
    expect([days_available, daysLater(grants, facts, 2026)]).toEqual(['2', '1'])
    const effect = (day: string) =>
      leaveEffect(leaveLedger.initial, { leave_id: leaveId(1), ...detailsOf(day) }, facts)
    expect(effect('2026-11-27')).toMatchObject({ before: '1', after: '0' })
    expect(effect('2026-12-01')).toMatchObject({ before: '2', after: '1' })
    given(leaveLedger)
      .when(ask(1, facts, { start_on: '2026-11-27', finish_on: '2026-11-30' }))
      .thenRefused('leave.balance')
  })

  it('can be taken once a probation is over', () => {
    const facts = factsOf(
      '2026-02-10',
      { employed: { from: '2026-01-31', to: null }, since: 2026 },
      { probation_months: 1 },
    )

    given(leaveLedger)
      .when(ask(1, facts, { start_on: '2026-02-27' }))
      .thenRefused('leave.balance')
    expect(
      leaveLedger.decide(leaveLedger.initial, ask(1, facts, { start_on: '2026-03-02' })),
    ).toHaveLength(1)
  })

  it('follows a change of policy in the middle of the year, month by month', () => {
    const policies = [
      { from: '2026-01-01', versions: [{ ...standard, holiday_allowance: '24' }] },
      { from: '2026-07-01', versions: [{ ...standard, holiday_allowance: '30' }] },
    ]
    expect(balance(factsOf('2026-07-15', { policies, since: 2026 }), 2026).days_all).toBe('27')
  })
})

describe('a balance with its lines', () => {
  const facts = factsOf('2026-05-04')
  const events = [taken(1, '2025-06-02', '2025-06-20'), taken(2, '2026-03-30', '2026-04-03')]

  it('draws on the first to expire, and shows the use of each grant', () => {
    const { grants } = balance(facts, 2026, ...events)

    expect(grants).toMatchObject([
      { id: 'carried-2026', to: '2026-03-31', granted: '5', taken: '2', expired: '3', left: '0' },
      {
        id: 'allowance-2026',
        to: '2026-12-31',
        granted: '20',
        taken: '3',
        expired: '0',
        left: '17',
      },
    ])

    expect(grants[0]!.lines).toEqual([
      {
        kind: 'granted',
        from: '2026-01-01',
        to: '2026-03-31',
        leave_id: null,
        days: '5',
        balance: '5',
      },
      {
        kind: 'taken',
        from: '2026-03-30',
        to: '2026-03-31',
        leave_id: leaveId(2),
        days: '-2',
        balance: '3',
      },
      {
        kind: 'expired',
        from: '2026-03-31',
        to: '2026-03-31',
        leave_id: null,
        days: '-3',
        balance: '0',
      },
    ])

    expect(balance(facts, 2025, ...events).grants).toMatchObject([
      { granted: '20', taken: '15', carried: '5', expired: '0' },
    ])
  })

  it('shows the cost of a leave: before and after in its first year; nothing for a type without one', () => {
    const state = fold(leaveLedger, events)
    const asked = { leave_id: leaveId(3), ...detailsOf('2026-06-01', '2026-06-02') }
    expect(leaveEffect(state, asked, facts)).toEqual({ year: 2026, before: '17', after: '15' })
    expect(leaveEffect(state, { ...asked, takes_allowance: false }, facts)).toBeNull()
  })
})

describe('a closed year', () => {
  const on = { employee_id, year: 2025 }
  const facts = factsOf('2026-01-02')
  const fifteen = taken(1, '2025-06-02', '2025-06-20')
  const close = { type: 'close-year' as const, ...on, facts }

  const closed: LeaveEvent = {
    type: 'LeaveYearClosed',
    data: {
      ...on,
      unlimited: false,
      grants: [
        {
          id: 'allowance-2025',
          kind: 'allowance',
          valid_from: '2025-01-01',
          valid_to: '2025-12-31',
          days: '20',
        },
      ],
      carry_over_days: '5',
      carry_expires_on: '2026-03-31',
      carried: '5',
      lost: '0',
    },
  }

  it('is closed once, and only when it is over', () => {
    given(leaveLedger, fifteen).when(close).then(closed)
    given(leaveLedger, fifteen, closed).when(close).thenNothing()
    given(leaveLedger, fifteen)
      .when({ ...close, facts: factsOf('2025-12-31') })
      .thenNothing()
  })

  it('keeps the granted and carried days, whatever the policy and the employment say later', () => {
    const later = factsOf(
      '2026-02-02',
      { employed: { from: '2025-10-01', to: null } },
      { holiday_allowance: '10', carry_over_days: '0' },
    )

    expect(balance(later, 2026, fifteen, closed)).toMatchObject({ days_carried: '5' })

    expect(balance(later, 2025, fifteen, closed)).toMatchObject({
      days_all: '20',
      days_available: '5',
    })
  })
})

describe('a year that is closed again', () => {
  const on = { employee_id, year: 2025 }
  const facts = factsOf('2026-03-02')
  const fifteen = taken(1, '2025-06-02', '2025-06-20')

  const closedWith = (days: string, carried: string, lost: string): LeaveEvent => ({
    type: 'LeaveYearClosed',
    data: {
      ...on,
      unlimited: false,
      grants: [
        {
          id: 'allowance-2025',
          kind: 'allowance',
          valid_from: '2025-01-01',
          valid_to: '2025-12-31',
          days,
        },
      ],
      carry_over_days: '5',
      carry_expires_on: '2026-03-31',
      carried,
      lost,
    },
  })

  const again = { type: 'close-year' as const, ...on, facts, again: true as const }

  it('uses the facts of today: missing granted days, and leaves that were entered late', () => {
    given(leaveLedger, closedWith('10', '5', '5'))
      .when(again)
      .then(closedWith('20', '5', '15'))
    given(leaveLedger, closedWith('20', '5', '15'), fifteen)
      .when(again)
      .then(closedWith('20', '5', '0'))
    expect(
      balance(facts, 2025, closedWith('10', '5', '5'), closedWith('20', '5', '15')),
    ).toMatchObject({ days_all: '20' })
    // A pending one is closed like in the nightly run.
    given(leaveLedger, fifteen)
      .when(again)
      .then(closedWith('20', '5', '0'))
  })

  it('is refused if it would change nothing, if the year is not over, and if leave was never kept', () => {
    given(leaveLedger, closedWith('20', '5', '15'))
      .when(again)
      .thenRefused('leave.year_as_closed')
    given(leaveLedger)
      .when({ ...again, year: 2026 })
      .thenRefused('leave.year_not_over')
    given(leaveLedger)
      .when({ ...again, facts: factsOf('2026-03-02', { since: 2026 }) })
      .thenRefused('leave.before_ledger')
  })

  it('takes no days away that leaves of the next year have', () => {
    const carried = taken(2, '2026-01-05', '2026-01-07')

    given(leaveLedger, closedWith('20', '5', '15'), carried)
      .when({ ...again, facts: factsOf('2026-03-02', {}, { carry_over_days: '0' }) })
      .then({
        type: 'LeaveYearClosed',
        data: {
          ...(closedWith('20', '0', '20') as { data: object }).data,
          carry_over_days: '0',
        } as never,
      })

    given(leaveLedger, closedWith('20', '5', '15'), carried, taken(3, '2026-02-02', '2026-02-26'))
      .when({ ...again, facts: factsOf('2026-03-02', {}, { carry_over_days: '0' }) })
      .thenRefused('leave.days_taken')
  })
})

describe('adjustments', () => {
  const facts = factsOf('2026-05-04', { since: 2026 })
  const twenty = taken(1, '2026-06-01', '2026-06-26')

  it('cannot take away days that leaves have', () => {
    const { data } = adjusted(9, 2026, '-1') as Extract<LeaveEvent, { type: 'LeaveAdjusted' }>
    given(leaveLedger, twenty)
      .when({ type: 'adjust', ...data, facts })
      .thenRefused('leave.days_taken')
    const plus = adjusted(8, 2026, '2')
    given(leaveLedger, plus, twenty, taken(2, '2026-07-06'))
      .when({ type: 'delete-adjustment', employee_id, adjustment_id: leaveId(8), facts })
      .thenRefused('leave.days_taken')
    given(leaveLedger, plus, twenty)
      .when({ type: 'adjust', ...data, facts })
      .then(adjusted(9, 2026, '-1'))
  })

  it('counts missing days of a year once, though the next one has none to give for them', () => {
    const facts = factsOf('2026-10-05', { since: 2026 })
    const before = [taken(1, '2026-03-02', '2026-03-24'), taken(2, '2027-06-07', '2027-07-02')]

    const told = (command: LeaveCommand) => {
      try {
        return leaveLedger.decide(fold(leaveLedger, before), command)
      } catch (error) {
        return (error as { detail: { params: object } }).detail.params
      }
    }

    expect(told(ask(3, facts, { start_on: '2026-12-07', finish_on: '2026-12-16' }))).toEqual({
      available: '3',
      needed: '8',
    })

    const { data } = adjusted(9, 2026, '-10') as Extract<LeaveEvent, { type: 'LeaveAdjusted' }>
    expect(told({ type: 'adjust', ...data, facts })).toEqual({ days: '7' })
  })

  it('belong to years that are kept', () => {
    const { data } = adjusted(9, 2025, '1') as Extract<LeaveEvent, { type: 'LeaveAdjusted' }>
    given(leaveLedger)
      .when({ type: 'adjust', ...data, facts })
      .thenRefused('leave.before_ledger')
  })
})
