import { minorUnits, total } from '@workledger/domain/kernel/money'
import type { payslipForPdf } from '@workledger/projections/payroll/payslips.queries'
import { dateIn, languageOf, textsIn } from '../mail/mail'
import { page } from '../mail/render'
import { payslipTexts } from './payslip.texts'

type Payslip = NonNullable<Awaited<ReturnType<typeof payslipForPdf>>>
interface Line {
  name: string
  /** How the amount came about. */
  how: string
  amount: string
}
let template: ReturnType<typeof page<object>> | undefined

/** A payslip as a page to print, in the workspace's language; undefined once the person was erased. */
export function payslipPage({ pay, currency, ...slip }: Payslip): string | undefined {
  if (!pay) return undefined
  template ??= page('payslip')
  const locale = languageOf(slip.locale)
  const texts = textsIn(payslipTexts, locale)
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const money = (value: string) => amountIn(locale, currency, value)
  const number = (value: string | number) => plain.format(value as number)
  const component = (line: (typeof pay.allowances)[number]): Line => ({
    name: line.name,
    how: line.calculation_type === 'percent' ? texts.percent(number(line.value)) : '',
    amount: money(line.amount),
  })
  const basic = pay.segments.map((segment): Line => {
    const days = segment.parts.reduce((sum, part) => sum + part.days, 0)
    const of = segment.parts.reduce((sum, part) => sum + part.of_days, 0)
    const worked =
      segment.type === 'hourly'
        ? texts.hours(number(pay.segments.length === 1 ? pay.work_hours : segment.seconds / 3600))
        : texts.days(number(days), number(of))
    const span = pay.segments.length > 1 ? ` · ${dateIn(locale, segment.from)} – ${dateIn(locale, segment.to)}` : ''
    return {
      name: `${texts.basic}${span}`,
      how: `${texts.rate(money(segment.rate), texts.rates[segment.type])} · ${worked}`,
      amount: money(segment.amount),
    }
  })
  const facts: [string, string | null][] = [
    [texts.employee, `${slip.first_name ?? ''} ${slip.last_name ?? ''}`.trim()],
    [texts.oid, slip.oid],
    [texts.designation, slip.designation],
    [texts.department, slip.department],
    [texts.office, slip.office],
    [texts.period, `${dateIn(locale, slip.start)} – ${dateIn(locale, slip.end)}`],
    [texts.payDate, dateIn(locale, slip.pay_date)],
  ]
  const address = [slip.address_line_1, slip.address_line_2, [slip.postal_code, slip.city].filter(Boolean).join(' '), slip.country]
  return template({
    locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    texts,
    company: slip.company,
    address: address.filter(Boolean),
    facts: facts.filter(([, value]) => value),
    currency,
    earnings: [...basic, ...pay.allowances.map(component)],
    gross: money(pay.gross_pay),
    deductions: pay.deductions.map(component),
    totalDeductions: money(
      total(
        pay.deductions.map(({ amount }) => amount),
        currency,
      ),
    ),
    net: money(pay.net_pay),
  })
}

/** "1,250.00": exact, for a decimal string has more digits than a number keeps. */
function amountIn(locale: string, currency: string, value: string): string {
  const digits = Math.max(minorUnits(currency), value.split('.')[1]?.length ?? 0)
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value as unknown as number)
}
