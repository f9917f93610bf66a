import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { employmentEvents } from './employment.events'

const area = { area: 'employment', permission: 'manage_payroll' } as const

const closeContractFields = [
  'base_compensation_amount',
  'base_compensation_type',
  'pay_frequency',
  'currency',
] as const

const payAdjustmentFields = [
  'contract_id',
  'adjustment_type',
  'category_id',
  'amount',
  'calculation_type',
  'proration',
  'timing',
  'valid_from',
  'valid_to',
] as const

const contractFields = [
  'effective_on',
  'start_date',
  'end_date',
  'designation_id',
  'role_description',
  ...closeContractFields,
  'working_days',
  'working_hours',
  'working_period_unit',
  'shift_start_at',
] as const

/** What other programs learn of the events of this area. */
export const employmentPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, employmentEvents, {
    ContractAdded: {
      name: 'contract.added',
      v: 1,
      of: 'contract',
      id: 'contract_id',
      person: 'employee_id',
      readers: 'team',
      data: contractFields,
      close: closeContractFields,
      says: 'A contract was added.',
    },
    ContractChanged: {
      name: 'contract.changed',
      v: 1,
      of: 'contract',
      id: 'contract_id',
      person: 'employee_id',
      readers: 'team',
      data: contractFields,
      close: closeContractFields,
      says: 'A contract changed; only changed fields are present.',
    },
    ContractSigned: {
      name: 'contract.signed',
      v: 1,
      of: 'contract',
      id: 'contract_id',
      person: 'employee_id',
      readers: 'team',
      data: [],
      says: 'A contract has its signed document.',
    },
    ContractDeleted: {
      name: 'contract.deleted',
      v: 1,
      of: 'contract',
      id: 'contract_id',
      person: 'employee_id',
      readers: 'team',
      data: [],
      says: 'A contract was deleted.',
    },
    ProbationSet: {
      name: 'person.probation_set',
      v: 1,
      of: 'person',
      id: 'employee_id',
      person: 'employee_id',
      readers: 'team',
      data: ['probation_end'],
      says: 'The end of a probation was set.',
    },
    EmploymentEndNear: { notPublic: 'A reminder of the console.' },
    PayrollAdjustmentAdded: {
      name: 'pay_adjustment.added',
      v: 1,
      of: 'pay_adjustment',
      id: 'adjustment_id',
      person: 'employee_id',
      readers: 'own',
      data: payAdjustmentFields,
      says: 'An allowance or deduction was added to a contract.',
    },
    PayrollAdjustmentChanged: {
      name: 'pay_adjustment.changed',
      v: 1,
      of: 'pay_adjustment',
      id: 'adjustment_id',
      person: 'employee_id',
      readers: 'own',
      data: payAdjustmentFields,
      says: 'An allowance or deduction changed.',
    },
    PayrollAdjustmentDeleted: {
      name: 'pay_adjustment.deleted',
      v: 1,
      of: 'pay_adjustment',
      id: 'adjustment_id',
      person: 'employee_id',
      readers: 'own',
      data: ['contract_id'],
      says: 'An allowance or deduction was deleted.',
    },
  }),
]
