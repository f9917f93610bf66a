import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import { bankingDay } from '@workledger/domain/payments/banking-days'
import { pain001 } from '@workledger/domain/payments/pain-001'
import { paymentDecider } from '@workledger/domain/payments/payment'
import { endToEndId, remittance, totalOf, transfers } from '@workledger/domain/payments/transfers'
import {
  companyAccountOf,
  type PayableRow,
  payablesOf,
} from '@workledger/projections/payments/payments.queries'
import { type PayRunRow, payrunById } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import Papa from 'papaparse'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { isoOf, Zones } from '../kernel/lists/zones'

type Format = 'pain.001' | 'csv'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Makes the files by which a bank pays a run. Only here do whole account numbers leave the product.
 */
@Injectable()
export class Payments {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  async run(workspace: string, id: string): Promise<PayRunRow> {
    return (
      (await this.queries.ask(workspace, (db) => payrunById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  /** Returns the pay date, or today if it has passed, moved to a day on which banks settle. */
  async executionDate(
    ctx: Ctx,
    workspace: string,
    { pay_date }: Pick<PayRunRow, 'pay_date'>,
  ): Promise<string> {
    const today = await this.zones.companyToday(ctx, workspace)
    return bankingDay(pay_date > today ? pay_date : today)
  }

  async makeFile(ctx: Ctx, workspace: string, id: string, format: Format) {
    const run = await this.run(workspace, id)
    if (run.status !== 'complete') refuse('payment.not_approved')
    if (format === 'pain.001' && run.currency !== 'EUR') refuse('payment.not_eur')

    const { company, debtor, rows } = await this.queries.ask(workspace, async (db) => ({
      company: (await workspaceById(db, workspace)) ?? refuse('not_found'),
      debtor: await companyAccountOf(db, workspace),
      rows: payables(await payablesOf(db, run.id)),
    }))

    const paid = transfers(rows, format)
    const execution_date = await this.executionDate(ctx, workspace, run)

    const content =
      format === 'csv'
        ? sheet(run, company.name, paid, execution_date)
        : pain001({
            message_id: messageId(run.id, paid),
            created_at: isoOf(run.approved_at!),
            execution_date,
            start: run.start_on,
            end: run.end_on,
            company: company.name,
            debtor: debtor ?? refuse('payment.no_company_account'),
            transfers: paid,
          })

    const file_id = ctx.newId()

    const fact = {
      payrun_id: run.id,
      file_id,
      format,
      sha256: sha256(content),
      transactions: paid.length,
    }

    const sums = { total: totalOf(paid, run.currency), currency: run.currency, execution_date }
    await this.commands
      .in(ctx, workspace)
      .run(paymentDecider, run.id, { approved: true, ...fact, ...sums, type: 'make-file' })
    const name = `pay-${run.start_on}-${run.end_on}.${format === 'csv' ? 'csv' : 'xml'}`
    const type = format === 'csv' ? 'text/csv' : 'application/xml'

    return { id: file_id, name, type, sha256: fact.sha256, content }
  }
}

/** Returns net pay with the currency's decimals; leaves out erased persons, who are not paid. */
export const payables = (rows: readonly PayableRow[]) =>
  rows.flatMap((row) => (row.net_pay === null ? [] : [{ ...row, net_pay: row.net_pay }]))

/**
 * Returns 35 characters derived from the run and its transfers. The same payments get the same id,
 * so a bank takes them once.
 */
const messageId = (run: string, paid: ReturnType<typeof transfers>) => {
  const what = paid.map(({ entry_id, net_pay, account }) => [
    entry_id,
    net_pay,
    account.iban,
    account.holder,
  ])
  return `PAY${sha256(JSON.stringify([run, what])).slice(0, 32)}`.toUpperCase()
}

function sheet(
  run: PayRunRow,
  company: string,
  paid: ReturnType<typeof transfers>,
  execution_date: string,
): string {
  const columns = [
    'Reference',
    'Name',
    'IBAN',
    'BIC',
    'Account number',
    'Routing',
    'Amount',
    'Currency',
    'Date',
    'Text',
  ]

  const text = remittance(company, run.start_on, run.end_on)

  const rows = paid.map(({ entry_id, net_pay, account }) => [
    endToEndId(entry_id),
    ...[account.holder, account.iban, account.bic, account.account_number, account.routing].map(
      (value) => asCell(value, false),
    ),
    asCell(net_pay, true),
    run.currency,
    execution_date,
    asCell(text, false),
  ])

  return `\ufeff${Papa.unparse([columns, ...rows], { newline: '\r\n' })}\r\n`
}
