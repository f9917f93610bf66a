import { CONTRACT_NOTICE_DAYS, PROBATION_NOTICE_DAYS } from '@workledger/contracts/kernel/bounds'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { nearEnds } from '@workledger/projections/employment/ends.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { WorkspaceDays } from '../workspaces/workspace-days.port'

interface NearEndsOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: MailContext
}

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Records which probations and contracts end soon (`EmploymentEndNear`), each end once. The decider
 * checks the contract again.
 */
export class NearEnds {
  private readonly days: WorkspaceDays

  constructor({ vault, commands, context }: NearEndsOptions) {
    this.days = new WorkspaceDays(vault, async (workspace, today) => {
      const until = {
        today,
        probation: later(today, PROBATION_NOTICE_DAYS),
        contract: later(today, CONTRACT_NOTICE_DAYS),
      }

      const people = await context.ask(workspace, (db) => nearEnds(db, workspace, until))

      await sideBySide(people, (employee_id) =>
        commands.run(
          employmentDecider,
          { workspace, id: employee_id },
          { type: 'tell-ends', employee_id, today },
        ),
      )
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}
