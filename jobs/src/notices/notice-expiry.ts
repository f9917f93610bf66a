import { noticeExpiryDecider } from '@workledger/domain/notices/notice-expiry'
import { derivedId } from '@workledger/event-store/ids'
import { expiredDays } from '@workledger/projections/notices/notices.queries'
import type { Schedule, ScheduleTools } from '../kernel/schedule'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

/**
 * Removes the notices of days that are over for 90 days, once a day in each company. An event says
 * so, so that a rebuild gives the same rows.
 */
export class NoticeExpiryDays implements Schedule {
  private readonly days: WorkspaceDays

  constructor({ vault, commands, context }: Pick<ScheduleTools, 'vault' | 'commands' | 'context'>) {
    this.days = new WorkspaceDays(vault, async (workspace, today) => {
      const days = await context.ask(workspace, (db) => expiredDays(db, workspace, today))

      for (const day of days)
        await commands.run(
          noticeExpiryDecider,
          { workspace, id: workspace },
          { type: 'expire', workspace_id: workspace, day },
          {
            commandId: derivedId(workspace, `notices of ${day}`),
            occurredAt: `${today}T00:00:00Z`,
          },
        )
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}
