import { workingDays } from '@workledger/contracts/employment/working-days'
import { given } from '../kernel/decider-specification'
import {
  type EmploymentCommand,
  type EmploymentEvent,
  employmentDecider,
  type Terms,
} from './employment'
import { isoWeekdays } from './weekdays'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const contract_id = '0190a1b2-0000-7000-8000-000000000002'
const second = '0190a1b2-0000-7000-8000-000000000003'
const adjustment_id = '0190a1b2-0000-7000-8000-000000000004'
const carried = '0190a1b2-0000-7000-8000-000000000005'
const on = { employee_id, contract_id }

const terms: Terms = {
  effective_on: '2026-01-01',
  start_date: '2026-01-01',
  end_date: null,
  designation_id: null,
  role_description: null,
  base_compensation_amount: '60000',
  base_compensation_type: 'yearly',
  pay_frequency: null,
  currency: 'EUR',
  working_days: {},
  working_hours: null,
  working_period_unit: null,
  shift_start_at: null,
}

const added: EmploymentEvent = { type: 'ContractAdded', data: { ...on, ...terms } }

const adjustment = {
  adjustment_type: 'allowance' as const,
  category_id: second,
  amount: '150',
  calculation_type: 'fixed' as const,
  proration: 'days' as const,
  timing: 'once_a_month' as const,
  valid_from: null,
  valid_to: null,
}

const adjusted: EmploymentEvent = {
  type: 'PayrollAdjustmentAdded',
  data: { ...on, adjustment_id, ...adjustment },
}

const add = (change: object = {}, said: Partial<Terms> = {}): EmploymentCommand => ({
  type: 'add',
  employee_id,
  contract_id: second,
  terms: { effective_on: '2026-07-01', currency: 'EUR', ...said },
  adjustment_ids: [carried],
  privileged: false,
  replace: false,
  ...change,
})

describe('contracts of an employee', () => {
  it('begin with one that a privileged person adds; it starts when it takes effect', () => {
    const empty = { ...terms, base_compensation_amount: null, base_compensation_type: null }
    given(employmentDecider)
      .when(add({ privileged: true, contract_id }, { effective_on: '2026-01-01' }))
      .then({ type: 'ContractAdded', data: { ...on, ...empty } })
    given(employmentDecider).when(add()).thenRefused('access.denied')
  })

  it('continue with versions that keep unchanged terms, adjustments included', () =>
    given(employmentDecider, added, adjusted)
      .when(add({}, { base_compensation_amount: '66000' }))
      .then(
        {
          type: 'ContractAdded',
          data: {
            ...terms,
            employee_id,
            contract_id: second,
            effective_on: '2026-07-01',
            base_compensation_amount: '66000',
          },
        },
        {
          type: 'PayrollAdjustmentAdded',
          data: { employee_id, contract_id: second, adjustment_id: carried, ...adjustment },
        },
      ))

  it('have one version a day: a second is refused, or replaces it if it is a repeat', () => {
    const again = { effective_on: '2026-01-01', base_compensation_amount: '70000' }
    given(employmentDecider, added).when(add({}, again)).thenRefused('contract.effective_taken')
    given(employmentDecider, added)
      .when(add({ replace: true }, again))
      .then({ type: 'ContractChanged', data: { ...on, base_compensation_amount: '70000' } })
    given(employmentDecider, added)
      .when(add({ replace: true }, { effective_on: '2026-01-01' }))
      .thenNothing()

    const moved: EmploymentEvent = {
      type: 'ContractAdded',
      data: { ...terms, employee_id, contract_id: second, effective_on: '2026-07-01' },
    }

    given(employmentDecider, added, moved)
      .when({
        type: 'change',
        employee_id,
        contract_id: second,
        terms: { effective_on: '2026-01-01' },
      })
      .thenRefused('contract.effective_taken')
  })

  it('do not end before they start', () => {
    given(employmentDecider, added)
      .when(add({}, { end_date: '2025-12-31' }))
      .thenRefused('contract.end_before_start')
    given(employmentDecider, added)
      .when({ type: 'change', ...on, terms: { end_date: '2025-12-31' } })
      .thenRefused('contract.end_before_start')
  })

  it('are deleted with their adjustments, unless a pay run has used them', () => {
    given(employmentDecider, added, adjusted)
      .when({ type: 'delete', ...on, used: false })
      .then({ type: 'ContractDeleted', data: on })
    given(employmentDecider, added)
      .when({ type: 'delete', ...on, used: true })
      .thenRefused('contract.used_in_payroll')
    given(employmentDecider)
      .when({ type: 'delete', ...on, used: false })
      .thenRefused('not_found')
  })

  it('have adjustments that change and go', () => {
    const run = given(employmentDecider, added, adjusted)
    run.when({ type: 'change-adjustment', ...on, adjustment_id, adjustment }).thenNothing()
    run
      .when({ type: 'delete-adjustment', ...on, adjustment_id })
      .then({ type: 'PayrollAdjustmentDeleted', data: { ...on, adjustment_id } })
    run.when({ type: 'delete-adjustment', ...on, adjustment_id: carried }).thenRefused('not_found')
  })
})

