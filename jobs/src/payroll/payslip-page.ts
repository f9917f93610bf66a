import { writtenAmount, writtenMoney, writtenNumber } from '@workledger/contracts/kernel/written'
import { total } from '@workledger/domain/kernel/money'
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
  // A rate may have more places than the currency.
  const money = (value: string) => writtenAmount(locale, value, currency, value.split('.')[1]?.length)
  const number = (value: string | number) => writtenNumber(locale, value, 4)
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
    earnings: [...basic, ...pay.allowances.map(component)],
    gross: money(pay.gross_pay),
    deductions: pay.deductions.map(component),
    totalDeductions: money(
      total(
        pay.deductions.map(({ amount }) => amount),
        currency,
      ),
    ),
    net: writtenMoney(locale, pay.net_pay, currency),
  })
}
