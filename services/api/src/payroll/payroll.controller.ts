import { Controller } from '@nestjs/common'
import { payrollApi as api, type PayRun } from '@workledger/contracts/payroll/payroll.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { rounded } from '@workledger/domain/kernel/money'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { basicPayOf, type PayRunRow, payrunsPage, peopleOf, previousRun } from '@workledger/projections/payroll/payroll.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { PayRuns } from './pay-runs.service'

const MOST_WARNINGS = 500

@Controller()
export class PayrollController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly runs: PayRuns,
  ) {}

  @Route(api.payruns)
  async list({ workspace, query }: Call<typeof api.payruns>) {
    const page = await this.queries.ask(workspace, (db) => payrunsPage(db, workspace, query))
    return { ...page, data: page.data.map(shown) }
  }

  @Route(api.draftPayrun)
  async draft({ workspace, ctx, body }: Call<typeof api.draftPayrun>) {
    return { data: { id: await this.runs.draft(ctx, workspace, body) } }
  }

  @Route(api.payrun)
  async one({ workspace, params }: Call<typeof api.payrun>) {
    const run = await this.runs.run(workspace, params.id)
    const warnings = run.warnings.slice(0, MOST_WARNINGS)
    const { people, users, previous, basic, basicBefore } = await this.queries.ask(workspace, async (db) => {
      const previous = await previousRun(db, workspace, run)
      return {
        people: await peopleOf(
          db,
          workspace,
          warnings.map(({ employee_id }) => employee_id),
        ),
        users: await namesOfUsers(db, workspace, [run.prepared_by, ...(run.approved_by ? [run.approved_by] : [])]),
        previous,
        basic: await basicPayOf(db, run.id),
        basicBefore: previous ? await basicPayOf(db, previous.id) : null,
      }
    })
    const byId = new Map(people.map((person) => [person.id, person]))
    return {
      data: {
        ...shown(run),
        basic_pay: basic ?? rounded(0, run.currency),
        prepared_by: users.get(run.prepared_by) ?? '',
        approved_by: run.approved_by ? (users.get(run.approved_by) ?? '') : null,
        // Who was deleted since then is left out.
        warnings: warnings.flatMap(({ employee_id, code }) => {
          const person = byId.get(employee_id)
          const named = person && { ...person, first_name: person.first_name ?? '', last_name: person.last_name ?? '' }
          return named ? [{ code: code as 'no_salary', message: reasons[code as keyof typeof reasons], employee: named }] : []
        }),
        previous: previous
          ? {
              id: previous.id,
              start: previous.start_on,
              end: previous.end_on,
              basic_pay: basicBefore ?? rounded(0, run.currency),
              gross_pay: previous.gross_pay,
              net_pay: previous.net_pay,
            }
          : null,
      },
    }
  }

  @Route(api.approvePayrun)
  async approve({ workspace, params, ctx, body, revision }: Call<typeof api.approvePayrun>) {
    const changes = (body.entries ?? []).map(({ id: entry_id, ...change }) => ({ entry_id, ...change }))
    await this.runs.approve(ctx, workspace, params.id, { changes, notify_employee: body.notify_employee }, revision)
    return { data: shown(await this.runs.run(workspace, params.id)) }
  }

  @Route(api.deletePayrun)
  async delete({ workspace, params, ctx, revision }: Call<typeof api.deletePayrun>) {
    await this.runs.run(workspace, params.id)
    await this.commands.run(ctx, payRunDecider, workspace, params.id, { type: 'delete', payrun_id: params.id }, revision)
  }
}

const reasons = {
  no_contract: 'There is no contract.',
  no_salary: 'The contract has no salary.',
  other_currency: 'The contract is in another currency; it needs a run of its own.',
}

const shown = (row: PayRunRow): PayRun => ({
  id: row.id,
  start: row.start_on,
  end: row.end_on,
  pay_date: row.pay_date,
  currency: row.currency,
  status: row.status as PayRun['status'],
  gross_pay: row.gross_pay,
  net_pay: row.net_pay,
  entries_count: row.entries_count,
  paid_count: row.paid_count,
  warnings_count: row.warnings.length,
  approved_at: row.approved_at,
  stream: streamOf(payRunDecider, row.id),
  revision: row.revision,
})
