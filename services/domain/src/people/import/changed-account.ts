import type { ImportedAccount } from './accounts'
import type { KnownEmployee } from './company'
import type { ImportRow } from './rows'

const same = (a: ImportedAccount, b: ImportedAccount) =>
  (Object.keys(a) as (keyof ImportedAccount)[]).every((key) => a[key] === b[key])

/** Returns the account to set, or null if the person has it. */
export function changedAccount(
  { account: found }: ImportRow,
  known: KnownEmployee | undefined,
): ImportedAccount | null {
  if (!found) return null
  const before = known?.account
  const account =
    before && !found.holderTyped ? { ...found.account, holder: before.holder } : found.account

  return before && same(account, before) ? null : account
}
