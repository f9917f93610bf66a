import { refuse } from '@workledger/contracts/kernel/errors'
import {
  type BankAccount,
  currencyOfFormat,
  type PaymentFormat,
} from '@workledger/contracts/payments/payments.events'
import { inSepa } from '../kernel/account-numbers'
import { amount, total } from '../kernel/money'
import { sepaText } from './sepa-text'

/**
 * An entry that a run pays; `account` is null if unknown, `net_pay` is a rounded decimal string.
 */
export interface Payable {
  readonly entry_id: string
  readonly employee_id: string
  readonly net_pay: string
  readonly account: BankAccount | null
  /** Number of times that a bank returned the payment of this entry. */
  readonly returns?: number
}

/** A format that one currency and one kind of account have. */
export type BankFormat = keyof typeof currencyOfFormat

export type Lacking =
  | 'no_account'
  | 'no_iban'
  | 'outside_sepa'
  | 'no_uk'
  | 'no_us'
  /** More than the format's field holds. */
  | 'too_large'

/** Returns the bank's own format for a currency; undefined where there is only the CSV. */
export const bankFormatOf = (currency: string): BankFormat | undefined =>
  (Object.keys(currencyOfFormat) as BankFormat[]).find(
    (format) => currencyOfFormat[format] === currency,
  )

/** The largest amount of one payment: 11 digits in pence, 10 in cents. */
const largest = { 'pain.001': '999999999.99', bacs18: '999999999.99', nacha: '99999999.99' }

/** The largest total that a file's control field holds: 11 digits in pence, 12 in cents. */
const largestTotal: Partial<Record<PaymentFormat, string>> = {
  bacs18: '999999999.99',
  nacha: '9999999999.99',
}

/** Refuses payments that a file of this format cannot add up. */
export function checkTotal(entries: readonly Payable[], format: PaymentFormat): void {
  const most = largestTotal[format]
  const sum = entries.reduce((all, { net_pay }) => all.plus(net_pay), amount(0))
  if (most && sum.greaterThan(most)) refuse('payment.total_most', { params: { most } })
}

/** Returns why an entry is missing from a file of this format; null if it is not. */
export function lacks(
  { account, net_pay }: Pick<Payable, 'account'> & Partial<Pick<Payable, 'net_pay'>>,
  format: BankFormat = 'pain.001',
): Lacking | null {
  if (!account) return 'no_account'
  if (net_pay !== undefined && amount(net_pay).greaterThan(largest[format])) return 'too_large'
  if (format === 'bacs18') return account.kind === 'uk' ? null : 'no_uk'
  if (format === 'nacha') return account.kind === 'us' ? null : 'no_us'
  if (!account.iban) return 'no_iban'
  return inSepa(account.iban) ? null : 'outside_sepa'
}

/**
 * Returns the payments of a file of this format: entries with a positive net pay and an account
 * that it can name, ordered by id.
 */
export function transfers<T extends Payable>(
  entries: readonly T[],
  format: PaymentFormat,
): (T & { account: BankAccount })[] {
  return entries
    .filter(
      (entry): entry is T & { account: BankAccount } =>
        entry.account !== null && amount(entry.net_pay).greaterThan(0),
    )
    .filter((entry) => format === 'csv' || lacks(entry, format) === null)
    .sort((a, b) => (a.entry_id < b.entry_id ? -1 : 1))
}

export const totalOf = (entries: readonly Payable[], currency: string) =>
  total(
    entries.map(({ net_pay }) => net_pay),
    currency,
  )

/**
 * Returns the reference of a payment in every file: 32 characters of the entry's id. A payment that
 * a bank returned gets another one, so that a bank does not take the next for a repetition.
 */
export const endToEndId = (entry: string, returns = 0) =>
  `${entry.replaceAll('-', '')}${returns ? `R${returns.toString(36).toUpperCase()}` : ''}`

/** Returns the entry of a reference and how often it had been returned before; null for others. */
export function entryOfReference(text: string): { entry_id: string; returns: number } | null {
  const found = /^([0-9a-f]{32})(?:R([1-9A-Z][0-9A-Z]?))?$/i.exec(text.trim())
  if (!found) return null
  const hex = found[1]!.toLowerCase()

  return {
    entry_id: [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-'),
    returns: found[2] ? Number.parseInt(found[2], 36) : 0,
  }
}

/** Returns an amount in the smallest unit of a currency with two decimals, as digits. */
export const inCents = (value: string): string => amount(value).times(100).toFixed(0)

/** Returns the text on the employee's bank statement, at most 140 characters. */
export const remittance = (company: string, start: string, end: string) =>
  sepaText(`Pay ${start} to ${end} ${company}`, 140)
