import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import { eachInTurn } from '../kernel/schedule'

interface ClosedWorkspacesOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
}

/** Begins the erasure of closed workspaces after their notice; a process carries it out. */
export class ClosedWorkspaces {
  constructor(private readonly options: ClosedWorkspacesOptions) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.options.vault.query<{ id: string }>(
      'select id from read.workspaces where erases_at <= $1',
      [now],
    )

    await eachInTurn(rows, async ({ id }) => {
      await this.options.commands.run(
        workspaceDecider,
        { workspace: id, id },
        { type: 'start-erasure', workspace_id: id, now: now.toISOString() },
      )
    })
  }
}
