import { weekStartOf } from '@workledger/contracts/kernel/week-start'
import { lastDue } from '@workledger/domain/reports/report-schedule'
import { savedReportsDecider } from '@workledger/domain/reports/saved-reports'
import { derivedId } from '@workledger/event-store/ids'
import { scheduledReports } from '@workledger/projections/reports/saved-reports.queries'
import { zonesOfEach } from '@workledger/projections/structure/zones.queries'
import { eachInTurn, type Schedule, type ScheduleTools } from '../kernel/schedule'
import { allWorkspaces } from '../workspaces/all-workspaces.port'

/** Local hours begin at quarters of a UTC hour in every zone. */
const QUARTER = 900_000

/**
 * Milliseconds after which a missed mail, due while all workers were down, is not sent any more.
 */
const LATE = 24 * 3_600_000

/** Requests the due mails of saved reports, each once however many workers run. */
export class SavedReportMails implements Schedule {
  /** The last finished quarter of an hour by workspace. */
  private readonly done = new Map<string, number>()

  constructor(private readonly tools: Pick<ScheduleTools, 'vault' | 'commands' | 'context'>) {}

  async run(now: Date): Promise<void> {
    const quarter = Math.floor(now.getTime() / QUARTER)
    const workspaces = await allWorkspaces(this.tools.vault)

    await eachInTurn(workspaces, async ({ id }) => {
      if (this.done.get(id) === quarter) return
      await this.workspace(id, now)
      this.done.set(id, quarter)
    })
  }

  private async workspace(workspace: string, now: Date): Promise<void> {
    const { commands, context } = this.tools

    const { reports, zoneOf } = await context.ask(workspace, async (db) => {
      const reports = await scheduledReports(db, workspace)
      const people = [...new Set(reports.map(({ employee_id }) => employee_id))]

      return {
        reports,
        zoneOf: people.length > 0 ? await zonesOfEach(db, workspace, people) : undefined,
      }
    })

    const moment = now.toISOString()

    for (const {
      id: report_id,
      employee_id,
      every,
      hour,
      weekday,
      counted_at,
      options,
      country,
    } of reports) {
      const schedule = { every: every as 'daily', hour: hour ?? 0, weekday: weekday ?? 1 }
      const due = lastDue(
        schedule,
        zoneOf!(employee_id)(moment),
        moment,
        weekStartOf(options, country),
      )

      if (
        due.due_at <= `${counted_at.replace(' ', 'T')}Z` ||
        Date.parse(due.due_at) < now.getTime() - LATE
      )
        continue

      const cause = { commandId: derivedId(report_id, `due ${due.due_at}`), occurredAt: moment }

      await commands.run(
        savedReportsDecider,
        { workspace, id: employee_id },
        { type: 'send-due', employee_id, report_id, ...due },
        cause,
      )
    }
  }
}
