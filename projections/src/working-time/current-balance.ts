import { type AccountDay, totalsOf } from '@workledger/domain/working-time/account-days'
import { type DueCorrection, dueCorrections } from '@workledger/domain/working-time/corrections'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import { overtimeIn } from '@workledger/domain/working-time/overtime'
import {
  type AccountFacts,
  overtimeRuleOf,
  type Source,
  type WorkingTimeRulesRow,
} from './working-time.queries'

/** Returns the changes of closed days that the next closing books. */
export const dueOf = ({ months, daysOf }: AccountFacts): DueCorrection[] =>
  dueCorrections(
    Object.fromEntries(months.map(({ month, days }) => [month, days])),
    months.flatMap(({ month, source }) => daysOf(month, source)),
  ).filter(({ seconds }) => seconds !== 0)

/**
 * Returns the seconds of an account through yesterday: its balance, the due corrections and the
 * days of open months without overtime that needs approval. Today counts tomorrow, because its
 * target would stand against a few hours.
 */
export function currentSeconds(
  account: AccountFacts,
  rules: readonly WorkingTimeRulesRow[],
): number {
  const { today, open, daysOf, balance_seconds } = account

  const months: Record<string, readonly AccountDay[]> = Object.fromEntries(
    account.months.map(({ month, days }) => [month, days]),
  )

  for (const month of open)
    months[month] = daysOf(month, rulesOf(rules, month)!.source as Source).filter(
      ({ day }) => day < today,
    )

  const past = open.flatMap((month) => months[month]!)

  const overtime = open.reduce((sum, month) => {
    const rule = overtimeRuleOf(rulesOf(rules, month)!)
    return rule ? sum + overtimeIn(rule, month, months) : sum
  }, 0)

  return dueOf(account).reduce(
    (sum, { seconds }) => sum + seconds,
    balance_seconds + totalsOf(past).difference - overtime,
  )
}
