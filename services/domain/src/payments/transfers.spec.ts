import type { PaymentFormat } from '@workledger/contracts/payments/payments.events'
import { checkTotal } from './transfers'

const entries = (...amounts: string[]) =>
  amounts.map((net_pay, n) => ({ entry_id: `${n}`, employee_id: `${n}`, net_pay, account: null }))

const refusedTotal = (format: PaymentFormat, ...amounts: string[]) => {
  try {
    checkTotal(entries(...amounts), format)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

it.each([
  ['bacs18', '999999999.99', '0.01'],
  ['nacha', '9999999999.99', '0.01'],
] as const)('refuses a total that the control field of %s does not hold', (format, most, more) => {
  expect(refusedTotal(format, most)).toBeNull()
  expect(refusedTotal(format, most, more)).toBe('payment.total_most')
  expect(refusedTotal('csv', most, more)).toBeNull()
  expect(refusedTotal('pain.001', most, more)).toBeNull()
})
