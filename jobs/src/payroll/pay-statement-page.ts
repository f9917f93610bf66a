import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf, languages } from '@workledger/contracts/kernel/languages'
import { writtenAmount, writtenDay, writtenSpan } from '@workledger/contracts/kernel/written'
import { PaySums } from '@workledger/domain/payroll/pay-sums'
import { pageFoot } from '@workledger/projections/kernel/look/look'
import type { payeeOf, payslipsOfYear } from '@workledger/projections/payroll/pay-reports.queries'
import { textsIn } from '../mail/language'
import { page } from '../mail/render'
import { officeAddress } from './office-address'
import { sumsAsPrinted } from './pay-sums-words'
import { payslipTexts } from './payslip.texts'

type Payee = Omit<NonNullable<Awaited<ReturnType<typeof payeeOf>>>, 'user_id'>
type Payslips = Awaited<ReturnType<typeof payslipsOfYear>>

let statementTemplate: ReturnType<typeof page<object>> | undefined

/**
 * Renders a person's pay of a calendar year for print, with a part per currency; undefined without
 * pay.
 */
export function payStatementPage(
  payee: Payee,
  year: number,
  payslips: Payslips,
  logo: string | null,
): string | undefined {
  const paid = payslips.flatMap(({ pay, ...slip }) => (pay ? [{ ...slip, pay }] : []))
  if (paid.length === 0) return undefined
  statementTemplate ??= page('pay-statement')
  const locale = languageOf(payee.locale)
  const texts = textsIn(payslipTexts, locale)

  const facts: [string, string | null][] = [
    [texts.employee, fullName(payee)],
    [texts.oid, payee.oid],
    [texts.department, payee.department],
    [texts.office, payee.office],
  ]

  const address = officeAddress(payee, locale)

  const currencies = [...new Set(paid.map(({ currency }) => currency))].map((currency) => {
    const money = (value: string) => writtenAmount(locale, value, currency)

    const figures = (of: PaySums) => {
      const { gross_pay, deductions, expenses, net_pay } = of.totals()
      return [gross_pay, deductions, expenses, net_pay].map(money)
    }

    const sums = new PaySums(currency)

    const rows = paid.flatMap(({ currency: own, pay, pay_date, start, end }) => {
      if (own !== currency) return []
      sums.add(pay)
      const cells = figures(new PaySums(currency).add(pay))

      return [
        {
          // Short months: a column has no room for the Spanish "30 de septiembre de 2026".
          pay_date: writtenDay(locale, pay_date),
          period: writtenSpan(locale, start, end).replaceAll('\u2009', ' '),
          cells,
        },
      ]
    })

    return { currency, rows, totals: figures(sums), sums: sumsAsPrinted(sums, locale, currency) }
  })

  const title = texts.statement(String(year))
  const { dir } = languages[locale]

  return statementTemplate({
    locale,
    dir,
    foot: pageFoot(dir, [title, fullName(payee), payee.company]),
    texts,
    title,
    logo,
    company: payee.company,
    phone: payee.company_phone,
    address,
    facts: facts.filter(([, value]) => value),
    heads: [texts.gross, texts.deductions, texts.expenses, texts.net],
    currencies,
  })
}
