import { recurringInvoiceDecider } from '@workledger/domain/invoicing/recurring-invoice'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { derivedId } from '@workledger/event-store/ids'
import { recurringDue } from '@workledger/projections/invoicing/recurring.queries'
import type { Schedule, ScheduleTools } from '../kernel/schedule'
import { WorkspaceQuarters } from '../workspaces/workspace-quarters.port'

interface RecurringInvoicesOptions extends Pick<ScheduleTools, 'vault' | 'commands'> {
  readonly context: Pick<ScheduleTools['context'], 'ask'>
}

/**
 * Records due days of recurring invoices (`RecurringInvoiceDue`); a process makes one invoice from
 * each.
 */
export class RecurringInvoices implements Schedule {
  private readonly quarters: WorkspaceQuarters

  constructor(private readonly options: RecurringInvoicesOptions) {
    this.quarters = new WorkspaceQuarters(options.vault, (workspace, today, now) =>
      this.makeDue(workspace, today, now),
    )
  }

  run(now: Date): Promise<void> {
    return this.quarters.run(now)
  }

  private async makeDue(workspace: string, today: string, now: Date): Promise<void> {
    const { commands, context } = this.options
    const due = await context.ask(workspace, (db) => recurringDue(db, workspace, today))

    await sideBySide(due, ({ id: recurring_id, next_on }) => {
      const cause = {
        commandId: derivedId(recurring_id, `due ${next_on}`),
        occurredAt: now.toISOString(),
      }
      return commands.run(
        recurringInvoiceDecider,
        { workspace, id: recurring_id },
        { type: 'make-due', recurring_id, today },
        cause,
      )
    })
  }
}
