import { importLabels } from '@workledger/domain/people/import/fields'

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
const example = ['1001', 'Ada', 'Example', 'ada@example.com', 'Operations', 'Manager', '', '2024-03-01', '', 48000, 'yearly']
const second = ['1002', 'Ben', 'Example', '', 'Operations', 'Specialist', 'Ada Example', '2024-09-16', '', 3200, 'monthly']

/** The template that people fill in: the headings that the import knows, and two rows that show how. */
export async function importTemplate(): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet([columns.map((field) => importLabels[field]), example, second])
  sheet['!cols'] = columns.map((field) => ({ wch: Math.max(12, importLabels[field].length + 4) }))
  const book = utils.book_new(sheet, 'Employees')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
