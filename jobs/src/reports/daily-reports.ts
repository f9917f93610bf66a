import { dateFormat } from '@workledger/contracts/kernel/written'
import { administrators } from '@workledger/projections/people/people.queries'
import { dailyReport } from '@workledger/projections/reports/daily-report.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { intendOnce } from '../mail/intend'
import type { Recipient } from '../mail/mail'

interface DailyReportsOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  /** Connects as wl_jobs. */
  jobs: Pool
  commands: SystemCommands
  context: MailContext
}

const NOON = 12

/**
 * Finds the workspaces whose hour has come today and records one report per reader, once per
 * workspace and day.
 */
export class DailyReports {
  constructor(private readonly options: DailyReportsOptions) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.options.vault.query<{ id: string; timezone: string; at: string }>(
      `select id, timezone, daily_work_report_at as at from read.workspaces
       where send_daily_work_report and daily_work_report_at <= $1 order by id`,
      [now.toISOString().slice(11, 16)],
    )
    await eachInTurn(rows, ({ id, timezone, at }) => this.report(id, dayToTell(now, at, timezone)))
  }

  private async report(workspace: string, day: string): Promise<void> {
    const { jobs, commands } = this.options

    const made = await jobs.query('select 1 from jobs.reports where workspace = $1 and day = $2', [
      workspace,
      day,
    ])

    if (made.rowCount) return

    await intendOnce(
      commands,
      { at: Date.parse(day), what: day, workspace, day },
      'daily-report',
      await this.readers(workspace, day),
    )

    await jobs.query(
      'insert into jobs.reports (workspace, day) values ($1, $2) on conflict do nothing',
      [workspace, day],
    )
  }

  /**
   * Returns administrators and managers with reports; none on a day without attendance and tracked
   * time, such as a Sunday.
   */
  private readers(workspace: string, day: string): Promise<Recipient[]> {
    return this.options.context.ask(workspace, async (db) => {
      const { people } = await dailyReport(db, workspace, day, { now: new Date() })
      if (people.every(({ shifts, tracked }) => shifts.length === 0 && tracked === 0)) return []
      const admins = await administrators(db, workspace)

      const managers = await db
        .selectFrom('employees as m')
        .innerJoin('employees as e', (join) =>
          join.on((eb) =>
            eb.or([
              eb('e.manager_id', '=', eb.ref('m.id')),
              eb('e.time_off_manager_id', '=', eb.ref('m.id')),
            ]),
          ),
        )
        .where('m.workspace_id', '=', workspace)
        .where('m.status', '=', 'active')
        .where('e.status', '=', 'active')
        .select(['m.id', 'm.email'])
        .distinct()
        .execute()

      const readers = new Map([...managers, ...admins].map(({ id, email }) => [id, email]))

      return [...readers].flatMap(([person_id, to]) => (to ? [{ person_id, to }] : []))
    })
  }
}

/**
 * Returns the day of the report in the workspace's zone. A report before noon is about the day
 * before.
 */
function dayToTell(now: Date, at: string, timeZone: string): string {
  const due = new Date(`${now.toISOString().slice(0, 10)}T${at}:00Z`)

  const parts = Object.fromEntries(
    dateFormat('en', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
      .formatToParts(due)
      .map(({ type, value }) => [type, value]),
  )

  const day = new Date(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`)
  if (Number(parts.hour) < NOON) day.setUTCDate(day.getUTCDate() - 1)

  return day.toISOString().slice(0, 10)
}
