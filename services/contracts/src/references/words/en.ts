import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    references: 'References',
  },
  fields: {
    claims: 'Named by',
    source: 'Source',
    source_id: 'Source',
    source_ids: 'Sources',
    sources: 'Sources',
    target_id: 'Target',
  },
  values: {
    'company-event': 'Company event',
    designation: 'Designation',
    device: 'Biometric device',
    employment: 'Contracts',
    invoice: 'Invoice',
    'payroll-category': 'Pay category',
    'recurring-invoice': 'Recurring invoice',
    role: 'Role',
    structure: 'Company structure',
  },
} as const satisfies Words
