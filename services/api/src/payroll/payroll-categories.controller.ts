import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { payrollCategoriesApi as api } from '@workledger/contracts/payroll/payroll-categories.api'
import {
  type CategoryKind,
  OVERTIME_WEEK,
  payrollCategoriesDecider,
} from '@workledger/domain/payroll/payroll-categories'
import { paidByTheHour } from '@workledger/projections/employment/employment.queries'
import {
  categoriesOf,
  lastPaidDay,
  shownOvertimeWeeks,
} from '@workledger/projections/payroll/payroll-categories.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { given } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { References } from '../references/references.port'

/** Allowances and deductions are one kind of record under two addresses. */
@Controller()
export class PayrollCategoriesController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly gain: OwnGain,
    private readonly zones: Zones,
  ) {}

  @Route(api.allowances)
  allowances({ workspace }: Call<typeof api.allowances>) {
    return this.listCategories(workspace, 'allowance')
  }

  @Route(api.deductions)
  deductions({ workspace }: Call<typeof api.deductions>) {
    return this.listCategories(workspace, 'deduction')
  }

  @Route(api.addAllowance)
  addAllowance(call: Call<typeof api.addAllowance>) {
    return this.add(call, 'allowance')
  }

  @Route(api.addDeduction)
  addDeduction(call: Call<typeof api.addDeduction>) {
    return this.add(call, 'deduction')
  }

  @Route(api.renameAllowance)
  renameAllowance(call: Call<typeof api.renameAllowance>) {
    return this.rename(call, 'allowance')
  }

  @Route(api.renameDeduction)
  renameDeduction(call: Call<typeof api.renameDeduction>) {
    return this.rename(call, 'deduction')
  }

  @Route(api.deleteAllowance)
  deleteAllowance(call: Call<typeof api.deleteAllowance>) {
    return this.remove(call, 'allowance')
  }

  @Route(api.deleteDeduction)
  deleteDeduction(call: Call<typeof api.deleteDeduction>) {
    return this.remove(call, 'deduction')
  }

  @Route(api.overtimeWeek)
  async overtimeWeek({ workspace }: Call<typeof api.overtimeWeek>) {
    return { data: await this.shownWeek(workspace) }
  }

  @Route(api.changeOvertimeWeek)
  async changeOvertimeWeek(call: Call<typeof api.changeOvertimeWeek>) {
    const { workspace, body } = call
    await this.refuseForOneself(call, true)
    const paid = await this.paid(workspace)

    const set = {
      type: 'set-week' as const,
      workspace_id: workspace,
      first_weekday: body.first_weekday,
      from: body.from ?? null,
      paid,
    }

    return changing(
      call.seenOrNone(OVERTIME_WEEK),
      (seen) => call.run(payrollCategoriesDecider, workspace, set, seen),
      async () => ({ data: await this.shownWeek(workspace) }),
    )
  }

  private async shownWeek(workspace: string) {
    const { weeks, revision } = await this.queries.ask(workspace, (db) =>
      shownOvertimeWeeks(db, workspace),
    )
    return {
      first_weekday: weeks.at(-1)?.first_weekday ?? 1,
      versions: [...weeks],
      revision: revision + 1,
    }
  }

  private paid(workspace: string) {
    return this.queries.ask(workspace, (db) => lastPaidDay(db, workspace))
  }

  private async listCategories(workspace: string, kind: CategoryKind) {
    return { data: await this.queries.ask(workspace, (db) => categoriesOf(db, workspace, kind)) }
  }

  private async add(call: Call<typeof api.addAllowance>, kind: CategoryKind) {
    const { workspace, ctx, body } = call
    await this.refuseForOneself(call, pays(body))
    const category_id = ctx.newId()

    await call.run(payrollCategoriesDecider, workspace, {
      workspace_id: workspace,
      category_id,
      kind,
      ...body,
      type: 'add',
    })

    return { data: { id: category_id } }
  }

  private async rename(call: Call<typeof api.renameAllowance>, kind: CategoryKind) {
    const { workspace, params, body } = call
    const before = await this.readCategory(workspace, params.id, kind)
    const { name } = before
    await this.refuseForOneself(call, paysOtherwise(before, body))
    const paid = body.counts_for_overtime === undefined ? null : await this.paid(workspace)

    const rename = {
      workspace_id: workspace,
      category_id: params.id,
      kind,
      name,
      ...given(body),
      paid,
      type: 'rename' as const,
    }

    return changing(
      call.seen(params.id),
      (seen) => call.run(payrollCategoriesDecider, workspace, rename, seen),
      async () => ({ data: await this.readCategory(workspace, params.id, kind) }),
    )
  }

  private async readCategory(workspace: string, id: string, kind: CategoryKind) {
    const all = await this.queries.ask(workspace, (db) => categoriesOf(db, workspace, kind))
    return all.find((category) => category.id === id) ?? refuse('not_found')
  }

  private async remove(call: Call<typeof api.deleteAllowance>, kind: CategoryKind) {
    const { workspace, params } = call
    await this.refuseForOneself(call, pays(await this.readCategory(workspace, params.id, kind)))

    const remove = {
      type: 'delete',
      workspace_id: workspace,
      category_id: params.id,
      kind,
    } as const

    const category = { kind: 'payroll-category', target_id: params.id } as const

    await this.references.remove(
      call,
      { decider: payrollCategoriesDecider, id: workspace, command: remove },
      category,
    )
  }

  /** Refuses an overtime rule for the caller's own gain: it benefits hourly workers. */
  private async refuseForOneself(call: Call, ofOvertime: boolean) {
    const { workspace, ctx } = call
    const today = await this.zones.companyToday(ctx, workspace)

    await this.gain.checkAlone(
      call,
      ofOvertime ? await call.read((db) => paidByTheHour(db, workspace, today)) : [],
    )
  }
}

/** The overtime fields of a category. */
interface OfOvertime {
  readonly name: string
  readonly overtime?: { after_hours: string; per: string; factor: string } | null | undefined
  readonly counts_for_overtime?: boolean | undefined
}

const pays = ({ overtime, counts_for_overtime }: OfOvertime) =>
  Boolean(overtime || counts_for_overtime)

const ruleOf = (overtime: OfOvertime['overtime']) =>
  overtime && [Number(overtime.after_hours), overtime.per, Number(overtime.factor)].join(' ')

const paysOtherwise = (
  before: OfOvertime,
  change: { [K in keyof OfOvertime]?: OfOvertime[K] | undefined },
) =>
  (change.overtime !== undefined && ruleOf(change.overtime) !== ruleOf(before.overtime)) ||
  (change.counts_for_overtime !== undefined &&
    change.counts_for_overtime !== before.counts_for_overtime)
