import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { accountFieldNames } from '@workledger/contracts/people/import.api'

export type AccountField = (typeof accountFieldNames)[number]

/** The cells of a row's account; null: blank. */
export type AccountTexts = Readonly<Record<AccountField, string | null>>

/** A bank account as its own area has it. */
export interface ImportedAccount {
  readonly kind: 'iban' | 'uk' | 'us' | 'other'
  readonly holder: string
  readonly iban: string | null
  readonly bic: string | null
  readonly account_number: string | null
  readonly routing: string | null
  readonly account_type: 'checking' | 'savings' | null
}

/** An account of a file. Without a holder the known account keeps its own. */
export interface AccountOfRow {
  readonly account: ImportedAccount
  readonly holderTyped: boolean
}

/** Checks an account's cells by the rules of its area. */
export type CheckAccount = (
  texts: AccountTexts,
  holder: string,
) => ImportedAccount | readonly { field: AccountField; code: string; params?: ErrorParams }[]

interface AccountCells {
  text(field: AccountField): string | null
  tell(field: AccountField, level: 'error' | 'warning', code: string, params?: ErrorParams): void
}

/** Returns the account in a row's cells, or null; reports what is wrong with it. */
export function accountIn(
  { text, tell }: AccountCells,
  name: string,
  check: CheckAccount,
): AccountOfRow | null {
  const texts = Object.fromEntries(
    accountFieldNames.map((field) => [field, text(field)]),
  ) as unknown as AccountTexts

  const filled = accountFieldNames.filter((field) => texts[field] !== null)
  if (filled.length === 0) return null

  if (!texts.iban && !texts.account_number) {
    tell(filled[0]!, 'warning', 'import.account_incomplete')
    return null
  }

  const found = check(texts, name)

  if ('kind' in found) return { account: found, holderTyped: texts.account_holder !== null }
  for (const { field, code, params } of found) tell(field, 'error', code, params)

  return null
}
