import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf, languages } from '@workledger/contracts/kernel/languages'
import { writtenAmount, writtenMoney } from '@workledger/contracts/kernel/written'
import { total } from '@workledger/domain/kernel/money'
import type { Pay } from '@workledger/domain/payroll/pay'
import { PaySums } from '@workledger/domain/payroll/pay-sums'
import { pageFoot } from '@workledger/projections/kernel/look/look'
import type { payslipForPdf } from '@workledger/projections/payroll/payslips.queries'
import { dateIn, type Language, spanIn, textsIn } from '../mail/language'
import { page } from '../mail/render'
import { officeAddress } from './office-address'
import { payLineWords } from './pay-line-words'
import { sumsAsPrinted } from './pay-sums-words'
import { payslipTexts } from './payslip.texts'

type Payslip = Omit<NonNullable<Awaited<ReturnType<typeof payslipForPdf>>>, 'user_id'>

let payslipTemplate: ReturnType<typeof page<object>> | undefined

/**
 * Renders a payslip for print in the workspace's language; undefined after the person's erasure.
 * `year` has the payslips of its calendar year up to this one.
 */
export function payslipPage(
  { pay, currency, ...slip }: Payslip,
  year: readonly Pay[] = [],
  logo: string | null = null,
): string | undefined {
  if (!pay) return undefined
  payslipTemplate ??= page('payslip')
  const locale = languageOf(slip.locale)
  const texts = textsIn(payslipTexts, locale)
  const money = (value: string) => writtenAmount(locale, value, currency)
  const explain = payLineWords(locale, currency)
  const deducted = pay.corrections.filter(({ side }) => side === 'deduction')
  const earned = pay.corrections.filter(({ side }) => side !== 'deduction')

  const title = slip.reverses ? texts.reversal : texts.title
  const period = spanIn(locale, slip.start, slip.end)
  const { dir } = languages[locale]

  const address = officeAddress(slip, locale)

  return payslipTemplate({
    locale,
    dir,
    foot: pageFoot(dir, [title, fullName(slip), period, slip.company]),
    texts,
    title,
    currency,
    logo,
    company: slip.company,
    phone: slip.company_phone,
    address,
    facts: payslipFacts(slip, locale),
    earnings: [
      ...pay.segments.map((line) => explain.segment(line, pay.segments)),
      ...pay.allowances.map(explain.component),
      ...earned.map(explain.correction),
    ],
    gross: money(pay.gross_pay),
    deductions: [...pay.deductions.map(explain.component), ...deducted.map(explain.correction)],
    totalDeductions: money(
      total(
        [...pay.deductions, ...deducted].map(({ amount }) => amount),
        currency,
      ),
    ),
    expenses: pay.expenses.map(explain.expense),
    totalExpenses: money(
      total(
        pay.expenses.map(({ amount }) => amount),
        currency,
      ),
    ),
    net: writtenMoney(locale, pay.net_pay, currency),
    year: year.length > 0 && {
      title: texts.yearToDate(slip.pay_date.slice(0, 4)),
      sums: sumsAsPrinted(sumsOf(year, currency), locale, currency),
    },
  })
}

/** Returns whose pay it is and for which days, as pairs of label and value. */
function payslipFacts(slip: Omit<Payslip, 'pay' | 'currency'>, locale: Language) {
  const texts = textsIn(payslipTexts, locale)

  const facts: [string, string | null][] = [
    [texts.employee, fullName(slip)],
    [texts.oid, slip.oid],
    [texts.designation, slip.designation],
    [texts.department, slip.department],
    [texts.office, slip.office],
    [texts.period, spanIn(locale, slip.start, slip.end)],
    [texts.payDate, dateIn(locale, slip.pay_date)],
  ]

  return facts.filter(([, value]) => value)
}

const sumsOf = (pays: readonly Pay[], currency: string) => {
  const sums = new PaySums(currency)
  for (const pay of pays) sums.add(pay)
  return sums
}
