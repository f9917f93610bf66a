import { payslipPage } from './payslip-page'

type Slip = Parameters<typeof payslipPage>[0]
const pay: Slip['pay'] = {
  typed_hours: null,
  work_hours: '0',
  segments: [
    {
      contract_ids: [],
      from: '2026-02-01',
      to: '2026-02-28',
      type: 'yearly',
      rate: '62506',
      weekdays: [1, 2, 3, 4, 5],
      seconds: 0,
      formula: 'yearly@1',
      parts: [{ name: '2026-02', days: 20, of_days: 20 }],
      amount: '5208.83',
    },
  ],
  allowances: [
    { adjustment_id: null, name: 'Transport <b>', calculation_type: 'fixed', value: '120', formula: 'fixed@1', amount: '120.00' },
  ],
  deductions: [
    { adjustment_id: null, name: 'Insurance', calculation_type: 'percent', value: '7.3', formula: 'percent@1', amount: '380.24' },
  ],
  basic_pay: '5208.83',
  gross_pay: '5328.83',
  net_pay: '4948.59',
}
const id = '0190a1b2-0000-7000-8000-000000000001'
const slip: Slip = {
  id,
  payrun_id: id,
  employee_id: id,
  pay,
  start: '2026-02-01',
  end: '2026-02-28',
  pay_date: '2026-02-27',
  currency: 'EUR',
  approved_at: null,
  company: 'Northwind',
  company_logo: null,
  locale: 'en',
  oid: 'E-014',
  first_name: 'Amélie',
  last_name: 'Laurent',
  email: null,
  designation: null,
  department: 'Engineering',
  office: 'Lisbon',
  address_line_1: null,
  address_line_2: null,
  postal_code: null,
  city: null,
  state: null,
  country: null,
}
const plain = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a printed payslip', () => {
  it('says every line, how it came about, and the sums', () => {
    const text = plain(payslipPage(slip)!)
    expect(text).toContain('Basic pay 62,506.00 a year · 20 of 20 working days 5,208.83')
    expect(text).toContain('Transport &lt;b&gt; 120.00 Gross pay 5,328.83')
    expect(text).toContain('Insurance 7.3 % of basic pay 380.24 Total deductions 380.24')
    expect(text).toContain('Net pay 4,948.59 EUR')
    expect(text).toContain('Pay period 1 February 2026 – 28 February 2026')
    expect(text).not.toContain('Designation')
  })
  it('keeps every digit of a large amount', () => {
    const text = plain(payslipPage({ ...slip, currency: 'KWD', pay: { ...pay, net_pay: '9007199254740993.125' } })!)
    expect(text).toContain('9,007,199,254,740,993.125 KWD')
  })
  it('is Arabic, from right to left, where the workspace is', () => {
    const html = payslipPage({ ...slip, locale: 'ar' })!
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('صافي الراتب')
  })
  it('is not there once the person was erased', () => expect(payslipPage({ ...slip, pay: null })).toBeUndefined())
})
