import { Controller } from '@nestjs/common'
import { CodedError, refuse, worded } from '@workledger/contracts/kernel/errors'
import {
  terminationPreviewApi as api,
  type TerminationPreview,
} from '@workledger/contracts/payroll/termination-preview.api'
import type { PayCorrection } from '@workledger/domain/payroll/pay'
import type { EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import { employeeDecider } from '@workledger/domain/people/employee'
import { lastWorkedDay } from '@workledger/projections/attendance/attendance.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import { payslipsOf } from '@workledger/projections/privacy/privacy.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Zones } from '../kernel/lists/zones'
import { PayCorrections } from './pay-corrections.service'

/** Previews the effect of a last day on approved pay. Runs no command. */
@Controller()
export class TerminationPreviewController {
  constructor(
    private readonly zones: Zones,
    private readonly corrections: PayCorrections,
  ) {}

  @Route(api.terminationPreview)
  async preview(call: Call<typeof api.terminationPreview>): Promise<{ data: TerminationPreview }> {
    const { workspace, params, query } = call

    const { employee, worked, payslips } = await call.read(async (db) => ({
      employee: await employeeById(db, workspace, params.id),
      worked: await lastWorkedDay(db, params.id),
      payslips: await payslipsOf(db, params.id),
    }))

    if (!employee) return refuse('not_found')

    const paid_until = payslips.reduce<string | null>(
      (last, { end_on }) => (!last || end_on > last ? end_on : last),
      null,
    )

    const early = paid_until !== null && query.terminated_on < paid_until
    const currencies = [...new Set(payslips.map(({ currency }) => currency))].sort()

    const lines = early
      ? await Promise.all(
          currencies.map((currency) =>
            this.lines(workspace, currency, { until: paid_until, id: params.id }, query),
          ),
        )
      : []

    return {
      data: { refused: await this.refused(call, worked), paid_until, corrections: lines.flat() },
    }
  }

  /** Returns lines that closed periods would owe with the last day and do not owe without it. */
  private async lines(
    workspace: string,
    currency: string,
    { until, id }: { until: string; id: string },
    { terminated_on }: { terminated_on: string },
  ) {
    const ended = (facts: EmployeeFacts): EmployeeFacts => ({
      ...facts,
      active: false,
      last_day: terminated_on,
    })

    const now = await this.corrections.readCorrections(workspace, currency, {
      until,
      employees: [id],
    })

    const then = await this.corrections.readCorrections(workspace, currency, {
      until,
      employees: [id],
      change: ended,
    })

    const known = new Set((now.get(id) ?? []).map((line) => JSON.stringify(line)))

    return (then.get(id) ?? [])
      .filter((line: PayCorrection) => !known.has(JSON.stringify(line)))
      .map(({ start, end, name, amount }) => ({ start, end, name, currency, amount }))
  }

  /** Returns why the termination itself would be refused. */
  private async refused(call: Call<typeof api.terminationPreview>, last_worked_on: string | null) {
    const { ctx, workspace, params, query } = call

    const { terminated_on } = query
    const today = await this.zones.today(ctx, workspace, params.id)

    const command = {
      type: 'terminate' as const,
      employee_id: params.id,
      terminated_on,
      today,
      last_worked_on,
    }

    try {
      await call.check(employeeDecider, params.id, command)
      return null
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      const [fault = { code: error.code, params: error.detail.params }] = Object.values(
        error.fields,
      ).flat()
      return worded(fault)
    }
  }
}