describe('the ends of an employment', () => {
  const today = '2026-06-01'

  const probation = (
    probation_end: string | null,
    first_day: string | null = '2026-05-01',
  ): EmploymentCommand => ({
    type: 'set-probation',
    employee_id,
    probation_end,
    first_day,
    today,
  })

  const set = (probation_end: string | null): EmploymentEvent => ({
    type: 'ProbationSet',
    data: { employee_id, probation_end },
  })

  const ends = (end_date: string | null): EmploymentEvent => ({
    type: 'ContractChanged',
    data: { ...on, end_date },
  })

  const near = (about: 'probation' | 'contract', day: string): EmploymentEvent => ({
    type: 'EmploymentEndNear',
    data: { employee_id, about, on: day },
  })

  const tell: EmploymentCommand = { type: 'tell-ends', employee_id, today }

  it('include probation, which ends after the first day', () => {
    given(employmentDecider).when(probation('2026-08-31')).then(set('2026-08-31'))
    given(employmentDecider, set('2026-08-31')).when(probation('2026-08-31')).thenNothing()
    given(employmentDecider, set('2026-08-31')).when(probation(null)).then(set(null))
    given(employmentDecider)
      .when(probation('2026-04-30'))
      .thenRefused('contract.probation_before_start')
    given(employmentDecider).when(probation('2029-06-02')).thenRefused('contract.probation_too_far')
  })

  it('are announced once, so many days before; a day that moves is announced again', () => {
    given(employmentDecider, added).when(tell).thenNothing()
    given(employmentDecider, added, ends('2026-07-02'), set('2026-06-16')).when(tell).thenNothing()
    given(employmentDecider, added, ends('2026-07-01'), set('2026-06-15'))
      .when(tell)
      .then(near('probation', '2026-06-15'), near('contract', '2026-07-01'))
    given(employmentDecider, added, ends('2026-07-01'), near('contract', '2026-07-01'))
      .when(tell)
      .thenNothing()

    given(
      employmentDecider,
      added,
      ends('2026-07-01'),
      near('contract', '2026-07-01'),
      ends('2026-06-20'),
    )
      .when(tell)
      .then(near('contract', '2026-06-20'))

    given(employmentDecider, added, ends('2026-05-31'), set('2026-05-31')).when(tell).thenNothing()
  })
})

describe('working days', () => {
  const read = (value: unknown) => workingDays().safeParse(value).data

  it('are read as slots by weekday or as a plain list', () => {
    expect(read({ Tue: ['2', 1], Monday: [5], sunday: [] })).toEqual({
      monday: [5],
      tuesday: [1, 2],
    })

    expect(read(['friday', 1, '7'])).toEqual({
      monday: [1, 2, 3, 4, 5],
      friday: [1, 2, 3, 4, 5],
      sunday: [1, 2, 3, 4, 5],
    })

    for (const wrong of [['someday'], { monday: [6] }, [8], 'monday'])
      expect(read(wrong)).toBeUndefined()
  })

  it('are ISO weekdays, Monday to Friday by default', () => {
    expect(isoWeekdays({ sunday: [1], monday: [1, 2] })).toEqual([1, 7])
    expect(isoWeekdays({})).toEqual([1, 2, 3, 4, 5])
  })
})
