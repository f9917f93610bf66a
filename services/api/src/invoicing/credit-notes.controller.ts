import { Controller, Inject } from '@nestjs/common'
import { creditNotesApi as api } from '@workledger/contracts/invoicing/credit-notes.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { rounded } from '@workledger/domain/kernel/money'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { creditNotesList } from '@workledger/projections/invoicing/credit-notes.lists'
import { dateFacts } from '@workledger/projections/invoicing/issue-facts'
import { printedCreditNote } from '@workledger/projections/invoicing/printed-invoice'
import type { FastifyReply } from 'fastify'
import { orCurrent } from '../kernel/commands/or-current'
import { Files, sendFile } from '../kernel/files/files'
import { PDF } from '../kernel/files/pdf'
import type { Call } from '../kernel/http/call'
import { sendPage } from '../kernel/http/page'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { addresseeOf } from './invoice-answers'
import { Invoicing } from './invoicing.service'

/** Credit notes belong to their invoice's stream. */
@Controller()
export class CreditNotesController {
  constructor(
    private readonly lists: Lists,
    private readonly invoicing: Invoicing,
    private readonly files: Files,
    @Inject(PDF) private readonly pdf: PdfPort,
  ) {}

  @Route(api.creditNotes)
  async list(call: Call<typeof api.creditNotes>) {
    const page = await this.lists.page(creditNotesList, call)
    return {
      ...page,
      data: page.data.map((row) => ({ ...row, amount: rounded(row.amount, row.currency) })),
    }
  }

  /** A process assigns its number, and with `send` mails it to the client. */
  @Route(api.creditInvoice)
  async credit(call: Call<typeof api.creditInvoice>) {
    const { workspace, params, body, ctx } = call
    const invoice_id = params.id
    const credit_note_id = ctx.newId()
    const { credited_on, reason = null, items, send } = body

    const row = await this.invoicing.find(workspace, invoice_id)
    if (send) this.addressee(row.document?.client.contact_email)

    const quantities = items
      ? Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]))
      : null
    const asked = { now: ctx.now.toISOString(), kind: 'credit note' as const, day: credited_on }
    const facts = await call.read((db) => dateFacts(db, workspace, asked))

    const credit = {
      type: 'credit' as const,
      invoice_id,
      credit_note_id,
      credited_on,
      reason,
      items: quantities,
      send,
      facts,
      language: languageOf(row.client_language),
    }

    await orCurrent(
      async () =>
        call.run(invoiceDecider, invoice_id, credit, await this.invoicing.seen(call, invoice_id)),
      () => this.invoicing.view(workspace, invoice_id),
    )

    return { data: { id: credit_note_id } }
  }

  @Route(api.emailCreditNote)
  async email(call: Call<typeof api.emailCreditNote>) {
    const {
      workspace,
      params: { id: invoice_id, creditNoteId: credit_note_id },
      body,
    } = call

    const row = await this.invoicing.find(workspace, invoice_id)
    const { client_id } = row
    const email = addresseeOf(row, body.email)

    const request = {
      type: 'request-credit-note-email' as const,
      invoice_id,
      credit_note_id,
      client_id,
      email,
    }

    await call.run(invoiceDecider, invoice_id, request)

    return { message: 'Email has been sent' }
  }

  @Route(api.creditNotePreview)
  async preview(call: Call<typeof api.creditNotePreview>, reply: FastifyReply) {
    const { workspace, params } = call

    const row = await this.invoicing.find(workspace, params.id)
    const picture = this.files.picture.bind(this.files)
    const page = await call.read((db) =>
      printedCreditNote(db, workspace, { row, id: params.creditNoteId }, picture),
    )

    return sendPage(reply, page ?? refuse('not_found'))
  }

  @Route(api.creditNotePdf)
  async download(
    { workspace, asker, params: { id, creditNoteId } }: Call<typeof api.creditNotePdf>,
    reply: FastifyReply,
  ) {
    const row = await this.invoicing.find(workspace, id)
    const note = row.credit_notes.find((each) => each.id === creditNoteId) ?? refuse('not_found')
    const name = `${(note.number ?? 'credit-note').replaceAll('/', '-')}.pdf`

    return sendFile(reply, {
      name,
      type: 'application/pdf',
      bytes: await this.pdf.invoice(asker, id, creditNoteId),
    })
  }

  private addressee(email: string | null | undefined): string {
    return email ?? refuse('invoice.client_email')
  }
}
