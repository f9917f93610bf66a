import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { paymentsApi as api, type RunPayment } from '@workledger/contracts/payments/payments.api'
import type { PaymentFormat } from '@workledger/contracts/payments/payments.events'
import { streamOf } from '@workledger/domain/kernel/decider'
import { rounded } from '@workledger/domain/kernel/money'
import { maskedAccount, maskedLocal } from '@workledger/domain/payments/bank-account'
import {
  type PaidAmounts,
  paymentDecider,
  type Return,
  sortReturns,
} from '@workledger/domain/payments/payment'
import {
  type BankFormat,
  bankFormatOf,
  lacks,
  totalOf,
  transfers,
} from '@workledger/domain/payments/transfers'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import {
  changedSince,
  companyAccountsOf,
  filesOf,
  namesOfEntries,
  paidSummary,
  payableIds,
  payableNets,
  payablesOf,
  returnedOf,
} from '@workledger/projections/payments/payments.queries'
import { payeesOf } from '@workledger/projections/payroll/own-pay.queries'
import { previousRun } from '@workledger/projections/payroll/payroll.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { readBankMessage } from './bank-message'
import { Payments, payables } from './payments.service'

const MOST_LACKING = 500

@Controller()
export class PaymentsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly payments: Payments,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.runPayment)
  async showRunPayment({ workspace, params, ctx }: Call<typeof api.runPayment>) {
    return { data: await this.describePayment(ctx, workspace, params.id) }
  }

  @Route(api.makePaymentFile)
  async file({ workspace, params, body, ctx, session }: Call<typeof api.makePaymentFile>) {
    // Returns whole account numbers, so the caller's identity must be confirmed.
    if (session.impersonator && !session.token) refuse('access.impersonating')
    return { data: await this.payments.makeFile(ctx, workspace, params.id, body.format) }
  }

  @Route(api.readReturns)
  async returns(call: Call<typeof api.readReturns>) {
    const { workspace, params, body, ctx } = call
    const run = await this.payments.run(workspace, params.id)
    if (run.status !== 'complete') refuse('payment.not_approved')
    const { bytes } = body.file as Upload
    const { others, ...said } = await readBankMessage(call.asker, { bytes: Uint8Array.from(bytes) })
    const named = said.found.map(({ entry_id }) => entry_id)
    // A person whose payment comes back is paid again, so another one reads the message.
    await this.gain.check(call, await call.read((db) => payeesOf(db, run.id, named)))
    const amounts = await call.read((db) => paidAmounts(db, run))
    const returned_on = await this.zones.companyToday(ctx, workspace)
    const before = await call.state(paymentDecider, run.id)
    const { fresh, different, repeated, foreign } = sortReturns(before, amounts, said.found)
    const of = { payrun_id: run.id, approved: true, amounts, returned_on, ...said }
    await call.run(paymentDecider, run.id, { ...of, type: 'return' })

    return {
      data: {
        recorded: fresh.length,
        known: repeated,
        foreign: foreign + others,
        different: await call.read((db) => describeDifferent(db, run.id, amounts, different)),
        payment: await this.describePayment(ctx, workspace, run.id),
      },
    }
  }

  @Route(api.markPaid)
  async paid(call: Call<typeof api.markPaid>) {
    const { workspace, body, ctx } = call
    const run = await this.shownRun(call)
    await this.gain.checkAlone(call, await call.read((db) => payeesOf(db, run.id, body.entry_ids)))
    const entries = await call.read((db) => payableIds(db, run.id))
    const today = await this.zones.companyToday(ctx, workspace)
    const of = { payrun_id: run.id, approved: run.status === 'complete', wanted: body.entry_ids }
    const mark = { ...of, type: 'mark' as const, entries, paid_on: body.paid_on, today }
    await call.run(paymentDecider, run.id, mark)

    return { data: await this.describePayment(ctx, workspace, run.id) }
  }

  @Route(api.markUnpaid)
  async unpaid(call: Call<typeof api.markUnpaid>) {
    const { workspace, body, ctx } = call
    const run = await this.shownRun(call)
    await this.gain.checkAlone(call, await call.read((db) => payeesOf(db, run.id, body.entry_ids)))
    const of = { payrun_id: run.id, approved: run.status === 'complete', wanted: body.entry_ids }
    await call.run(paymentDecider, run.id, { ...of, type: 'unmark' as const })

    return { data: await this.describePayment(ctx, workspace, run.id) }
  }

  /** Returns the run of a payment decision as the caller saw it. */
  private async shownRun({
    workspace,
    params,
    revision,
  }: Call<typeof api.markPaid | typeof api.markUnpaid>) {
    await this.commands.caughtUp()
    const run = await this.payments.run(workspace, params.id)

    return revision === undefined || revision === run.revision
      ? run
      : refuse('state.stale', { current: run })
  }

  private async describePayment(ctx: Ctx, workspace: string, id: string): Promise<RunPayment> {
    const run = await this.payments.run(workspace, id)

    const found = await this.queries.ask(workspace, (db) => readPayment(db, workspace, run))

    const { rows, summary, accounts, names } = found
    const bank = bankFormatOf(run.currency)

    // Without a bank format for this currency, only a missing account leaves a person out.
    const lacking = rows.flatMap((row) => {
      const reason = bank ? lacks(row, bank) : row.account ? null : ('no_account' as const)
      return reason ? [{ ...row, reason }] : []
    })

    const file = async (format: PaymentFormat) => {
      const paid = transfers(rows, format)
      const execution_date = await this.payments.executionDate(ctx, workspace, run, format)

      return {
        format,
        transactions: paid.length,
        total: totalOf(paid, run.currency),
        execution_date,
      }
    }

    const files = await Promise.all([...(bank ? [bank] : []), 'csv' as const].map(file))

    return {
      currency: run.currency,
      ...summary,
      execution_date: files[0]!.execution_date,
      files,
      lacking: lacking.slice(0, MOST_LACKING).map((row) => ({
        entry_id: row.entry_id,
        employee: employeeAnswer(row),
        net_pay: rounded(row.net_pay, run.currency),
        reason: row.reason,
      })),
      lacking_count: lacking.length,
      changed: found.changed.map((row) => ({
        entry_id: row.entry_id,
        employee: employeeAnswer(row),
        changed_at: row.changed_at!,
        changed_by: names.get(row.changed_by ?? '') ?? '',
      })),
      company_account: accounts.sepa && maskedAccount(accounts.sepa),
      local_account: localAccountOf(accounts, bank),
      made: found.files.map(({ workspace_id: _, payrun_id: __, made_by, ...made }) => ({
        ...made,
        total: rounded(made.total, run.currency),
        made_by: names.get(made_by) ?? '',
      })),
      returned: found.returned.map((row) => ({
        entry_id: row.entry_id,
        employee: employeeAnswer(row),
        net_pay: rounded(row.net_pay ?? 0, run.currency),
        code: row.code!,
        returned_on: row.returned_on!,
        times: row.times!,
      })),
      stream: streamOf(paymentDecider, run.id),
    }
  }
}

