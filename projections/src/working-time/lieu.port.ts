import type { AccountHours } from '@workledger/domain/leave/leave-facts'
import { totalsOf } from '@workledger/domain/working-time/account-days'
import { dueCorrections } from '@workledger/domain/working-time/corrections'
import { monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import type { Reads } from '../kernel/tenant-reads'
import { accountsOf, workingTimeRulesOf } from './working-time.queries'

/**
 * Returns the hours that an employee can take as time off in lieu: the balance through yesterday,
 * with the due corrections and the days of open months. Undefined while accounts are off.
 */
export async function accountHours(
  db: Reads,
  workspace: string,
  employee: string,
  now: string,
): Promise<AccountHours | undefined> {
  const rules = await workingTimeRulesOf(db, workspace)
  if (!rules.some(({ on }) => on)) return undefined
  const account = (await accountsOf(db, workspace, [employee], { now, rules })).get(employee)
  const present = account && rulesOf(rules, monthOf(account.today))
  if (!account || !present?.on) return undefined
  const { today, months, open, daysOf, balance_seconds } = account

  const due = dueCorrections(
    Object.fromEntries(months.map(({ month, days }) => [month, days])),
    months.flatMap(({ month, source }) => daysOf(month, source)),
  )

  const past = open.flatMap((month) => {
    const source = rulesOf(rules, month)!.source as 'attendance' | 'timer'
    return daysOf(month, source).filter(({ day }) => day < today)
  })

  return {
    seconds: due.reduce(
      (sum, { seconds }) => sum + seconds,
      balance_seconds + totalsOf(past).difference,
    ),
    from: today,
    least: Math.min(0, (present.least_minutes ?? 0) * 60),
  }
}
