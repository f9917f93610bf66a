import { Controller } from '@nestjs/common'
import { refuse, worded } from '@workledger/contracts/kernel/errors'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payrollApi as api, type PayChange } from '@workledger/contracts/payroll/payroll.api'
import { amount, rounded } from '@workledger/domain/kernel/money'
import type { Pay } from '@workledger/domain/payroll/pay'
import { comparePay } from '@workledger/domain/payroll/pay-comparison'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { heldBack } from '@workledger/domain/payroll/pay-run-approval'
import { answer } from '@workledger/projections/kernel/list'
import { payeesOf } from '@workledger/projections/payroll/own-pay.queries'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import { payrunEntriesList, payrunsList } from '@workledger/projections/payroll/payroll.lists'
import {
  type PayEntryRow,
  type PayRunRow,
  paidEntries,
  paidNoMore,
  payChanges,
  payEntriesByIds,
  payEntryById,
  previousRun,
} from '@workledger/projections/payroll/payroll.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { selvesOf } from '../kernel/http/acts-for'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { gives } from './own-entries'
import { PayRuns } from './pay-runs.service'
import { PayWhy } from './pay-why.service'

@Controller()
export class PayEntriesController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly runs: PayRuns,
    private readonly explained: PayWhy,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.payrunEntries)
  async list(call: Call<typeof api.payrunEntries>) {
    const run = await this.runs.run(call.workspace, call.params.id)
    const page = await this.lists.page(payrunEntriesList, call, { payrun_id: run.id })
    const ids = page.data.map(({ id }) => id)
    const found = new Map(
      (await call.read((db) => payEntriesByIds(db, run.id, ids))).map((entry) => [entry.id, entry]),
    )

    const { data, left } = await this.compared(
      call.workspace,
      run,
      ids.map((id) => found.get(id)!),
    )

    return { ...page, data, left }
  }

  @Route(api.payrunChanges)
  async changes(call: Call<typeof api.payrunChanges>) {
    const { workspace, params, query } = call

    const run = await this.runs.run(workspace, params.id)
    const page = { first: (query.page - 1) * query.per_page, most: query.per_page }

    const { rows, counts } = await call.read(async (db) => {
      const previous = run.reverses ? undefined : await previousRun(db, workspace, run)
      return previous
        ? payChanges(db, previous.id, run.id, page)
        : { rows: [], counts: new Map<PayChange['kind'], number>() }
    })

    const data = rows.map((row) => ({
      employee: employeeAnswer(row),
      kind: row.kind,
      entry_id: row.entry_id,
      before: rounded(row.before, run.currency),
      net_pay: rounded(row.net_pay, run.currency),
      difference: rounded(row.difference, run.currency),
    }))

    const of = (kind: PayChange['kind']) => counts.get(kind) ?? 0
    const each = { changed: of('changed'), new: of('new'), left: of('left') }

    return { ...answer(data, each.changed + each.new + each.left, query), counts: each }
  }

  @Route(api.changePayrunEntry)
  async change(call: Call<typeof api.changePayrunEntry>) {
    const { workspace, params, body, ctx } = call
    const run = await this.runs.run(workspace, params.id)
    const { employee_id } = await this.entry(workspace, params)
    const changes = async () =>
      this.runs.changes(workspace, params.id, [{ entry_id: params.entryId, ...body }])

    await this.gain.check(
      call,
      call.own(employee_id) && gives(body) && (await changes()) ? [employee_id] : [],
    )

    const command = {
      type: 'change-entry' as const,
      payrun_id: params.id,
      change: { entry_id: params.entryId, ...body },
      by: ctx.everyone,
    }

    await call.run(payRunDecider, params.id, command, call.seen(params.id))
    const { data } = await this.compared(workspace, run, [await this.entry(workspace, params)])

    return { data: data[0]! }
  }

  @Route(api.changePayrunPayees)
  async changePayees(call: Call<typeof api.changePayrunPayees>) {
    const { workspace, params, body, ctx, caller } = call
    await this.runs.run(workspace, params.id)

    await this.gain.check(
      call,
      gives(body) ? await this.ownOf(call, params.id, body.entry_ids) : [],
    )

    const command = {
      ...body,
      type: 'change-payees' as const,
      payrun_id: params.id,
      reason: body.reason ?? null,
      actors: selvesOf(caller),
      by: ctx.everyone,
    }

    await call.run(payRunDecider, params.id, command, call.seen(params.id))

    return { data: await this.lists.one(payrunsList, call, params.id) }
  }

  @Route(api.whyPayrunEntry)
  async why({ workspace, params }: Call<typeof api.whyPayrunEntry>) {
    const run = await this.runs.run(workspace, params.id)
    const numbers = await this.explained.explain(
      workspace,
      run,
      await this.entry(workspace, params),
    )
    return { data: { entry_id: params.entryId, currency: run.currency, numbers } }
  }

  /** Returns the caller's own employee ids among the payees of these entries. */
  private async ownOf(call: Call, payrun: string, entries: readonly string[]) {
    const payees = await call.read((db) => payeesOf(db, payrun, entries))
    return payees.filter((employee) => call.own(employee))
  }

  private async entry(workspace: string, { id, entryId }: { id: string; entryId: string }) {
    return (
      (await this.queries.ask(workspace, (db) => payEntryById(db, id, entryId))) ??
      refuse('not_found')
    )
  }

  /**
   * Compares entries with those of the previous approved run, and lists people paid then but not
   * now.
   */
  private async compared(workspace: string, run: PayRunRow, rows: readonly PayEntryRow[]) {
    return this.queries.ask(workspace, async (db) => {
      const changes =
        run.status === 'draft' && !run.reverses
          ? (await changedSince(db, workspace, run, 1)).byEmployee
          : new Map()

      const previous = run.reverses ? undefined : await previousRun(db, workspace, run)

      if (!previous)
        return { data: rows.map((row) => entryAnswer(row, run, null, changes)), left: [] }

      const before = await paidEntries(
        db,
        previous.id,
        rows.map(({ employee_id }) => employee_id),
      )

      const byEmployee = new Map(before.map((entry) => [entry.employee_id, entry]))
      const gone = await paidNoMore(db, previous.id, run.id)

      return {
        data: rows.map((row) => {
          const then = byEmployee.get(row.employee_id)
          const now = row.should_pay ? (row.pay ?? undefined) : undefined

          const money = {
            gross_pay: then?.gross_pay ?? zero(run),
            net_pay: then?.net_pay ?? zero(run),
          }

          return entryAnswer(
            row,
            run,
            {
              payrun_id: previous.id,
              ...money,
              ...comparePay(then?.pay ?? undefined, now, run.currency),
            },
            changes,
          )
        }),
        left: gone.map((row) => ({
          employee: employeeAnswer(row),
          net_pay: row.net_pay ?? zero(run),
          causes: comparePay(row.pay ?? undefined, undefined, run.currency).causes,
        })),
      }
    })
  }
}