async function paidAmounts(db: Reads, run: { id: string; currency: string }): Promise<PaidAmounts> {
  const net = await payableNets(db, run.id)
  const all = [...net].map(([id, value]) => [id, rounded(value, run.currency)] as const)
  return { currency: run.currency, net: new Map(all) }
}

/** Names the payments of which a message returns another amount than was paid. */
async function describeDifferent(
  db: Reads,
  payrun: string,
  { net }: PaidAmounts,
  different: readonly Return[],
) {
  const some = different.slice(0, MOST_LACKING)
  const rows = await namesOfEntries(db, payrun, [...new Set(some.map((each) => each.entry_id))])
  const byEntry = new Map(rows.map((row) => [row.entry_id, row]))

  return some.map(({ entry_id, code, amount: stated }) => ({
    entry_id,
    employee: employeeAnswer(byEntry.get(entry_id)!),
    net_pay: net.get(entry_id)!,
    code,
    amount: typeof stated === 'object' ? stated.value : null,
    currency: typeof stated === 'object' ? stated.currency : null,
  }))
}

/** Returns the masked account that pays by a format; null for SEPA and without one. */
function localAccountOf(
  { uk, us }: Awaited<ReturnType<typeof companyAccountsOf>>,
  format: BankFormat | undefined,
) {
  if (format === 'bacs18') return uk && maskedLocal(uk)
  return format === 'nacha' ? us && maskedLocal(us) : null
}

/** Reads what the answer about a run's payment is made of. */
async function readPayment(
  db: Reads,
  workspace: string,
  run: Awaited<ReturnType<Payments['run']>>,
) {
  const before = await previousRun(db, workspace, run)
  const since = before?.approved_position
  const changed = since ? await changedSince(db, run.id, since) : []
  const files = await filesOf(db, run.id)

  return {
    changed,
    files,
    returned: await returnedOf(db, run.id),
    rows: payables(await payablesOf(db, run.id)),
    summary: await paidSummary(db, run.id),
    accounts: await companyAccountsOf(db, workspace),
    names: await namesOfUsers(db, workspace, [
      ...new Set([
        ...changed.map(({ changed_by }) => changed_by ?? ''),
        ...files.map(({ made_by }) => made_by),
      ]),
    ]),
  }
}

type PaidPerson = {
  employee_id: string
  oid: string | null
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

const employeeAnswer = ({ employee_id: id, oid, first_name, last_name, avatar }: PaidPerson) => ({
  id,
  oid,
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  avatar,
})
