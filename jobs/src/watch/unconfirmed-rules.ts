import { watchRulesDecider } from '@workledger/domain/watch/watch'
import { dueRules } from '@workledger/projections/watch/watch.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'

interface Options {
  /** As wl_vault, which knows every workspace. */
  vault: Pool
  commands: SystemCommands
  context: MailContext
}

/** Carries out changes of watching rules that nobody else could confirm, once they were announced long enough. */
export class UnconfirmedRules {
  constructor(private readonly options: Options) {}

  async run(now: Date): Promise<void> {
    const { vault, commands, context } = this.options
    const at = now.toISOString()
    const { rows } = await vault.query<{ id: string }>('select id from read.watch_rules where due_at <= $1 order by id', [at])
    for (const { id } of rows)
      for (const rule of await context.ask(id, (db) => dueRules(db, id, at)))
        await commands.run(watchRulesDecider, id, id, { type: 'elapse', workspace_id: id, rule, now: at })
  }
}
