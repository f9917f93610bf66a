import { calculatePay, inputsOf } from '@workledger/domain/payroll/pay'
import { whole } from '@workledger/domain/payroll/pay-adjustments'
import { type PayFacts, payInputs } from '@workledger/domain/payroll/pay-inputs'
import type { PayContract } from '@workledger/domain/payroll/pay-terms'
import { payslipPage } from './payslip-page'

type Slip = Parameters<typeof payslipPage>[0]

const line = { adjustment_id: null, category_id: null, from: null, to: null }

const contract: PayContract = {
  id: '0190a1b2-0000-7000-8000-0000000000c1',
  effective_on: '2020-01-01',
  start_date: null,
  end_date: null,
  rate: '62506',
  type: 'yearly',
  frequency: null,
  currency: 'EUR',
  weekdays: [1, 2, 3, 4, 5],
  hours: null,
  hours_per: null,
  adjustments: [],
}

const facts = { last_day: null, worked: [], absences: [], carried: [] }
const february = { start: '2026-02-01', end: '2026-02-28' }

const made = (
  change: Partial<PayFacts> & { versions?: PayContract[] },
  typed_hours: string | null = null,
) =>
  calculatePay(
    {
      ...payInputs({ ...facts, versions: [contract], ...change }, february, 'EUR', {
        overtime: [],
      }),
      typed_hours,
    },
    'EUR',
  )

const pay = calculatePay(
  {
    ...payInputs({ ...facts, versions: [contract] }, february, 'EUR', { overtime: [] }),
    allowances: [
      { ...whole, ...line, name: 'Transport <b>', calculation_type: 'fixed', value: '120' },
    ],
    deductions: [
      { ...whole, ...line, name: 'Insurance', calculation_type: 'percent', value: '7.3' },
    ],
  },
  'EUR',
)

const id = '0190a1b2-0000-7000-8000-000000000001'

