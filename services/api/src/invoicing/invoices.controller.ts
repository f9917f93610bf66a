import { Controller, Inject } from '@nestjs/common'
import { invoicesApi as api } from '@workledger/contracts/invoicing/invoices.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import { nothingSaid } from '@workledger/domain/invoicing/nothing-said'
import { rounded } from '@workledger/domain/kernel/money'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { invoicesList } from '@workledger/projections/invoicing/invoicing.lists'
import { invoiceSettingOf, owedBy } from '@workledger/projections/invoicing/invoicing.queries'
import { billedOf } from '@workledger/projections/invoicing/issue-facts'
import { said } from '@workledger/projections/kernel/projection'
import type { FastifyReply } from 'fastify'
import { changing, orCurrent } from '../kernel/commands/or-current'
import { sendFile } from '../kernel/files/files'
import { PDF } from '../kernel/files/pdf'
import type { Call } from '../kernel/http/call'
import { sendPage } from '../kernel/http/page'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { References, target } from '../references/references.port'
import { addresseeOf, isDraft, listed } from './invoice-answers'
import { Invoicing } from './invoicing.service'

@Controller()
export class InvoicesController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly lists: Lists,
    private readonly invoicing: Invoicing,
    private readonly zones: Zones,
    @Inject(PDF) private readonly pdf: PdfPort,
  ) {}

  @Route(api.invoices)
  async list(call: Call<typeof api.invoices>) {
    const page = await this.lists.page(invoicesList, call)
    return { ...page, data: page.data.map(listed) }
  }

  @Route(api.invoice)
  async showInvoice({ workspace, params }: Call<typeof api.invoice>) {
    return { data: await this.invoicing.view(workspace, params.id) }
  }

  @Route(api.addInvoice)
  async add(call: Call<typeof api.addInvoice>) {
    const { workspace, body, ctx } = call

    const invoice_id = ctx.newId()
    const { amount: _, currency, ...content } = body
    const client = await this.client(workspace, content.client_id)
    const setting = await call.read((db) => invoiceSettingOf(db, workspace))

    const draft = {
      ...nothingSaid,
      buyer_reference: client.buyer_reference,
      ...said(content),
      currency: currency ?? setting.currency,
      tax_rounding: setting.tax_rounding,
      type: 'draft' as const,
      invoice_id,
    }

    await this.references.run(
      call,
      { decider: invoiceDecider, id: invoice_id, command: draft },
      target('client', content.client_id),
    )

    return { data: { id: invoice_id } }
  }

  @Route(api.changeInvoice)
  async change(call: Call<typeof api.changeInvoice>) {
    const { workspace, params, body } = call
    const { amount: _, ...update } = body
    if (update.client_id) await this.client(workspace, update.client_id)
    const billed = billedOf(await this.invoicing.find(workspace, params.id))
    const change = { ...update, billed, type: 'change' as const, invoice_id: params.id }
    const named = target('client', update.client_id)

    return changing(
      await this.invoicing.seen(call, params.id),
      (seen) =>
        this.references.run(
          call,
          { decider: invoiceDecider, id: params.id, command: change, expected: seen },
          named,
        ),
      async () => ({ data: await this.invoicing.view(workspace, params.id) }),
    )
  }

  @Route(api.calculateInvoice)
  async calculate(call: Call<typeof api.calculateInvoice>) {
    const { workspace, body } = call

    const { lines, currency, tax_rounding, ...rates } = body
    const rounding =
      tax_rounding ?? (await call.read((db) => invoiceSettingOf(db, workspace))).tax_rounding
    const none = { tax_rate1: null, tax_rate2: null, discount_rate: null }

    const {
      lines: sums,
      discounts: _,
      ...totals
    } = invoiceTotals(lines, { ...none, ...said(rates), tax_rounding: rounding }, currency)

    if (totals.total.startsWith('-')) refuse('invoice.below_zero')

    return { data: { lines: sums.map(({ amount, total }) => ({ amount, total })), totals } }
  }

  @Route(api.deleteInvoice)
  async delete(call: Call<typeof api.deleteInvoice>) {
    const { params } = call

    await call.run(invoiceDecider, params.id, { type: 'delete', invoice_id: params.id })
  }

  @Route(api.invoiceIssueCheck)
  async issueCheck({ workspace, params, ctx }: Call<typeof api.invoiceIssueCheck>) {
    const missing = await this.invoicing.missing(ctx, workspace, params.id)
    return { data: { ready: missing.length === 0, missing } }
  }

  @Route(api.issueInvoice)
  async issue(call: Call<typeof api.issueInvoice>) {
    const { workspace, params } = call

    await orCurrent(
      () => this.invoicing.issue(call, params.id),
      () => this.invoicing.view(workspace, params.id),
    )

    return { data: await this.invoicing.view(workspace, params.id) }
  }

  @Route(api.emailInvoice)
  async email(call: Call<typeof api.emailInvoice>) {
    const { workspace, params, body } = call
    const row = await this.invoicing.find(workspace, params.id)
    const email = addresseeOf(row, body.email)
    const { client_id } = row

    if (isDraft(row))
      await orCurrent(
        () => this.invoicing.issue(call, params.id, { send: true }),
        () => this.invoicing.view(workspace, params.id),
      )
    else
      await call.run(invoiceDecider, params.id, {
        type: 'request-email',
        invoice_id: params.id,
        client_id,
        email,
      })

    return { message: 'Email has been sent' }
  }

  @Route(api.approveInvoice)
  async approve(call: Call<typeof api.approveInvoice>) {
    const { workspace, params } = call
    const approval = { type: 'approve' as const, invoice_id: params.id }

    await orCurrent(
      async () =>
        call.run(invoiceDecider, params.id, approval, await this.invoicing.seen(call, params.id)),
      () => this.invoicing.view(workspace, params.id),
    )

    return { data: await this.invoicing.view(workspace, params.id) }
  }

  @Route(api.payInvoice)
  async pay(call: Call<typeof api.payInvoice>) {
    const { workspace, params, body, ctx, caller } = call
    const payment_id = ctx.newId()
    const today = await this.zones.today(ctx, workspace, caller.employee)

    const pay = {
      ...body,
      note: body.note ?? null,
      type: 'pay' as const,
      invoice_id: params.id,
      payment_id,
      today,
    }

    await orCurrent(
      async () =>
        call.run(invoiceDecider, params.id, pay, await this.invoicing.seen(call, params.id)),
      () => this.invoicing.view(workspace, params.id),
    )

    return { data: { id: payment_id } }
  }

  @Route(api.reversePayment)
  async reverse(call: Call<typeof api.reversePayment>) {
    const { workspace, params, body, ctx, caller } = call
    const { id, paymentId: payment_id } = params
    const today = await this.zones.today(ctx, workspace, caller.employee)
    const reverse = { ...body, type: 'reverse-payment' as const, invoice_id: id, payment_id, today }

    return changing(
      await this.invoicing.seen(call, id),
      (seen) => call.run(invoiceDecider, id, reverse, seen),
      async () => ({ data: await this.invoicing.view(workspace, id) }),
    )
  }

  @Route(api.invoiceSums)
  async sums(call: Call<typeof api.invoiceSums>) {
    const { workspace } = call

    const sums = await call.read((db) => owedBy(db, workspace))

    const written = sums.map(({ outstanding, overdue, ...sum }) => ({
      ...sum,
      outstanding: rounded(outstanding, sum.currency),
      overdue: rounded(overdue, sum.currency),
    }))

    return { data: written }
  }

  @Route(api.invoicePreview)
  async preview({ workspace, params }: Call<typeof api.invoicePreview>, reply: FastifyReply) {
    return sendPage(
      reply,
      await this.invoicing.page(workspace, await this.invoicing.find(workspace, params.id)),
    )
  }

  @Route(api.invoicePdf)
  async download({ workspace, asker, params }: Call<typeof api.invoicePdf>, reply: FastifyReply) {
    const row = await this.invoicing.find(workspace, params.id)

    const name =
      row.state === 'issued'
        ? `${row.invoice_number?.replaceAll('/', '-')}.pdf`
        : 'draft-invoice.pdf'

    return sendFile(reply, {
      name,
      type: 'application/pdf',
      bytes: await this.pdf.invoice(asker, params.id),
    })
  }

  private async client(workspace: string, id: string) {
    const client = await this.queries.ask(workspace, (db) => clientById(db, workspace, id))
    return client ?? refuse('invoice.client_unknown', { field: 'client_id' })
  }
}
