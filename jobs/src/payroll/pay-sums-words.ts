import { writtenAmount } from '@workledger/contracts/kernel/written'
import type { PaySide, PaySums } from '@workledger/domain/payroll/pay-sums'
import { type Language, textsIn } from '../mail/language'
import { payslipTexts } from './payslip.texts'

/** Returns sums of pay as printable lines with totals below. */
export function sumsAsPrinted(sums: PaySums, locale: Language, currency: string) {
  const texts = textsIn(payslipTexts, locale)
  const money = (value: string) => writtenAmount(locale, value, currency)

  const lines = (...wanted: PaySide[]) =>
    sums
      .lines()
      .filter(({ side }) => wanted.includes(side))
      .map(({ side, name, amount }) => ({
        name: side === 'basic' ? texts.basic : name,
        amount: money(amount),
      }))

  const { gross_pay, deductions, expenses, net_pay } = sums.totals()

  return {
    earnings: lines('basic', 'allowance'),
    deductions: lines('deduction'),
    expenses: lines('expense'),
    gross: money(gross_pay),
    totalDeductions: money(deductions),
    totalExpenses: money(expenses),
    net: money(net_pay),
  }
}
