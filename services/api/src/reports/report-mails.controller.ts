import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { savedReportsApi as api } from '@workledger/contracts/reports/saved-reports.api'
import { savedReportsDecider } from '@workledger/domain/reports/saved-reports'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { savedReportById } from '@workledger/projections/reports/saved-reports.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { FastifyReply } from 'fastify'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { sendPage } from '../kernel/http/page'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { nowOf } from '../kernel/lists/zones'
import { stopPage } from './stop-page'

/**
 * Stops the mails of a saved report without a sign-in. A mail scanner that opens the link stops
 * nothing.
 */
@Controller()
export class ReportMailsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly keys: LinkKeys,
  ) {}

  @Route(api.reportMails)
  async page({ params, query }: Call<typeof api.reportMails>, reply: FastifyReply) {
    const { company, report, reader } = await this.open(params.id, query.key)
    const gets =
      report &&
      (report.employee_id === reader ? report.every !== null : report.recipients.includes(reader))

    return sendPage(
      reply,
      stopPage(company.locale, senderOf(company), gets ? report.name : undefined),
      200,
      "'self'",
    )
  }

  @Route(api.stopReportMails)
  async stop({ params, query, ctx }: Call<typeof api.stopReportMails>, reply: FastifyReply) {
    const { workspace, company, report, reader } = await this.open(params.id, query.key)

    if (report) {
      const { id: report_id, employee_id } = report
      const leave = { type: 'leave' as const, employee_id, report_id, reader, now: nowOf(ctx) }
      await this.commands.in(ctx, workspace).run(savedReportsDecider, employee_id, leave)
    }

    return sendPage(reply, stopPage(company.locale, senderOf(company)))
  }

  /** Returns the owner of a key; no report if it was deleted with its mails. */
  private async open(id: string, key: string) {
    const link = key ? await this.keys.find('report-mails', id, key) : undefined
    const { workspace, value: reader } = link ?? {}
    if (!workspace || !reader) return refuse('report.stop_key')
    const [company, report] = await this.queries.ask(workspace, (db) =>
      Promise.all([workspaceById(db, workspace), savedReportById(db, workspace, id)]),
    )

    return { workspace, company: company ?? refuse('report.stop_key'), report, reader }
  }
}

type Company = NonNullable<Awaited<ReturnType<typeof workspaceById>>>

const senderOf = ({ name, logo, phone_number }: Company) => ({
  name,
  logo,
  home: '/',
  contact: phone_number,
})
