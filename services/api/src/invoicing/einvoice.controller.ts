import { Controller } from '@nestjs/common'
import { eInvoiceApi as api } from '@workledger/contracts/invoicing/einvoice.api'
import { refuse, worded } from '@workledger/contracts/kernel/errors'
import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import type { EInvoiceOf } from '@workledger/domain/invoicing/einvoice/einvoice'
import type { EInvoice } from '@workledger/domain/invoicing/einvoice/semantic-model'
import { ubl } from '@workledger/domain/invoicing/einvoice/ubl'
import { eCreditNoteOfRow, eInvoiceOfRow } from '@workledger/projections/invoicing/e-invoice'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Invoicing } from './invoicing.service'

/** Invoices as machine-readable files. */
@Controller()
export class EInvoiceController {
  constructor(private readonly invoicing: Invoicing) {}

  @Route(api.eInvoice)
  async check({ workspace, params }: Call<typeof api.eInvoice>) {
    const { missing } = await this.find(workspace, params.id)
    return { data: { ready: missing.length === 0, missing: missing.map(worded) } }
  }

  @Route(api.eInvoiceUbl)
  async ubl({ workspace, params }: Call<typeof api.eInvoiceUbl>, reply: FastifyReply) {
    return ublFile(reply, complete(await this.find(workspace, params.id)))
  }

  @Route(api.eInvoiceCii)
  async cii({ workspace, params }: Call<typeof api.eInvoiceCii>, reply: FastifyReply) {
    return ciiFile(reply, complete(await this.find(workspace, params.id)))
  }

  @Route(api.eCreditNoteUbl)
  async creditNoteUbl({ workspace, params }: Call<typeof api.eCreditNoteUbl>, reply: FastifyReply) {
    return ublFile(
      reply,
      complete(await this.findCreditNote(workspace, params.id, params.creditNoteId)),
    )
  }

  @Route(api.eCreditNoteCii)
  async creditNoteCii({ workspace, params }: Call<typeof api.eCreditNoteCii>, reply: FastifyReply) {
    return ciiFile(
      reply,
      complete(await this.findCreditNote(workspace, params.id, params.creditNoteId)),
    )
  }

  private async find(workspace: string, id: string) {
    return eInvoiceOfRow(await this.invoicing.find(workspace, id)) ?? refuse('einvoice.draft')
  }

  private async findCreditNote(workspace: string, id: string, creditNote: string) {
    return (
      eCreditNoteOfRow(await this.invoicing.find(workspace, id), creditNote) ?? refuse('not_found')
    )
  }
}

const complete = ({ invoice, missing }: EInvoiceOf): EInvoice =>
  invoice ?? refuse('einvoice.incomplete', { fields: { invoice: [...missing] } })

const ublFile = (reply: FastifyReply, invoice: EInvoice) =>
  file(reply, `${invoice.number}-ubl.xml`, ubl(invoice))

const ciiFile = (reply: FastifyReply, invoice: EInvoice) =>
  file(reply, `${invoice.number}-cii.xml`, cii(invoice))

const file = (reply: FastifyReply, name: string, xml: string) =>
  sendFile(reply, {
    name: name.replaceAll('/', '-'),
    type: 'application/xml; charset=utf-8',
    bytes: Buffer.from(xml),
  })
