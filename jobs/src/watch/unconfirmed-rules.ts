import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { watchRulesDecider } from '@workledger/domain/watch/watch'
import { dueRules } from '@workledger/projections/watch/watch.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from '../workspaces/all-workspaces.port'

interface UnconfirmedRulesOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: MailContext
}

/**
 * Applies changes of monitoring rules that no other auditor can confirm, after their announced
 * days.
 * Runs each hour.
 */
export class UnconfirmedRules {
  private looked = 0

  constructor(private readonly options: UnconfirmedRulesOptions) {}

  async run(now: Date): Promise<void> {
    const hour = Math.floor(now.getTime() / HOUR_MS)
    if (this.looked === hour) return

    const { vault, commands, context } = this.options
    const at = now.toISOString()
    const workspaces = await allWorkspaces(vault)

    await eachInTurn(workspaces, async ({ id }) => {
      for (const rule of await context.ask(id, (db) => dueRules(db, id, at)))
        await commands.run(
          watchRulesDecider,
          { workspace: id, id },
          { type: 'elapse', workspace_id: id, rule, now: at },
        )
    })

    this.looked = hour
  }
}
