import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { calculatePay, type PayRule } from './pay'
import { whole } from './pay-adjustments'
import { comparePay } from './pay-comparison'
import { payInputs } from './pay-inputs'
import { payRunDecider } from './pay-run'
import { type PayRunCommand } from './pay-run-commands'
import { chunks, type DraftedEntry, entryId, entryIds } from './pay-run-entries'
import { type PayRunEvent } from './pay-run-state'

const payrun_id = '0190a1b2-0000-7000-8000-0000000000ff'
const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const preparer = '0190a1b2-0000-7000-8000-00000000000a'
const approver = '0190a1b2-0000-7000-8000-00000000000b'
const adjustment_id = '0190a1b2-0000-7000-8000-00000000000c'
const period = { start: '2018-12-01', end: '2018-12-31' }
const line = { adjustment_id: null, category_id: null, from: null, to: null }
const rent: PayRule = { ...whole, ...line, name: 'Rent', calculation_type: 'fixed', value: '100' }

const bonus: PayRule = {
  ...whole,
  ...line,
  adjustment_id,
  name: 'Bonus',
  calculation_type: 'percent',
  value: '10',
}

const made = (
  rate: string,
  rules: { allowances?: PayRule[]; deductions?: PayRule[] } = {},
  type: 'monthly' | 'hourly' = 'monthly',
) => {
  const terms = {
    effective_on: '2018-01-01',
    start_date: null,
    end_date: null,
    frequency: null,
    hours: null,
    hours_per: null,
  }

  const contract = {
    ...terms,
    id: adjustment_id,
    rate,
    type,
    currency: 'USD',
    weekdays: [1, 2, 3, 4, 5],
    adjustments: [],
  }

  const inputs = payInputs(
    { versions: [contract], last_day: null, worked: [], absences: [], carried: [] },
    period,
    'USD',
    { overtime: [] },
  )

  return calculatePay({ ...inputs, ...rules }, 'USD')
}

const entry_id = entryId(payrun_id, 0)

const entry = (pay: DraftedEntry['pay'] = made('3000', { allowances: [bonus] })): DraftedEntry => ({
  entry_id,
  employee_id,
  department_id: null,
  should_pay: true,
  pay,
})

const started: PayRunEvent = {
  type: 'PayRunStarted',
  data: {
    payrun_id,
    ...period,
    pay_date: period.end,
    currency: 'USD',
    facts_position: '7',
    reverses: null,
    by: [preparer],
  },
}

const drafted = (...entries: DraftedEntry[]): PayRunEvent[] => [
  started,
  { type: 'PayRunEntriesDrafted', data: { payrun_id, entries, warnings: [] } },
  { type: 'PayRunDrafted', data: { payrun_id } },
]

const approved: PayRunEvent = {
  type: 'PayRunApproved',
  data: {
    payrun_id,
    totals: { paid_count: 1, basic_pay: '3000.00', gross_pay: '3300.00', net_pay: '3300.00' },
    held: [],
    notify_employee: true,
  },
}

const approve = (change: object = {}): PayRunCommand => ({
  type: 'approve',
  payrun_id,
  changes: [],
  notify_employee: true,
  four_eyes: false,
  by: [approver],
  ...change,
})

const change = (fields: object, by = [approver]): PayRunCommand => ({
  type: 'change-entry',
  payrun_id,
  change: { entry_id, ...fields },
  by,
})

const remove: PayRunCommand = { type: 'delete', payrun_id }

