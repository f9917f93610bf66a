import { totalsOf } from '@workledger/domain/working-time/account-days'
import { type DueCorrection, dueCorrections } from '@workledger/domain/working-time/corrections'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import type { AccountFacts, Source, WorkingTimeRulesRow } from './working-time.queries'

/** Returns the changes of closed days that the next closing books. */
export const dueOf = ({ months, daysOf }: AccountFacts): DueCorrection[] =>
  dueCorrections(
    Object.fromEntries(months.map(({ month, days }) => [month, days])),
    months.flatMap(({ month, source }) => daysOf(month, source)),
  ).filter(({ seconds }) => seconds !== 0)

/**
 * Returns the seconds of an account through yesterday: its balance, the due corrections and the
 * days of open months. Today counts tomorrow, because its target would stand against a few hours.
 */
export function currentSeconds(
  account: AccountFacts,
  rules: readonly WorkingTimeRulesRow[],
): number {
  const { today, open, daysOf, balance_seconds } = account

  const past = open.flatMap((month) =>
    daysOf(month, rulesOf(rules, month)!.source as Source).filter(({ day }) => day < today),
  )

  return dueOf(account).reduce(
    (sum, { seconds }) => sum + seconds,
    balance_seconds + totalsOf(past).difference,
  )
}
