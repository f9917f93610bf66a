import { documentDecider } from '@workledger/domain/documents/document'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { derivedId } from '@workledger/event-store/ids'
import { expiring } from '@workledger/projections/documents/documents.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

interface ExpiryRemindersOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** Number of documents per read. */
const EXPIRY_REMINDERS_BATCH = 500

/**
 * Records each morning which documents expire soon (`DocumentExpiryReminded`), from which the mails
 * follow. A document records each reminder once, however often and in however many workers this
 * runs.
 */
export class ExpiryReminders {
  private readonly days: WorkspaceDays

  constructor(private readonly options: ExpiryRemindersOptions) {
    this.days = new WorkspaceDays(options.vault, (workspace, today) =>
      this.remind(workspace, today),
    )
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }

  private async remind(workspace: string, today: string): Promise<void> {
    const { commands, context } = this.options

    for (let after: string | undefined; ; ) {
      const found = await context.ask(workspace, (db) =>
        expiring(db, workspace, today, { after, most: EXPIRY_REMINDERS_BATCH }),
      )

      await sideBySide(found, ({ id, employee_id }) =>
        commands.run(
          documentDecider,
          { workspace, id },
          { type: 'remind', employee_id, document_id: id, today },
          { commandId: derivedId(id, `remind ${today}`) },
        ),
      )

      if (found.length < EXPIRY_REMINDERS_BATCH) return
      after = found.at(-1)!.id
    }
  }
}
