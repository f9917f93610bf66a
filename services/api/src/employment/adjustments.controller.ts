import { Controller } from '@nestjs/common'
import {
  adjustmentBody,
  employmentApi as api,
} from '@workledger/contracts/employment/employment.api'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { placed } from '@workledger/domain/kernel/money'
import {
  contractAdjustmentsOf,
  contractById,
} from '@workledger/projections/employment/employment.queries'
import { categoriesOf } from '@workledger/projections/payroll/payroll-categories.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { References, target } from '../references/references.port'

type Body = Call<typeof api.addAdjustment>['body']

/** Allowances and deductions of a contract. They are pay, so managers do not see them. */
@Controller()
export class AdjustmentsController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
  ) {}

  @Route(api.adjustments)
  async listAdjustments({ workspace, params }: Call<typeof api.adjustments>) {
    await this.contract(workspace, params)
    return { data: await this.answers(workspace, params.contractId) }
  }

  @Route(api.addAdjustment)
  async add(call: Call<typeof api.addAdjustment>) {
    const { workspace, params, body, ctx } = call

    await this.contract(workspace, params)
    const adjustment_id = ctx.newId()
    const adjustment = await this.checked(workspace, body)
    const on = { employee_id: params.id, contract_id: params.contractId, adjustment_id }
    const add = { ...on, type: 'add-adjustment' as const, adjustment }

    await this.references.run(
      call,
      { decider: employmentDecider, id: params.id, command: add },
      target('payroll-category', body.category_id),
    )

    return { data: { id: adjustment_id } }
  }

  @Route(api.changeAdjustment)
  async change(call: Call<typeof api.changeAdjustment>) {
    const { workspace, params, body } = call
    await this.contract(workspace, params)
    const { category: _, ...before } = await this.answer(workspace, params)
    // An amount without a percent sign is fixed, unless the change says otherwise.
    const calculation_type = body.amount === undefined ? before.calculation_type : 'fixed'
    const whole = changed(adjustmentBody, { ...before, calculation_type }, body)
    const adjustment = await this.checked(workspace, whole)

    const on = {
      employee_id: params.id,
      contract_id: params.contractId,
      adjustment_id: params.adjustmentId,
    }

    const change = { ...on, type: 'change-adjustment' as const, adjustment }
    const named = target('payroll-category', whole.category_id)

    return changing(
      call.seen(params.adjustmentId),
      (seen) =>
        this.references.run(
          call,
          { decider: employmentDecider, id: params.id, command: change, expected: seen },
          named,
        ),
      async () => ({ data: await this.answer(workspace, params) }),
    )
  }

  @Route(api.deleteAdjustment)
  async delete(call: Call<typeof api.deleteAdjustment>) {
    const { workspace, params } = call

    await this.contract(workspace, params)

    await call.run(employmentDecider, params.id, {
      type: 'delete-adjustment',
      employee_id: params.id,
      contract_id: params.contractId,
      adjustment_id: params.adjustmentId,
    })
  }

  private async contract(
    workspace: string,
    { id, contractId }: { id: string; contractId: string },
  ) {
    if (!(await this.queries.ask(workspace, (db) => contractById(db, workspace, id, contractId))))
      refuse('not_found')
  }

  /** Checks that the category belongs to this workspace and matches the adjustment's kind. */
  private async checked(workspace: string, { type, ...body }: Body) {
    const categories = await this.queries.ask(workspace, (db) => categoriesOf(db, workspace, type))

    if (!categories.some(({ id }) => id === body.category_id))
      refuseField('category_id', 'payroll.adjustment')

    return { adjustment_type: type, ...body }
  }

  private async answer(
    workspace: string,
    { contractId, adjustmentId }: { contractId: string; adjustmentId: string },
  ) {
    const all = await this.answers(workspace, contractId)
    return all.find(({ id }) => id === adjustmentId) ?? refuse('not_found')
  }

  private async answers(workspace: string, contract: string) {
    const rows = await this.queries.ask(workspace, (db) =>
      contractAdjustmentsOf(db, workspace, contract),
    )
    return rows.map((row) => ({
      id: row.id,
      type: row.adjustment_type as Body['type'],
      category_id: row.category_id,
      category: { id: row.category_id, name: row.category_name ?? '' },
      amount:
        row.calculation_type === 'fixed' && row.currency
          ? placed(row.amount ?? '0', row.currency)
          : (row.amount ?? '0'),
      calculation_type: row.calculation_type as Body['calculation_type'],
      proration: row.proration as Body['proration'],
      timing: row.timing as Body['timing'],
      valid_from: row.valid_from,
      valid_to: row.valid_to,
      revision: row.revision,
    }))
  }
}
