import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { expiredApplications } from '@workledger/projections/recruiting/recruiting.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

interface RetentionOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** Number of applications per read. */
const RETENTION_BATCH = 500

/**
 * Erases applications after their retention (`CandidateErased`); a process then destroys the keys.
 */
export class Retention {
  private readonly days: WorkspaceDays

  constructor({ vault, commands, context }: RetentionOptions) {
    this.days = new WorkspaceDays(vault, async (workspace, day) => {
      for (let after: string | undefined; ; ) {
        const found = await context.ask(workspace, (db) =>
          expiredApplications(db, workspace, day, { after, most: RETENTION_BATCH }),
        )

        await sideBySide(found, (candidate_id) =>
          commands.run(
            candidateDecider,
            { workspace, id: candidate_id },
            { type: 'erase', candidate_id },
          ),
        )

        if (found.length < RETENTION_BATCH) return
        after = found.at(-1)!
      }
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}