const slip: Slip = {
  id,
  payrun_id: id,
  employee_id: id,
  pay,
  start: '2026-02-01',
  end: '2026-02-28',
  pay_date: '2026-02-27',
  reverses: null,
  currency: 'EUR',
  approved_at: null,
  company: 'Northwind',
  company_logo: null,
  company_phone: null,
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
  it('gives every line, its calculation, and the sums', () => {
    const text = plain(payslipPage(slip)!)
    expect(text).toContain('Basic pay 62,506.00 a year ÷ 12 × 20 of 20 working days 5,208.83')
    expect(text).toContain('Transport &lt;b&gt; 120.00 Gross pay 5,328.83')
    expect(text).toContain('Insurance 7.3% of 5,208.83 basic pay 380.24 Total deductions 380.24')
    expect(text).toContain('Net pay 4,948.59 EUR')
    expect(text).toContain('Pay period 1 – 28 February 2026')
    expect(text).not.toContain('Designation')
  })

  it('P9: gives the hours that make the amount, to the second, or as they were typed', () => {
    const hourly = { ...contract, type: 'hourly' as const, rate: '25.02' }
    const worked = [{ day: '2026-02-03', seconds: 7_500 }]
    const text = plain(payslipPage({ ...slip, pay: made({ versions: [hourly], worked }) })!)
    expect(text).toContain('Basic pay 25.02 an hour × 2 h 5 min 52.13')

    const whole = plain(
      payslipPage({
        ...slip,
        pay: made({ versions: [hourly], worked: [{ day: '2026-02-03', seconds: 651_600 }] }),
      })!,
    )

    expect(whole).toContain('25.02 an hour × 181 h 4,528.62')
    const two = [hourly, { ...hourly, id: slip.id, effective_on: '2026-02-16', rate: '20' }]
    const typed = plain(payslipPage({ ...slip, pay: made({ versions: two, worked }, '100') })!)
    expect(typed).toContain('25.02 an hour × 100 hours 2,502.00')
    expect(typed).toContain('20.00 an hour × 0 hours 0.00')
  })

  it('states the cost of unpaid leave, and the rest for the next run', () => {
    const absences = [
      { day: '2026-02-03', part: '0.5', kind: 'leave' as const, name: 'Study', paid_percent: '0' },
    ]

    const text = plain(
      payslipPage({
        ...slip,
        pay: made({ absences, carried: [{ category_id: null, name: 'Loan', amount: '9000' }] }),
      })!,
    )

    expect(text).toContain(
      'Unpaid leave (Study) · 1 – 28 February 2026 62,506.00 a year ÷ 12 × 0.5 of 20 working days × −100% −130.22',
    )
    expect(text).toContain('Loan 9,000.00 less 3,921.39 left to the next run 5,078.61')
  })

  it('gives the hours of a day of unused leave that an hourly rate settles', () => {
    const hourly = {
      ...contract,
      type: 'hourly' as const,
      rate: '25.02',
      hours: '40',
      hours_per: 'week' as const,
    }

    const settled = (days: string, days_type: 'working_days' | 'calendar_days') =>
      plain(
        payslipPage({
          ...slip,
          pay: made({
            versions: [hourly],
            last_day: '2026-02-28',
            settlement: { days, days_type },
          }),
        })!,
      )

    expect(settled('2', 'working_days')).toContain('Unused leave 25.02 × 8 h × 2 days 400.32')
    expect(settled('7', 'calendar_days')).toContain(
      'Unused leave 25.02 × 40 h × 7 days ÷ 7 1,000.80',
    )
  })

  it('lists the expenses that it pays back, on top of the net', () => {
    const expense = {
      expense_id: id,
      name: 'Hotel',
      date: '2026-02-03',
      claimed: '100.00',
      currency: 'USD',
      rate: '0.9255',
      amount: '92.55',
    }

    const text = plain(
      payslipPage({
        ...slip,
        pay: calculatePay({ ...inputsOf(pay), expenses: [expense] }, 'EUR'),
      })!,
    )

    expect(text).toContain(
      'Hotel · 3 February 2026 100.00 USD × 0.9255 92.55 Total expenses 92.55 Net pay 5,041.14 EUR',
    )
    expect(plain(payslipPage(slip)!)).not.toContain('Total expenses')
  })

  it('says that it is a reversal', () => {
    expect(plain(payslipPage({ ...slip, reverses: id })!)).toContain(
      'Reversal of a payslip Northwind',
    )
    expect(plain(payslipPage(slip)!)).not.toContain('Reversal')
  })

  it('keeps every digit of a large amount', () => {
    const text = plain(
      payslipPage({ ...slip, currency: 'KWD', pay: { ...pay, net_pay: '9007199254740993.125' } })!,
    )
    expect(text).toContain('9,007,199,254,740,993.125 KWD')
  })

  it('keeps the day of an expense in order in Arabic, after a name of Latin letters', () => {
    const expense = { date: '2026-10-05', claimed: '1', currency: 'EUR', rate: null, amount: '1' }
    const expenses = [{ ...expense, expense_id: id, name: 'Taxi' }] as never
    const html = payslipPage({ ...slip, locale: 'ar', pay: { ...slip.pay!, expenses } })!
    expect(html).toContain('<td>\u2068Taxi\u2069 · 5 أكتوبر 2026</td>')
  })

  it('names its currency, and whom to ask', () => {
    const french = payslipPage({ ...slip, locale: 'fr', company_phone: '+33 1 23' })!
    expect(french).toContain('<h2>Rémunération (EUR)</h2>')
    expect(french).toContain('Questions\u00a0: <bdi dir="ltr">+33 1 23</bdi>')
    expect(payslipPage(slip)).not.toContain('Questions')
  })

  it('is Arabic, from right to left, for an Arabic workspace', () => {
    const html = payslipPage({ ...slip, locale: 'ar' })!
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('صافي الراتب')
  })

  it('is not there once the person was erased', () =>
    expect(payslipPage({ ...slip, pay: null })).toBeUndefined())
})
