import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    employment: 'Contracts',
  },
  tables: {
    contract_adjustments: 'Allowances and deductions',
    contracts: 'Contracts',
    employments: 'Employment',
  },
  fields: {
    adjustment_type: 'Kind of adjustment',
    amount: 'Value',
    contracts: 'Contracts',
    history: 'Earlier',
    pay_frequency: 'Paid every',
    probation_end: 'Last day of probation',
    proration: 'Part of a period',
    role_description: 'Role description',
    shift_start_at: 'Shift starts at',
    timing: 'When',
    working_days: 'Working days',
  },
  values: {
    bi_weekly: 'Every two weeks',
    days: 'By days of employment',
    each_run: 'In each run',
    full: 'In full',
    once_a_month: 'Once a month',
    probation: 'Probation',
    semi_monthly: 'Twice a month',
  },
} as const satisfies Words
