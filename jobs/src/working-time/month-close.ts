import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import { addMonths, monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import { derivedId } from '@workledger/event-store/ids'
import {
  accountsOf,
  employeesToClose,
  nextClosing,
  type WorkingTimeRulesRow,
  workingTimeRulesOf,
} from '@workledger/projections/working-time/working-time.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from '../workspaces/all-workspaces.port'

interface MonthCloseOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** Number of employees per read. */
const MONTH_CLOSE_BATCH = 250

/**
 * Closes months of working time accounts where the rules name a day for it. A month closes once,
 * however often and in however many workers this runs.
 */
export class MonthClose {
  /** Workspaces without months to close, with the day of the check. */
  private readonly checked = new Map<string, string>()

  constructor(private readonly options: MonthCloseOptions) {}

  async run(now: Date): Promise<void> {
    const workspaces = await allWorkspaces(this.options.vault)

    await eachInTurn(workspaces, async ({ id, timezone }) => {
      const today = dayIn(timezone, now.toISOString())
      if (this.checked.get(id) === today) return
      await this.closeWorkspace(id, today, now.toISOString())
      this.checked.set(id, today)
    })
  }

  private async closeWorkspace(workspace: string, today: string, now: string): Promise<void> {
    const { context } = this.options
    const rules = await context.ask(workspace, (db) => workingTimeRulesOf(db, workspace))
    const last = lastToClose(rules, today)
    const first = rules.find(({ on }) => on)?.effective_on
    if (!last || !first || last < first) return

    const employees = await context.ask(workspace, (db) =>
      employeesToClose(db, workspace, { first, last }),
    )

    for (let n = 0; n < employees.length; n += MONTH_CLOSE_BATCH)
      await this.closeBatch(workspace, employees.slice(n, n + MONTH_CLOSE_BATCH), {
        rules,
        last,
        now,
      })
  }

  /** Closes one month of each, then the next one, as corrections flow from each to the next. */
  private async closeBatch(
    workspace: string,
    employees: readonly string[],
    { rules, last, now }: { rules: readonly WorkingTimeRulesRow[]; last: string; now: string },
  ): Promise<void> {
    let left = employees

    while (left.length > 0) {
      const accounts = await this.options.context.ask(workspace, (db) =>
        accountsOf(db, workspace, left, { now, rules }),
      )

      const due = left.flatMap((employee) => {
        const account = accounts.get(employee)
        const closing = account && nextClosing(employee, account, rules)
        return closing && closing.month <= last ? [closing] : []
      })

      await sideBySide(due, (closing) =>
        this.options.commands.run(
          workingTimeDecider,
          { workspace, id: closing.employee_id },
          closing,
          { commandId: derivedId(closing.employee_id, `close working time ${closing.month}`) },
        ),
      )

      left = due.flatMap(({ employee_id, month }) => (month < last ? [employee_id] : []))
    }
  }
}

/** Returns the last month that the rules close by today; null without one. */
function lastToClose(rules: readonly WorkingTimeRulesRow[], today: string): string | null {
  const now = monthOf(today)

  for (let back = 1; back <= 12; back++) {
    const month = addMonths(now, -back)
    const closes = rulesOf(rules, month)?.closes_on
    if (!closes) continue
    if (back > 1 || Number(today.slice(8, 10)) >= closes) return month
  }

  return null
}
