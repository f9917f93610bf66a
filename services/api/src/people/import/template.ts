import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { importLabels } from '@workledger/domain/people/import/fields'
import { xlsxSheet } from '@workledger/projections/kernel/xlsx-file'

const columns = [
  'oid',
  'first_name',
  'last_name',
  'email',
  'department',
  'designation',
  'manager',
  'hired_on',
  'ended_on',
  'pay',
  'pay_period',
] as const

const example = [
  '1001',
  'Ada',
  'Example',
  'ada@example.com',
  'Operations',
  'Manager',
  '',
  '2024-03-01',
  '',
  48000,
  'yearly',
]

const second = [
  '1002',
  'Ben',
  'Example',
  '',
  'Operations',
  'Specialist',
  'Ada Example',
  '2024-09-16',
  '',
  3200,
  'monthly',
]

/** Returns the template: the known headings, and two rows as examples. */
export function importTemplate(asker: Asker): Promise<Buffer> {
  const head = columns.map((field) => importLabels[field])

  const cells = [head, example, second].map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { t: 'n' as const, v: value } : { t: 's' as const, v: value },
    ),
  )

  return xlsxSheet(asker, {
    name: 'Employees',
    cells,
    widths: head.map((label) => Math.max(12, label.length + 4)),
  })
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
