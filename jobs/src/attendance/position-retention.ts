import { positionRules } from '@workledger/projections/attendance/check-in-limits.queries'
import type { Pool } from 'pg'
import type { MailContext } from '../kernel/mail-context'
import type { Schedule } from '../kernel/schedule'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

interface PositionRetentionOptions {
  /** Connects as wl_vault. */
  vault: Pool
  context: Pick<MailContext, 'ask'>
}

/**
 * Deletes positions of check-ins once the days that their company sets are over, each morning. A
 * legal hold on a person keeps theirs.
 */
export class PositionRetention implements Schedule {
  private readonly days: WorkspaceDays

  constructor({ vault, context }: PositionRetentionOptions) {
    this.days = new WorkspaceDays(vault, async (workspace, day) => {
      const { days, held } = await context.ask(workspace, (db) => positionRules(db, workspace))

      await vault.query(
        `delete from vault.positions where workspace = $1 and at < ($2::date - $3::int)
         and not employee = any($4::uuid[])`,
        [workspace, day, days, held],
      )
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}