const zero = ({ currency }: PayRunRow) => rounded(0, currency)

const employeeAnswer = (
  row: Pick<PayEntryRow, 'employee_id' | 'oid' | 'first_name' | 'last_name' | 'avatar'>,
) => ({
  id: row.employee_id,
  oid: row.oid,
  first_name: row.first_name ?? '',
  last_name: row.last_name ?? '',
  avatar: row.avatar,
})

const component = (line: Pay['allowances'][number]): PayEntry['allowances'][number] => ({
  name: line.name,
  amount: line.amount,
  adjustment_id: line.adjustment_id,
  category_id: line.category_id,
  calculation_type: line.calculation_type,
  regular_rate: line.regular_rate ?? null,
  value: line.value,
  carried: line.carried,
  carried_in: line.carried_in,
  typed: line.typed,
})

/** Returns the reason why the entry cannot be paid. */
function problemOf(
  { should_pay, held, pay }: PayEntryRow,
  { reverses }: PayRunRow,
): PayEntry['problem'] {
  // A reversal has a negative net by design.
  if (reverses) return null
  const code = should_pay && pay ? heldBack(pay) : held
  return code ? worded({ code: `payroll.${code}`, params: { net: pay?.net_pay ?? '' } }) : null
}

const entryAnswer = (
  row: PayEntryRow,
  run: PayRunRow,
  previous: PayEntry['previous'],
  changes: ReadonlyMap<string | null, number>,
): PayEntry => ({
  id: row.id,
  payrun_id: row.payrun_id,
  employee_id: row.employee_id,
  employee: employeeAnswer(row),
  erased: row.erased,
  should_pay: row.should_pay,
  currency: run.currency,
  work_hours: amount(row.work_hours ?? 0).toString(),
  basic_pay: row.basic_pay ?? zero(run),
  allowances: (row.pay?.allowances ?? []).map(component),
  deductions: (row.pay?.deductions ?? []).map(component),
  gross_pay: row.gross_pay ?? zero(run),
  net_pay: row.net_pay ?? zero(run),
  corrections: row.pay?.corrections ?? [],
  expenses: row.pay?.expenses ?? [],
  problem: problemOf(row, run),
  held: row.held as PayEntry['held'],
  reversed_by: row.reversed_by,
  changes_count: changes.get(row.employee_id) ?? 0,
  previous,
})
