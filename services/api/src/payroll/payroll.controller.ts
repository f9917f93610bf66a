import { Controller } from '@nestjs/common'
import { spoken } from '@workledger/contracts/kernel/errors'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { rounded } from '@workledger/domain/kernel/money'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { type EntryChange } from '@workledger/domain/payroll/pay-run-commands'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { payeesOf } from '@workledger/projections/payroll/own-pay.queries'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import { payrunsList } from '@workledger/projections/payroll/payroll.lists'
import {
  correctionsOf,
  type PayRunRow,
  paysStill,
  peopleOf,
  previousRun,
  sumsOf,
} from '@workledger/projections/payroll/payroll.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { gives } from './own-entries'
import { PayRunApprovals } from './pay-run-approvals.service'
import { PayRuns } from './pay-runs.service'

const MOST_WARNINGS = 500

@Controller()
export class PayrollController {
  constructor(
    private readonly lists: Lists,
    private readonly runs: PayRuns,
    private readonly approvals: PayRunApprovals,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.payruns)
  list(call: Call<typeof api.payruns>) {
    return this.lists.page(payrunsList, call)
  }

  @Route(api.draftPayrun)
  async draft({ workspace, ctx, body }: Call<typeof api.draftPayrun>) {
    return { data: { id: await this.runs.draft(ctx, workspace, body) } }
  }

  @Route(api.payrun)
  async showPayrun(call: Call<typeof api.payrun>) {
    const { workspace, params } = call
    const run = await this.runs.run(workspace, params.id)
    const warnings = run.warnings.slice(0, MOST_WARNINGS)

    const { people, users, previous, now, before, changed, reversible } = await call.read((db) =>
      readRun(db, workspace, run, warnings),
    )

    return {
      data: {
        ...(await this.lists.one(payrunsList, call, run.id)),
        ...now,
        prepared_by: users.get(run.prepared_by) ?? '',
        changes_count: changed,
        reverses: run.reverses,
        reversed_by: run.reversed_by,
        reversible,
        approved_by: run.approved_by ? (users.get(run.approved_by) ?? '') : null,
        warnings: warningsOf(warnings, people),
        previous:
          previous && before
            ? {
                id: previous.id,
                start: previous.start_on,
                end: previous.end_on,
                ...before,
                gross_pay: previous.gross_pay,
                net_pay: previous.net_pay,
              }
            : null,
      },
    }
  }

  @Route(api.approvePayrun)
  async approve(call: Call<typeof api.approvePayrun>) {
    const { workspace, params, ctx, body } = call

    const changes = (body.entries ?? []).map(({ id: entry_id, ...change }) => ({
      entry_id,
      ...change,
    }))

    await this.gain.check(call, await this.gainers(call, changes))

    const shown = {
      ...call.seen(params.id),
      couldSee: (revision: number) => call.couldSee(revision),
    }

    const approval = { changes, notify_employee: body.notify_employee, accept: body.accept }

    await orCurrent(
      () => this.approvals.approve(ctx, workspace, params.id, { asked: approval, shown }),
      () => this.lists.one(payrunsList, call, params.id),
    )

    return { data: await this.lists.one(payrunsList, call, params.id) }
  }

  /**
   * Returns who gains by an approval: the payees, if the caller is the only one; and the employees
   * whose entries the call changes. The caller's own entry sent unchanged has no effect.
   */
  private async gainers(
    call: Call<typeof api.approvePayrun>,
    changes: readonly EntryChange[],
  ): Promise<string[]> {
    const { workspace, params } = call
    const giving = changes.filter(gives)

    const [paid, changed] = await call.read(async (db) => [
      await payeesOf(db, params.id),
      await Promise.all(
        giving.map(async (change) => ({
          change,
          of: await payeesOf(db, params.id, [change.entry_id]),
        })),
      ),
    ])

    const alone = paid.length > 0 && paid.every((employee) => call.own(employee))
    const own = changed.filter(({ of }) => of.some((employee) => call.own(employee)))

    const real =
      own.length > 0 &&
      (await this.runs.changes(
        workspace,
        params.id,
        own.map(({ change }) => change),
      ))

    return [...(alone ? paid : []), ...(real ? own.flatMap(({ of }) => of) : [])]
  }

  @Route(api.deletePayrun)
  async delete(call: Call<typeof api.deletePayrun>) {
    const { workspace, params } = call
    await this.runs.run(workspace, params.id)

    await call.run(
      payRunDecider,
      params.id,
      { type: 'delete', payrun_id: params.id },
      call.seen(params.id),
    )
  }
}

/** Reads what the answer about a run is made of. */
async function readRun(
  db: Reads,
  workspace: string,
  run: PayRunRow,
  warnings: PayRunRow['warnings'],
) {
  // A run that takes pay back is compared with nothing.
  const previous = run.reverses ? undefined : await previousRun(db, workspace, run)
  const sums = (id: string) => readSums(db, id, run.currency)

  return {
    people: await peopleOf(
      db,
      workspace,
      warnings.map(({ employee_id }) => employee_id),
    ),
    users: await namesOfUsers(db, workspace, [
      run.prepared_by,
      ...(run.approved_by ? [run.approved_by] : []),
    ]),
    previous,
    changed:
      run.status === 'draft' && !run.reverses
        ? (await changedSince(db, workspace, run, 1)).count
        : 0,
    reversible: run.status === 'complete' && !run.reverses && (await paysStill(db, run.id)),
    now: await sums(run.id),
    before: previous && (await sums(previous.id)),
  }
}

async function readSums(db: Reads, id: string, currency: string) {
  const paid = await sumsOf(db, id)
  const corrections = await correctionsOf(db, id)
  const money = (value: string | null | undefined) => rounded(value ?? 0, currency)

  return {
    basic_pay: money(paid?.basic_pay),
    expenses: money(paid?.expenses),
    corrections: {
      gross_pay: money(corrections?.gross_pay),
      net_pay: money(corrections?.net_pay),
    },
  }
}

/** Returns warnings with their employees; those about deleted employees are left out. */
function warningsOf(warnings: PayRunRow['warnings'], people: Awaited<ReturnType<typeof peopleOf>>) {
  const byId = new Map(people.map((person) => [person.id, person]))

  return warnings.flatMap(({ employee_id, code }) => {
    const person = byId.get(employee_id)
    if (!person) return []

    return [
      {
        code: code as 'no_salary',
        message: spoken({ code: `payroll.${code}` }),
        employee: {
          ...person,
          first_name: person.first_name ?? '',
          last_name: person.last_name ?? '',
        },
      },
    ]
  })
}
