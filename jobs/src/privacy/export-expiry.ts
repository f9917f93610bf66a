import { dataExportDecider } from '@workledger/domain/privacy/data-export'
import { expiredExports } from '@workledger/projections/privacy/privacy.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

interface ExportExpiryOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** Removes expired data exports; a process deletes their files. */
export class ExportExpiry {
  private readonly days: WorkspaceDays

  constructor({ vault, commands, context }: ExportExpiryOptions) {
    this.days = new WorkspaceDays(vault, async (workspace) => {
      const now = new Date().toISOString()

      for (const owner_id of await context.ask(workspace, (db) => expiredExports(db, workspace)))
        await commands.run(
          dataExportDecider,
          { workspace, id: owner_id },
          { type: 'remove', owner_id, now },
        )
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}
