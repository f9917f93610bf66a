import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    sample: 'Sample',
  },
  fields: {
    algorithm: 'Method of the draw',
    attribute: 'Test',
    checks: 'Tests',
    mark: 'Mark',
    population: 'Drawn from',
    population_size: 'Size of what it is drawn from',
    position: 'Position',
    record_id: 'Record',
    sample_id: 'Sample',
    seed: 'Seed',
    why: 'Why',
  },
  values: {
    A: 'Test A',
    B: 'Test B',
    C: 'Test C',
    D: 'Test D',
    E: 'Test E',
    contracts: 'Contract changes',
    exception: 'Exception',
    expenses: 'Approved expenses',
    fail: 'Does not hold',
    invoices: 'Issued invoices',
    leaves: 'Approved leaves',
    none: 'None',
    note: 'Note',
    pass: 'Passed',
    pay: 'Approved pay run entries',
  },
} as const satisfies Words
