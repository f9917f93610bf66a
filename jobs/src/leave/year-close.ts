import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { firstOf, yearOf } from '@workledger/domain/leave/leave-facts'
import { derivedId } from '@workledger/event-store/ids'
import { leaveFactsOf } from '@workledger/projections/leave/leave-ledgers'
import { unclosedSince } from '@workledger/projections/leave/leave-years.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from '../workspaces/all-workspaces.port'

interface YearCloseOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** Number of employees per read. */
const YEAR_CLOSE_BATCH = 500

/**
 * Closes the leave years that are over at each employee's place. The ledger freezes what the policy
 * granted and carries over (`LeaveYearClosed`). An employee's year is closed once, however often
 * and in however many workers this runs.
 */
export class YearClose {
  /** Workspaces without years to close, with the year of the check. */
  private readonly closed = new Map<string, number>()

  constructor(private readonly options: YearCloseOptions) {}

  async run(now: Date): Promise<void> {
    const workspaces = await allWorkspaces(this.options.vault)

    await eachInTurn(workspaces, async ({ id, timezone }) => {
      const year = yearOf(dayIn(timezone, now.toISOString()))
      if (this.closed.get(id) === year) return
      if (await this.closeWorkspace(id, year, now)) this.closed.set(id, year)
    })
  }

  /** Returns whether the last year is over for all employees of the workspace. */
  private async closeWorkspace(workspace: string, year: number, now: Date): Promise<boolean> {
    const employees = await this.options.context.ask(workspace, (db) =>
      unclosedSince(db, workspace, firstOf(year)),
    )
    let over = true

    for (let n = 0; n < employees.length; n += YEAR_CLOSE_BATCH) {
      const batch = employees.slice(n, n + YEAR_CLOSE_BATCH)
      const known = await this.options.context.ask(workspace, (db) =>
        leaveFactsOf(db, workspace, batch, now.toISOString()),
      )

      const due = [...known].flatMap(([employee_id, { facts }]) => {
        if (facts.today < firstOf(year)) over = false

        const years = Array.from(
          { length: yearOf(facts.today) - facts.since },
          (_, index) => facts.since + index,
        )

        return years.length > 0 ? [{ employee_id, facts, years }] : []
      })

      await sideBySide(due, async ({ employee_id, facts, years }) => {
        for (const year of years) {
          const commandId = derivedId(employee_id, `close leave ${year}`)
          await this.options.commands.run(
            leaveLedger,
            { workspace, id: employee_id },
            { type: 'close-year', employee_id, year, facts },
            { commandId },
          )
        }
      })
    }

    return over
  }
}
