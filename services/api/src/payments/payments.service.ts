import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import {
  currencyOfFormat,
  type PaymentFormat,
} from '@workledger/contracts/payments/payments.events'
import { bacs18 } from '@workledger/domain/payments/bacs-18'
import { bankingDay, bankingDaysFrom } from '@workledger/domain/payments/banking-days'
import { nacha } from '@workledger/domain/payments/nacha'
import { pain001 } from '@workledger/domain/payments/pain-001'
import { paymentDecider } from '@workledger/domain/payments/payment'
import {
  checkTotal,
  endToEndId,
  remittance,
  totalOf,
  transfers,
} from '@workledger/domain/payments/transfers'
import {
  companyAccountsOf,
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

  /** Returns the day on which a file of this format pays, if it is made now. */
  async executionDate(
    ctx: Ctx,
    workspace: string,
    { pay_date }: Pick<PayRunRow, 'pay_date'>,
    format: PaymentFormat,
  ): Promise<string> {
    const today = await this.zones.companyToday(ctx, workspace)
    return executionDateOf(format, pay_date, today)
  }

  async makeFile(ctx: Ctx, workspace: string, id: string, format: PaymentFormat) {
    const run = await this.run(workspace, id)
    if (run.status !== 'complete') refuse('payment.not_approved')
    if (format !== 'csv' && run.currency !== currencyOfFormat[format]) refuse(wrongCurrency[format])

    const { company, accounts, rows } = await this.queries.ask(workspace, async (db) => ({
      company: (await workspaceById(db, workspace)) ?? refuse('not_found'),
      accounts: await companyAccountsOf(db, workspace),
      rows: payables(await payablesOf(db, run.id)),
    }))

    const paid = transfers(rows, format)
    checkTotal(paid, format)
    const execution_date = await this.executionDate(ctx, workspace, run, format)

    const content = contentOf(format, {
      run,
      company: company.name,
      accounts,
      paid,
      execution_date,
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
    const { ending, type } = files[format]
    const name = `pay-${run.start_on}-${run.end_on}.${ending}`

    return { id: file_id, name, type, sha256: fact.sha256, content }
  }
}

const files = {
  'pain.001': { ending: 'xml', type: 'application/xml' },
  bacs18: { ending: 'bacs.txt', type: 'text/plain' },
  nacha: { ending: 'ach.txt', type: 'text/plain' },
  csv: { ending: 'csv', type: 'text/csv' },
} as const

const wrongCurrency = {
  'pain.001': 'payment.not_eur',
  bacs18: 'payment.not_gbp',
  nacha: 'payment.not_usd',
} as const

/**
 * Returns the pay date, or the first later day on which the format can still pay. Bacs takes a file
 * two banking days before, the ACH one.
 */
function executionDateOf(format: PaymentFormat, pay_date: string, today: string): string {
  const later = (first: string) => (pay_date > first ? pay_date : first)
  if (format === 'bacs18') return bankingDay(later(bankingDaysFrom(today, 2, 'bacs')), 'bacs')

  return format === 'nacha'
    ? bankingDay(later(bankingDaysFrom(today, 1, 'federal-reserve')), 'federal-reserve')
    : bankingDay(later(today))
}

interface FileInput {
  readonly run: PayRunRow
  readonly company: string
  readonly accounts: Awaited<ReturnType<typeof companyAccountsOf>>
  readonly paid: ReturnType<typeof transfers>
  readonly execution_date: string
}

/** Returns the text of a file; refuses a file whose account of the company is missing. */
function contentOf(format: PaymentFormat, input: FileInput): string {
  const { run, company, accounts, paid, execution_date } = input
  const id = messageId(run.id, paid)
  const approved = isoOf(run.approved_at!)
  const missing = () => refuse('payment.no_company_account')

  switch (format) {
    case 'csv':
      return sheet(run, company, paid, execution_date)

    case 'pain.001':
      return pain001({
        message_id: id,
        created_at: approved,
        execution_date,
        start: run.start_on,
        end: run.end_on,
        company,
        debtor: accounts.sepa ?? missing(),
        transfers: paid,
      })

    case 'bacs18':
      return bacs18({
        serial: id.slice(3, 9),
        created_on: approved.slice(0, 10),
        execution_date,
        company,
        debtor: accounts.uk ?? missing(),
        transfers: paid,
      })

    case 'nacha':
      return nacha({
        modifier: MODIFIERS[Number.parseInt(id.slice(3, 9), 16) % MODIFIERS.length]!,
        created_at: approved,
        execution_date,
        end: run.end_on,
        debtor: accounts.us ?? missing(),
        transfers: paid,
      })
    default:
      return format satisfies never
  }
}

/** What an ACH file may have to differ from others of its day. */
const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Returns net pay with the currency's decimals; leaves out erased persons, who are not paid. */
export const payables = (rows: readonly PayableRow[]) =>
  rows.flatMap((row) =>
    row.net_pay === null ? [] : [{ ...row, net_pay: row.net_pay, returns: row.returns ?? 0 }],
  )

/**
 * Returns 35 characters derived from the run and its transfers. The same payments get the same id,
 * so a bank takes them once.
 */
const messageId = (run: string, paid: ReturnType<typeof transfers>) => {
  const what = paid.map(({ entry_id, returns, net_pay, account }) => [
    entry_id,
    net_pay,
    account.iban,
    account.holder,
    ...(account.iban ? [] : [account.routing, account.account_number]),
    ...(returns ? [returns] : []),
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

  const rows = paid.map(({ entry_id, returns, net_pay, account }) => [
    endToEndId(entry_id, returns),
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
