import { Controller } from '@nestjs/common'
import { eInvoiceApi as api } from '@workledger/contracts/invoicing/einvoice.api'
import { refuse, worded } from '@workledger/contracts/kernel/errors'
import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import type { EInvoice } from '@workledger/domain/invoicing/einvoice/semantic-model'
import { ubl } from '@workledger/domain/invoicing/einvoice/ubl'
import { eInvoiceOfRow } from '@workledger/projections/invoicing/e-invoice'
import type { Call } from '../kernel/context'
import { sendFile } from '../kernel/files'
import { Route } from '../kernel/route'
import { Invoicing } from './invoicing.service'

/** Invoices as files that programs read. */
@Controller()
export class EInvoiceController {
  constructor(private readonly invoicing: Invoicing) {}

  @Route(api.eInvoice)
  async check({ workspace, params }: Call<typeof api.eInvoice>) {
    const { missing } = await this.find(workspace, params.id)
    return { data: { ready: missing.length === 0, missing: missing.map(worded) } }
  }

  @Route(api.eInvoiceUbl)
  async ubl({ workspace, params }: Call<typeof api.eInvoiceUbl>, reply?: any) {
    const invoice = await this.complete(workspace, params.id)
    return file(reply, `${invoice.number}-ubl.xml`, ubl(invoice))
  }

  @Route(api.eInvoiceCii)
  async cii({ workspace, params }: Call<typeof api.eInvoiceCii>, reply?: any) {
    const invoice = await this.complete(workspace, params.id)
    return file(reply, `${invoice.number}-cii.xml`, cii(invoice))
  }

  private async find(workspace: string, id: string) {
    return eInvoiceOfRow(await this.invoicing.find(workspace, id)) ?? refuse('einvoice.draft')
  }

  private async complete(workspace: string, id: string): Promise<EInvoice> {
    const { invoice, missing } = await this.find(workspace, id)
    return invoice ?? refuse('einvoice.incomplete', { fields: { invoice: [...missing] } })
  }
}

const file = (reply: any, name: string, xml: string) =>
  sendFile(reply, { name: name.replaceAll('/', '-'), type: 'application/xml; charset=utf-8', bytes: Buffer.from(xml) })
