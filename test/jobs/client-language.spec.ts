import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { daysFrom } from '@workledger/domain/invoicing/reminders'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('the language of a client', () => {
  let product: Product
  let company: Company
  let workers: Awaited<ReturnType<typeof startWorkers>>

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const admin = () => ({ token: company.admin.token })
  const ws = () => ({ ws: company.ws })
  const today = () => new Date().toISOString().slice(0, 10)

  const addClient = (name: string, body: object = {}) =>
    product.call(clientsApi.addClient, {
      ...admin(),
      params: ws(),
      body: { name, contact_name: 'Ana Costa', contact_email: `${name}@example.com`, ...body },
    })

  const change = (id: string, language: string | null) =>
    product.call(clientsApi.changeClient, {
      ...admin(),
      params: { ...ws(), id },
      body: { language } as never,
    })

  const issue = async (client_id: string) => {
    const drafted = await product.call(invoicesApi.addInvoice, {
      ...admin(),
      params: ws(),
      body: {
        client_id,
        invoice_number: 'x',
        currency: 'EUR',
        invoice_date: daysFrom(today(), -10),
        due_date: daysFrom(today(), -2),
      },
    })
    const { id } = drafted.body.data

    await product.call(invoicesApi.addInvoiceItem, {
      ...admin(),
      params: { id },
      body: { description: 'x', quantity: 1, unit_price: '100' },
    })

    const sent = await product.call(invoicesApi.emailInvoice, {
      ...admin(),
      params: { id },
      body: {},
    })
    expect(sent.status).toBe(200)

    return id
  }

  const mailTo = async (to: string, subject: RegExp) => {
    const outbox = join(product.dataDir, 'outbox')

    const found = async () => {
      for (const name of await readdir(outbox).catch(() => [])) {
        if (!name.endsWith('.eml')) continue
        const mail = parseMail(await readFile(join(outbox, name)))
        if (mail.to.includes(to) && subject.test(mail.subject)) return mail
      }
      return undefined
    }
    return until(found)
  }

  const pageOf = async (id: string) => {
    const { data } = (await product.call(invoicesApi.invoice, { ...admin(), params: { id } })).body
    const key = new URL(data.public_url!).searchParams.get('key')!
    const request = { params: { id }, query: { key } }

    return {
      page: String((await product.call(invoicesApi.publicInvoicePreview, request)).body),
      language: (await product.call(paypalApi.publicInvoicePayment, request)).body.data.language,
    }
  }

  it('is one of the product, or that of the company', async () => {
    expect(await addClient('klingon', { language: 'tlh' })).toMatchObject({
      status: 422,
      body: { error_codes: { language: [{ code: 'workspace.language' }] } },
    })

    const { id } = (await addClient('plain')).body.data
    const one = async () =>
      (await product.call(clientsApi.client, { ...admin(), params: { ...ws(), id } })).body.data
        .language

    expect(await one()).toBeNull()
    expect((await change(id, 'it')).status).toBe(200)
    expect(await one()).toBe('it')
    expect((await change(id, null)).status).toBe(200)
    expect(await one()).toBeNull()
    expect(await pageOf(await issue(id))).toMatchObject({ language: 'en' })
  })

  it('is that of its invoices, credit notes and mails; an issued invoice keeps its own', async () => {
    const { id } = (await addClient('blanc', { language: 'fr' })).body.data
    const invoice = await issue(id)
    const mail = await mailTo('blanc@', /^Facture /)
    expect(mail.text).toContain('Bonjour')
    expect(mail.text).toMatch(/100,00.EUR/)

    expect((await change(id, 'ar')).status).toBe(200)
    const before = await pageOf(invoice)
    expect(before.language).toBe('fr')
    expect(before.page).toContain('<html lang="fr" dir="ltr">')

    await product.call(remindersApi.remindOfInvoice, {
      ...admin(),
      params: { id: invoice },
      body: {},
    })
    expect((await mailTo('blanc@', /تذكير/)).html).toContain('dir="rtl"')

    await product.call(creditNotesApi.creditInvoice, {
      ...admin(),
      params: { id: invoice },
      body: { credited_on: today(), send: true },
    })
    expect((await mailTo('blanc@', /الإشعار الدائن/)).html).toContain('lang="ar"')
    expect(await pageOf(await issue(id))).toMatchObject({ language: 'ar' })
  })
})