describe('a pay run', () => {
  it('is drafted in parts and visible when the last is there', () => {
    given(payRunDecider, started)
      .when({ type: 'finish-draft', payrun_id })
      .then({ type: 'PayRunDrafted', data: { payrun_id } })
    given(payRunDecider, started).when(approve()).thenRefused('payroll.drafting')
    given(payRunDecider).when(approve()).thenRefused('not_found')
  })

  it('takes no amount that its currency cannot pay', () => {
    const run = given(payRunDecider, ...drafted(entry()))

    for (const list of ['allowances', 'deductions'])
      for (const amount of ['0.001', '0.0099'])
        run.when(change({ [list]: [{ name: 'Bonus', amount }] })).thenRefused('field.unit')
  })

  it('is approved once and never changes again', () => {
    given(payRunDecider, ...drafted(entry()))
      .when(approve())
      .then(approved)
    const complete = given(payRunDecider, ...drafted(entry()), approved)

    for (const command of [approve(), change({ should_pay: false }), remove])
      complete.when(command).thenRefused('payroll.complete')
  })

  it('is deleted as a draft', () => {
    const deleted: PayRunEvent = { type: 'PayRunDeleted', data: { payrun_id } }
    given(payRunDecider, ...drafted(entry()))
      .when(remove)
      .then(deleted)
    given(payRunDecider, ...drafted(entry()), deleted)
      .when(approve())
      .thenRefused('not_found')
  })

  it('is not approved by a preparer if the company requires four eyes', () => {
    const run = given(payRunDecider, ...drafted(entry()))
    run.when(approve({ by: [preparer] })).then(approved)
    run.when(approve({ by: [preparer], four_eyes: true })).thenRefused('payroll.four_eyes')
    run
      .when(approve({ by: [approver, preparer], four_eyes: true }))
      .thenRefused('payroll.four_eyes')
    run.when(approve({ four_eyes: true })).then(approved)
    run
      .when(approve({ four_eyes: true, changes: [{ entry_id, should_pay: false }] }))
      .thenRefused('payroll.four_eyes')
  })

  it('omits entries with a net of zero or below, and gives the reason', () => {
    const negative = {
      ...entry(made('50', { deductions: [rent] })),
      entry_id: entryId(payrun_id, 1),
    }

    const zero = { ...entry(made('0')), entry_id: entryId(payrun_id, 2) }

    const held = [
      { entry_id: negative.entry_id, code: 'negative_net' as const },
      { entry_id: zero.entry_id, code: 'zero_net' as const },
    ]

    const run = given(payRunDecider, ...drafted(entry(), negative, zero))
    run
      .when(approve())
      .then({ type: 'PayRunApproved', data: { ...approved.data, held } } as PayRunEvent)
    given(payRunDecider, ...drafted(negative))
      .when(approve())
      .thenRefused('payroll.nobody_paid')
    run
      .when(approve({ changes: [{ entry_id, should_pay: false }] }))
      .thenRefused('payroll.nobody_paid')
  })
})

it('an approval takes as many changes as one append can hold', () => {
  const many = entryIds(payrun_id, 600).map((id) => ({ ...entry(), entry_id: id }))
  const run = given(payRunDecider, ...drafted(...many))
  const changes = many.map(({ entry_id }) => ({ entry_id, should_pay: false }))
  run.when(approve({ changes })).thenRefused('payroll.most_changes')
  expect(payRunDecider.decide(run.state, approve({ changes: changes.slice(0, 100) }))).toHaveLength(
    101,
  )
})

describe('entries that are left out together', () => {
  const second = { ...entry(made('1000')), entry_id: entryId(payrun_id, 1), employee_id: approver }
  const run = given(payRunDecider, ...drafted(entry(), second))

  const choose = (entry_ids: string[], should_pay = false): PayRunCommand => ({
    type: 'change-payees',
    payrun_id,
    entry_ids,
    should_pay,
    reason: 'Paid already',
    actors: [approver],
    by: [approver],
  })

  const left = (entry_ids: string[], net_pay: string, change: object = {}) => ({
    type: 'PayRunPayeesChanged' as const,
    data: {
      payrun_id,
      entry_ids,
      should_pay: false,
      own: false,
      reason: 'Paid already',
      totals: { paid_count: 2 - entry_ids.length, basic_pay: net_pay, gross_pay: net_pay, net_pay },
      by: [approver],
      ...change,
    },
  })

  it('are left out in one event, each once, and taken back in by another', () => {
    run.when(choose([entry_id, entry_id])).then(left([entry_id], '1000.00'))
    run
      .when(choose([entry_id, second.entry_id]))
      .then(left([entry_id, second.entry_id], '0.00', { own: true }))
    const out = given(payRunDecider, ...drafted(entry(), second), left([entry_id], '1000.00'))
    out.when(choose([entry_id])).thenNothing()

    out.when(choose([entry_id, second.entry_id], true)).then(
      left([entry_id], '4300.00', {
        should_pay: true,
        totals: { paid_count: 2, basic_pay: '4000.00', gross_pay: '4300.00', net_pay: '4300.00' },
      }),
    )

    out.when(approve()).then({
      type: 'PayRunApproved',
      data: { ...approved.data, totals: left([entry_id], '1000.00').data.totals },
    } as never)

    // Choosing who is paid counts as preparing the run.
    out.when(approve({ four_eyes: true })).thenRefused('payroll.four_eyes')
  })

  it('are all entries of a draft that can still be changed', () => {
    run.when(choose([entry_id, entryId(payrun_id, 2)])).thenRefused('not_found')
    given(payRunDecider, ...drafted(entry()), approved)
      .when(choose([entry_id]))
      .thenRefused('payroll.complete')
    given(payRunDecider, started)
      .when(choose([entry_id]))
      .thenRefused('payroll.drafting')
    const reversal = { ...started, data: { ...started.data, reverses: payrun_id } } as PayRunEvent
    given(payRunDecider, reversal, ...drafted(entry()).slice(1))
      .when(choose([entry_id]))
      .thenRefused('payroll.is_reversal')
  })
})

