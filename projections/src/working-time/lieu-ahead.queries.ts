import { addDays } from '@workledger/domain/kernel/calendar-days'
import { daysBetween } from '@workledger/domain/leave/leave-days'
import type { Reads } from '../kernel/tenant-reads'
import { targetTerms } from '../leave/target-days.port'

/** Approved leave is seldom further ahead. */
const DAYS_AHEAD = 731

/** Returns the seconds that approved time off in lieu takes from an account from a day on. */
export async function lieuAhead(
  db: Reads,
  workspace: string,
  employee: string,
  { from, now }: { from: string; now: string },
): Promise<number> {
  const range = { from, to: addDays(from, DAYS_AHEAD) }
  const terms = (await targetTerms(db, workspace, [employee], { ...range, now })).get(employee)
  if (!terms) return 0

  return daysBetween(range.from, range.to).reduce((sum, day) => {
    const found = terms(day)
    return found && found.lieu > 0 ? sum + Math.round(found.agreed * found.lieu) : sum
  }, 0)
}
