import type * as z from 'zod'
import { clientBody } from '../clients/clients.api'
import { adjustmentBody, contractBody, contractChange } from '../employment/employment.api'
import { invoiceItemBody } from '../invoicing/invoice-body'
import { projectBody } from '../projects/projects.api'
import { codeOf, faultOf } from './faults'

const id = '0190a1b2-0000-7000-8000-000000000001'
const contract = { effective_on: '2026-01-01' }
const project = { name: 'Bridge', client_id: id }
const line = { description: 'Design', quantity: '1', unit_price: '1' }
const client = { name: 'Harbour', contact_name: 'Ada' }
const allowance = { type: 'allowance', category_id: id }

const faults = (schema: z.ZodType, value: object) =>
  (schema.safeParse(value, { error: codeOf }).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    faultOf(issue),
  ])

it.each<[z.ZodType, object, string, string, string, string | undefined]>([
  [contractBody, { ...contract, working_period_unit: 'day' }, 'working_hours', '24', '24.5', '24'],
  [
    contractBody,
    { ...contract, working_period_unit: 'week' },
    'working_hours',
    '168',
    '169',
    '168',
  ],
  [contractChange, { working_period_unit: 'month' }, 'working_hours', '744', '744.01', '744'],
  [contractChange, {}, 'working_hours', '744', '999999999999999', '744'],
  [adjustmentBody, allowance, 'amount', '1000%', '1000.5 %', '1,000%'],
  [
    adjustmentBody,
    { ...allowance, calculation_type: 'percent' },
    'amount',
    '1000',
    '99999999999',
    '1,000%',
  ],
  [projectBody, project, 'estimated_hours', '1000000', '1000001', '1,000,000'],
  [projectBody, project, 'rate', '1000000000', '1000000000.01', '1,000,000,000'],
  [projectBody, project, 'budget', '99999999999.99', '100000000000', undefined],
  [clientBody, client, 'hrate', '1000000000', '999999999999999', '1,000,000,000'],
  [invoiceItemBody, line, 'quantity', '1000000', '1000000.5', '1,000,000'],
  [invoiceItemBody, line, 'unit_price', '99999999999.99', '100000000000', undefined],
])('%# %p %s is at most %s', (schema, rest, field, most, more, words) => {
  expect(faults(schema, { ...rest, [field]: most })).toEqual([])
  const fault = words
    ? { code: 'field.most', params: { most: words } }
    : { code: 'field.pay_most', params: undefined }
  const found = faults(schema, { ...rest, [field]: more })

  expect(
    found.map(([of, { code, params }]: any) => [
      of,
      { code, params: params && { most: String(params.most) } },
    ]),
  ).toEqual([[field, fault]])
})