describe('an entry', () => {
  const run = (pay = entry().pay) => given(payRunDecider, ...drafted(entry(pay)))

  const after = (fields: object, pay = entry().pay) => {
    const [event] = payRunDecider.decide(run(pay).state, change(fields))
    return event?.type === 'PayRunEntryChanged' ? event.data.pay : undefined
  }

  it('is recalculated', () =>
    expect(after({ deductions: [{ name: 'Rent', amount: '100.005' }] })).toMatchObject({
      gross_pay: '3300.00',
      net_pay: '3199.99',
    }))

  it('keeps an unchanged percent, and makes another amount fixed', () => {
    expect(
      after({ allowances: [{ name: 'Bonus', amount: '300.00', adjustment_id }] }),
    ).toBeUndefined()
    expect(
      after({ allowances: [{ name: 'Bonus', amount: 200, adjustment_id }] as object[] }),
    ).toMatchObject({
      allowances: [{ adjustment_id, calculation_type: 'fixed', amount: '200.00', typed: true }],
    })
  })

  it('keeps why it was changed', () => {
    const [event] = payRunDecider.decide(
      run().state,
      change({ should_pay: false, reason: 'Left before the first day' }),
    )

    expect(event).toMatchObject({
      type: 'PayRunEntryChanged',
      data: { reason: 'Left before the first day' },
    })

    expect(payRunDecider.decide(run().state, change({ should_pay: false }))).toMatchObject([
      { data: { reason: null } },
    ])
    expect(payRunDecider.decide(run().state, change({ reason: 'Nothing changed' }))).toEqual([])
  })

  it('takes hours if pay is hourly', () => {
    expect(after({ work_hours: '10' }, made('20', {}, 'hourly'))).toMatchObject({
      work_hours: '10',
      basic_pay: '200.00',
      net_pay: '200.00',
    })
    run(made('20', {}, 'hourly'))
      .when(change({ work_hours: '0' }))
      .thenNothing()
  })

  it('must be there', () =>
    run()
      .when({ ...change({}), change: { entry_id: entryId(payrun_id, 1) } } as PayRunCommand)
      .thenRefused('not_found'))
})

describe('the parts of a draft', () => {
  it('hold every entry once, in order, and are small enough for an append', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1300 }),
        fc.integer({ min: 0, max: 700 }),
        (count, warned) => {
          const entries = entryIds(payrun_id, count).map((id) => ({ ...entry(), entry_id: id }))

          const warnings = Array.from({ length: warned }, () => ({
            employee_id,
            code: 'no_salary' as const,
          }))

          const parts = chunks(entries, warnings)
          expect(parts.flatMap((part) => part.entries)).toEqual(entries)
          expect(parts.flatMap((part) => part.warnings)).toHaveLength(warned)

          for (const part of parts) {
            expect(part.entries.length + part.warnings.length).toBeLessThanOrEqual(500)
            expect(JSON.stringify(part).length).toBeLessThan(700_000)
          }
        },
      ),
      { numRuns: 10 },
    ))

  it('number their entries past the end of the digits', () => {
    expect(entryId('0190a1b2-0000-7000-8000-0000ffffffff', 0)).toBe(
      '0190a1b2-0000-7000-8000-000000000000',
    )
    expect(new Set(entryIds(payrun_id, 10_000)).size).toBe(10_000)
  })
})

describe('the difference to the run before', () => {
  const compare = (
    before: Parameters<typeof comparePay>[0],
    now: Parameters<typeof comparePay>[1],
  ) => comparePay(before, now, 'USD')

  it('names new people and leavers', () => {
    expect(compare(undefined, made('10'))).toEqual({
      difference: '10.00',
      causes: [{ cause: 'new', amount: '10.00' }],
    })

    expect(compare(made('10'), undefined)).toEqual({
      difference: '-10.00',
      causes: [{ cause: 'left', amount: '-10.00' }],
    })

    expect(compare(made('10'), made('10'))).toEqual({ difference: '0.00', causes: [] })
  })

  it('tells a raise, with its share of a percent, from an adjustment', () =>
    expect(
      compare(
        made('1000', { allowances: [bonus] }),
        made('2000', { allowances: [bonus], deductions: [rent] }),
      ),
    ).toEqual({
      difference: '1000.00',
      causes: [
        { cause: 'contract', amount: '1100.00' },
        { cause: 'adjustment', amount: '-100.00' },
      ],
    }))
})
