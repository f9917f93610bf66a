import type { BankAccount } from '@workledger/contracts/payments/payments.events'
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
}

export type Lacking = 'no_account' | 'no_iban' | 'outside_sepa'

/** Returns why an entry is missing from a SEPA file; null if it is not. */
export function lacks({ account }: Pick<Payable, 'account'>): Lacking | null {
  if (!account) return 'no_account'
  if (!account.iban) return 'no_iban'
  return inSepa(account.iban) ? null : 'outside_sepa'
}

/**
 * Returns the payments of a file of this format: entries with a positive net pay and an account
 * that it can name, ordered by id.
 */
export function transfers<T extends Payable>(
  entries: readonly T[],
  format: 'pain.001' | 'csv',
): (T & { account: BankAccount })[] {
  return entries
    .filter(
      (entry): entry is T & { account: BankAccount } =>
        entry.account !== null && amount(entry.net_pay).greaterThan(0),
    )
    .filter((entry) => format === 'csv' || lacks(entry) === null)
    .sort((a, b) => (a.entry_id < b.entry_id ? -1 : 1))
}

export const totalOf = (entries: readonly Payable[], currency: string) =>
  total(
    entries.map(({ net_pay }) => net_pay),
    currency,
  )

/** Returns the reference of a payment in every file: 32 characters of the entry's id. */
export const endToEndId = (entry: string) => entry.replaceAll('-', '')

/** Returns the text on the employee's bank statement, at most 140 characters. */
export const remittance = (company: string, start: string, end: string) =>
  sepaText(`Pay ${start} to ${end} ${company}`, 140)
