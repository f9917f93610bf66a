import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceSettingDecider } from '@workledger/domain/invoicing/invoice-setting'
import { dueReminder } from '@workledger/domain/invoicing/reminders'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { derivedId } from '@workledger/event-store/ids'
import { remindableInvoices } from '@workledger/projections/invoicing/invoicing.queries'
import type { Schedule, ScheduleTools } from '../kernel/schedule'
import { WorkspaceQuarters } from '../workspaces/workspace-quarters.port'

interface InvoiceRemindersOptions extends Pick<ScheduleTools, 'vault' | 'commands'> {
  readonly context: Pick<ScheduleTools['context'], 'ask'>
}

/** Number of invoices per read. */
const INVOICE_REMINDERS_BATCH = 500

/**
 * Records which clients need a reminder (`InvoiceReminderRequested`), from which the mails follow.
 * An invoice records each step once, however often and in however many workers this runs.
 */
export class InvoiceReminders implements Schedule {
  private readonly quarters: WorkspaceQuarters

  constructor(private readonly options: InvoiceRemindersOptions) {
    this.quarters = new WorkspaceQuarters(options.vault, (workspace, today, now) =>
      this.remind(workspace, today, now),
    )
  }

  run(now: Date): Promise<void> {
    return this.quarters.run(now)
  }

  private async remind(workspace: string, today: string, now: Date): Promise<void> {
    const { commands, context } = this.options
    const { reminders } = await commands.state(invoiceSettingDecider, workspace, workspace)
    if (!reminders?.enabled) return

    for (let after: string | undefined; ; ) {
      const found = await context.ask(workspace, (db) =>
        remindableInvoices(db, workspace, today, { after, limit: INVOICE_REMINDERS_BATCH }),
      )

      const due = found.flatMap(
        ({ id, due_date, issued_on, remind_since: since, reminders: rows, contact_email }) => {
          const sent = rows.flatMap(({ days }) => days ?? [])

          const step = dueReminder(
            reminders,
            { due_date, issued_on, off: false, since, sent },
            today,
          )

          return step && contact_email
            ? [{ invoice_id: id, issued_on, email: contact_email, days: step.days }]
            : []
        },
      )

      await sideBySide(due, ({ days, invoice_id, ...facts }) => {
        const cause = {
          commandId: derivedId(invoice_id, `reminder ${days} ${today}`),
          occurredAt: now.toISOString(),
        }
        return commands.run(
          invoiceDecider,
          { workspace, id: invoice_id },
          { type: 'remind-due', invoice_id, reminders, today, ...facts },
          cause,
        )
      })

      if (found.length < INVOICE_REMINDERS_BATCH) return
      after = found.at(-1)!.id
    }
  }
}
