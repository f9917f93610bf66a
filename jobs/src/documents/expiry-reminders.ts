import { documentDecider } from '@workledger/domain/documents/document'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { derivedId } from '@workledger/event-store/ids'
import { expiring } from '@workledger/projections/documents/documents.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'

interface ExpiryRemindersOptions {
  /** As wl_vault, which knows every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}
/** Documents that are read at a time. */
const BATCH = 500
/** The company's day begins at eight in the morning here, so that nobody is reminded at night. */
const MORNING = 8 * 3600_000

/**
 * Records each morning which documents expire soon (`DocumentExpiryReminded`), from which the mails follow. A document says so once
 * for each reminder, however often and in however many workers this runs.
 */
export class ExpiryReminders {
  /** Workspaces that were looked at, with the day. */
  private readonly looked = new Map<string, string>()
  constructor(private readonly options: ExpiryRemindersOptions) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.options.vault.query<{ id: string; timezone: string }>(
      'select id, timezone from read.workspaces order by id',
    )
    for (const { id, timezone } of rows) {
      const today = dayIn(timezone, new Date(now.getTime() - MORNING).toISOString())
      if (this.looked.get(id) === today) continue
      await this.remind(id, today)
      this.looked.set(id, today)
    }
  }

  private async remind(workspace: string, today: string): Promise<void> {
    const { commands, context } = this.options
    for (let after: string | undefined; ; ) {
      const found = await context.ask(workspace, (db) => expiring(db, workspace, today, after, BATCH))
      await sideBySide(found, ({ id, employee_id }) =>
        commands.run(
          documentDecider,
          workspace,
          id,
          { type: 'remind', employee_id, document_id: id, today },
          { commandId: derivedId(id, `remind ${today}`) },
        ),
      )
      if (found.length < BATCH) return
      after = found.at(-1)!.id
    }
  }
}
