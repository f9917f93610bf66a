import { Controller } from '@nestjs/common'
import { payRunsApi as api } from '@workledger/contracts/payroll/pay-runs.api'
import { amount, total } from '@workledger/domain/kernel/money'
import type { PayCorrection } from '@workledger/domain/payroll/pay'
import { payeesOf } from '@workledger/projections/payroll/own-pay.queries'
import { peopleOf } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Zones } from '../kernel/lists/zones'
import { namedEmployee } from './named'
import { PayChecks } from './pay-checks.service'
import { PayCorrections } from './pay-corrections.service'
import { PayRuns } from './pay-runs.service'

/** Most people that one check names; its `count` includes all. */
const MOST_NAMED = 500

@Controller()
export class PayChecksController {
  constructor(
    private readonly runs: PayRuns,
    private readonly corrections: PayCorrections,
    private readonly zones: Zones,
    private readonly checks: PayChecks,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.payrunChecks)
  async check({ workspace, params, ctx }: Call<typeof api.payrunChecks>) {
    return {
      data: await this.checks.forRun(ctx, workspace, await this.runs.run(workspace, params.id)),
    }
  }

  @Route(api.corrections)
  async due(call: Call<typeof api.corrections>) {
    const { workspace, query, ctx } = call

    const { currency, until } = query
    const company = await call.read((db) => workspaceById(db, workspace))
    const money = currency ?? company?.currency ?? ''

    const due = await this.corrections.due(
      workspace,
      money,
      until ?? (await this.zones.companyToday(ctx, workspace)),
    )

    const people = new Map(
      (await call.read((db) => peopleOf(db, workspace, [...due.keys()]))).map((each) => [
        each.id,
        each,
      ]),
    )

    const data = [...due].flatMap(([employee_id, lines]) => {
      const person = people.get(employee_id)
      return person
        ? [{ ...namedEmployee(person), currency: money, net_pay: netOf(lines, money), lines }]
        : []
    })

    return {
      data: data.slice(0, MOST_NAMED * 20),
      total: data.length,
      net_pay: total(
        data.map(({ net_pay }) => net_pay),
        money,
      ),
      currency: money,
    }
  }

  @Route(api.recalculatePayrun)
  async recalculate(call: Call<typeof api.recalculatePayrun>) {
    const { workspace, params, ctx, revision } = call
    await this.runs.recalculate(ctx, workspace, params.id, revision)
    await ctx.settled()

    return { data: { id: params.id } }
  }

  @Route(api.reversePayrun)
  async reverse(call: Call<typeof api.reversePayrun>) {
    const { workspace, params, body, ctx } = call

    await this.gain.checkAlone(
      call,
      await call.read((db) => payeesOf(db, params.id, body.entry_id ? [body.entry_id] : undefined)),
    )

    const reversal = { ...body, reason: body.reason ?? null }

    const id = await orCurrent(
      () =>
        this.runs.reverse(ctx, workspace, params.id, {
          asked: reversal,
          shown: call.seen(params.id),
        }),
      async () => {
        const { status, paid_count, gross_pay, net_pay, reversed_by, revision } =
          await this.runs.run(workspace, params.id)
        return { id: params.id, status, paid_count, gross_pay, net_pay, reversed_by, revision }
      },
    )

    return { data: { id } }
  }
}

const netOf = (lines: readonly PayCorrection[], currency: string) =>
  total(
    lines.map(({ side, amount: value }) =>
      side === 'deduction' ? amount(value).negated() : value,
    ),
    currency,
  )
