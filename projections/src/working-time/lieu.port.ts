import type { AccountHours } from '@workledger/domain/leave/leave-facts'
import { monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import type { Reads } from '../kernel/tenant-reads'
import { currentSeconds } from './current-balance'
import { accountsOf, workingTimeRulesOf } from './working-time.queries'

/**
 * Returns the hours that an employee can take as time off in lieu. Undefined while accounts are
 * off.
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

  return {
    seconds: currentSeconds(account, rules),
    from: account.today,
    least: Math.min(0, (present.least_minutes ?? 0) * 60),
  }
}
