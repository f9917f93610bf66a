import { refuse } from '@workledger/contracts/kernel/errors'
import type { BankAccount, LocalKind } from '@workledger/contracts/payments/payments.events'
import { checkNumbers } from '../kernel/account-numbers'
import { passesModulusCheck } from './modulus-check'

/** Returns the digits of a number that people write with blanks or hyphens. */
const digitsOf = (text: string | null) => (text ?? '').replace(/[ /-]/g, '')

/**
 * Returns whether a routing number of the American Bankers Association has a Federal Reserve prefix
 * and the check digit of the weights 3, 7 and 1.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(text)) return false
  const sum = [...text].reduce((before, digit, n) => before + Number(digit) * [3, 7, 1][n % 3]!, 0)
  return sum % 10 === 0
}

interface LocalNumbers {
  readonly account_number: string | null
  readonly routing: string | null
}

/**
 * Returns the numbers of a UK account: a sort code of 6 digits and an account number of 8. Numbers
 * of 6 and 7 digits get leading zeros, as the rules for modulus checking say.
 */
function ukNumbers({ account_number, routing }: LocalNumbers) {
  const sortCode = digitsOf(routing)
  const digits = digitsOf(account_number)
  if (!/^\d{6}$/.test(sortCode)) refuse('payment.sort_code', { field: 'routing' })
  if (!/^\d{6,8}$/.test(digits)) refuse('payment.uk_number', { field: 'account_number' })
  const number = digits.padStart(8, '0')

  if (!passesModulusCheck(sortCode, number)) refuse('payment.modulus', { field: 'account_number' })

  return { account_number: number, routing: sortCode }
}

function usNumbers({ account_number, routing }: LocalNumbers) {
  const number = digitsOf(account_number)
  const code = digitsOf(routing)
  if (!isRoutingNumber(code)) refuse('payment.aba', { field: 'routing' })
  if (!/^\d{4,17}$/.test(number)) refuse('payment.us_number', { field: 'account_number' })

  return { account_number: number, routing: code }
}

/** Checks the numbers of a UK or US account, and returns them as files for a bank write them. */
export const checkedNumbers = (kind: LocalKind, numbers: LocalNumbers) =>
  kind === 'uk' ? ukNumbers(numbers) : usNumbers(numbers)

/** Returns an account with checked numbers and only the fields of its kind, or refuses it. */
export function checkedAccount(account: BankAccount): BankAccount {
  switch (account.kind) {
    case 'uk':
      return {
        ...account,
        iban: null,
        bic: null,
        account_type: null,
        ...checkedNumbers('uk', account),
      }

    case 'us':
      if (!account.account_type) refuse('payment.account_type', { field: 'account_type' })
      return { ...account, iban: null, bic: null, ...checkedNumbers('us', account) }

    case 'iban':
      if (!account.iban) refuse('payment.number', { field: 'iban' })
      checkNumbers(account)
      return { ...account, account_type: null }

    case 'other':
      if (!account.account_number) refuse('payment.number', { field: 'iban' })
      checkNumbers(account)
      return { ...account, iban: null, account_type: null }
    default:
      return account.kind satisfies never
  }
}

/** Checks the number that names a company to its payment scheme. */
export function checkOriginator(kind: LocalKind, originator: string): void {
  if (kind === 'uk' && !/^\d{6}$/.test(originator))
    refuse('payment.service_user', { field: 'originator' })

  if (kind === 'us' && !/^[A-Z0-9]{10}$/.test(originator))
    refuse('payment.company_id', { field: 'originator' })
}
