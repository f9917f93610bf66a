import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { eInvoiceApi } from '@workledger/contracts/invoicing/einvoice.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

/** Four red points. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

const askerOf = (company: string) => ({ company, person: 'ann' })

describe('documents and the mails about them', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let company: Company
  let employee: Person

  beforeAll(async () => {
    const pdf: PdfPort = {
      payslip: (asker, id) => workers.pdf.payslip(asker, id),
      payStatement: (asker, id, year) => workers.pdf.payStatement(asker, id, year),
      invoice: (asker, id) => workers.pdf.invoice(asker, id),
      page: (asker, html) => workers.pdf.page(asker, html),
    }

    product = await startProduct({ pdf })
    workers = await startWorkers(product)
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const mailTo = (to: string, subject: RegExp) =>
    until(async () => {
      const folder = join(product.dataDir, 'outbox')
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      const mails: Mail[] = await Promise.all(
        files.map(async (file) => parseMail(await readFile(join(folder, file)))),
      )

      return mails.find((mail) => mail.to === to && subject.test(mail.subject))
    }, 20_000)

  it('announces a payslip without its figures, and prints it for its owner', async () => {
    const { token } = company.admin

    const terms = {
      effective_on: '2026-01-01',
      base_compensation_amount: '62506',
      base_compensation_type: 'yearly' as const,
    }

    expect(
      (
        await product.call(employmentApi.addContract, {
          token,
          params: { id: employee.employee },
          body: terms,
        })
      ).status,
    ).toBe(201)

    const period = { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' }

    const { body } = await product.call(payrollApi.draftPayrun, {
      token,
      params: { ws: company.ws },
      body: period,
    })

    const params = { ws: company.ws, id: body.data.id }

    expect(
      (
        await product.call(payrollApi.approvePayrun, {
          token,
          params,
          body: { notify_employee: true },
        })
      ).status,
    ).toBe(200)

    const told = await mailTo(employee.email, /Your payslip from Northwind is ready/)
    expect(told.text).toContain('Pay period: 1 – 28 February 2026')
    expect(told.raw).not.toContain('5208')
    expect(told.text).toContain('/requests?tab=payslips')

    const slips = await product.call(payrollApi.payslips, {
      token: employee.token,
      params: { id: employee.employee },
    })

    const payslipId = slips.body.data[0]!.id

    const printed = await product.inject({
      method: 'GET',
      url: `/api/v1/employees/${employee.employee}/payslips/${payslipId}/download`,
      token: employee.token,
    })

    expect(printed).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(String(printed.body).slice(0, 5)).toBe('%PDF-')

    const statement = await product.inject({
      method: 'GET',
      url: `/api/v1/employees/${employee.employee}/pay-statements/2026`,
      token: employee.token,
    })

    expect(statement).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(String(statement.body).slice(0, 5)).toBe('%PDF-')

    await expect(
      workers.pdf.payslip(askerOf((await createCompany(product, 'Other')).ws), payslipId),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  }, 30_000)

  it('mails an invoice with its PDF and the link to its public page', async () => {
    const { token } = company.admin

    const contact = {
      name: 'Contoso',
      contact_name: 'Ana Costa',
      contact_email: 'ana@contoso.example',
    }

    const client = (
      await product.call(clientsApi.addClient, { token, params: { ws: company.ws }, body: contact })
    ).body.data.id

    const draft = {
      client_id: client,
      invoice_number: 'draft',
      invoice_date: '2026-03-02',
      due_date: '2026-04-01',
    }

    const { id } = (
      await product.call(invoicesApi.addInvoice, { token, params: { ws: company.ws }, body: draft })
    ).body.data
    const item = { description: 'Design', quantity: 2, unit_price: '600', amount: '1200' }
    await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item as never })

    expect(
      (await product.call(invoicesApi.emailInvoice, { token, params: { id }, body: {} as never }))
        .status,
    ).toBe(200)

    const mail = await mailTo('ana@contoso.example', /^Invoice .* from Northwind/)
    expect(mail.from).toMatch(/^"?Northwind.* <hr@example\.com>$/)
    expect(mail.text).toMatch(/Amount: 1,200\.00\sEUR/)
    const attached = /filename="?([^"\r\n]+\.pdf)"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
      mail.raw,
    )!
    expect(Buffer.from(attached[2]!, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-')
    const link = new URL(/https:\/\/\S+public\/invoices\S+/.exec(mail.text)![0])

    const page = await product.inject({
      method: 'GET',
      url: `/api/v1/public/invoices/${id}/preview${link.search}`,
    })

    expect(page.status).toBe(200)
  }, 30_000)

  it('prints the logo of the company on payslips and invoices, as it is now', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const contact = { name: 'Litware', contact_name: 'Lia' }
    const client_id = (await product.call(clientsApi.addClient, { token, params, body: contact }))
      .body.data.id

    const draft = {
      client_id,
      invoice_number: 'x',
      invoice_date: '2026-03-02',
      due_date: '2026-04-01',
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { token, params, body: draft })).body
      .data

    await product.call(invoicesApi.addInvoiceItem, {
      token,
      params: { id },
      body: { description: 'x', quantity: 1, unit_price: '1' },
    })

    const slips = await product.call(payrollApi.payslips, {
      token: employee.token,
      params: { id: employee.employee },
    })

    const printed = async () => [
      await pictures(await workers.pdf.invoice(askerOf(company.ws), id)),
      await pictures(await workers.pdf.payslip(askerOf(company.ws), slips.body.data[0]!.id)),
      await pictures(await workers.pdf.payStatement(askerOf(company.ws), employee.employee, 2026)),
    ]

    expect(await printed()).toEqual([0, 0, 0])
    const files = { logo: { name: 'logo.png', bytes: LOGO, type: 'image/png' } }
    expect(
      (await upload(product, workspacesApi.changeWorkspace, { token, params, files })).status,
    ).toBe(200)
    expect(await printed()).toEqual([1, 1, 1])
    const shown = await product.call(invoicesApi.invoicePreview, { token, params: { id } })
    expect(String(shown.body)).toContain(
      `src="data:image/png;base64,${LOGO.toString('base64').replaceAll('=', '&#x3D;')}"`,
    )
    expect(shown.headers['content-security-policy']).toContain("img-src 'self' data:;")
  }, 30_000)

  it('makes e-invoices of complete invoices, embeds them in the mail’s PDF, and names what others lack', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const contact = { name: 'Fabrikam', contact_name: 'Eva', contact_email: 'eva@fabrikam.example' }
    const client_id = (await product.call(clientsApi.addClient, { token, params, body: contact }))
      .body.data.id

    const draft = async (body: object = {}) => {
      const dated = {
        client_id,
        invoice_number: 'draft',
        invoice_date: '2026-03-02',
        due_date: '2026-04-01',
        currency: 'EUR',
        ...body,
      }

      const { id } = (await product.call(invoicesApi.addInvoice, { token, params, body: dated }))
        .body.data

      const item = {
        description: 'Design & <b>more</b>',
        quantity: 2,
        unit_price: '600',
        tax1: 'tax_rate1' in body,
      }

      await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })

      return id
    }

    const about = { token, params: { id: await draft() } }

    expect(await product.call(eInvoiceApi.eInvoice, about)).toMatchObject({
      status: 409,
      body: { code: 'einvoice.draft' },
    })

    await product.call(invoicesApi.issueInvoice, about)
    const told = (await product.call(eInvoiceApi.eInvoice, about)).body.data

    expect([told.ready, told.missing.map(({ message }) => message)]).toEqual([
      false,
      [
        'The item “Design & <b>more</b>” has no VAT category.',
        'Your company’s country is missing. Enter it in the invoice settings.',
        'The client’s country is missing. Enter it in Clients.',
        'Your company’s VAT ID or registration number is missing. Enter one in the invoice settings.',
        'Your company’s VAT ID or tax number is missing. Enter one in the invoice settings.',
      ],
    ])

    for (const call of [eInvoiceApi.eInvoiceUbl, eInvoiceApi.eInvoiceCii]) {
      const refused = await product.call(call, about)
      expect(refused).toMatchObject({ status: 422, body: { code: 'einvoice.incomplete' } })
      expect(
        (refused.body as unknown as { errors: { invoice: string[] } }).errors.invoice,
      ).toHaveLength(5)
    }

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 1',
      city: 'Lisboa',
      country: 'PT',
      vat_id: 'PT502011378',
    }

    const body = { ...setting, paypal_email: 'pay@northwind.example', due_days: 30 }

    expect(
      (
        await product.call(invoiceSettingApi.changeInvoiceSetting, {
          token,
          params,
          body: body as never,
        })
      ).status,
    ).toBe(200)

    const where = { address: 'Graben 1', city: 'Wien', country: 'AT' }

    await product.call(clientsApi.changeClient, {
      token,
      params: { ...params, id: client_id },
      body: where,
    })

    const id = await draft({ tax_name1: 'IVA', tax_rate1: '23', tax_category1: 'S' })

    expect(
      (await product.call(invoicesApi.emailInvoice, { token, params: { id }, body: {} as never }))
        .status,
    ).toBe(200)

    const [number, second] = [
      (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data.invoice_number,
      { token, params: { id } },
    ]

    expect((await product.call(eInvoiceApi.eInvoice, second)).body.data).toEqual({
      ready: true,
      missing: [],
    })

    const ubl = await product.call(eInvoiceApi.eInvoiceUbl, second)

    expect([ubl.status, ubl.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])

    expect(String(ubl.body)).toContain(`<cbc:ID>${number}</cbc:ID>`)
    const cii = await product.call(eInvoiceApi.eInvoiceCii, second)

    expect([cii.status, String(cii.body)]).toEqual([
      200,
      expect.stringContaining('<ram:GrandTotalAmount>1476.00</ram:GrandTotalAmount>'),
    ])

    const pdf = await attachedPdf(
      await mailTo('eva@fabrikam.example', /^Invoice .* from Northwind/),
    )
    expect(inside(pdf)).toEqual([number, [['factur-x.xml', String(cii.body)]]])

    const credit = { credited_on: '2026-03-09', reason: 'Too late', send: true }
    const note = (
      await product.call(creditNotesApi.creditInvoice, { token, params: { id }, body: credit })
    ).body.data.id
    const credited = { token, params: { id, creditNoteId: note } }
    const noteUbl = await product.call(eInvoiceApi.eCreditNoteUbl, credited)

    expect(noteUbl).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    })

    expect(String(noteUbl.body)).toMatch(
      new RegExp(`<CreditNote [\\s\\S]*<cbc:ID>CN-0001<[\\s\\S]*<cbc:ID>${number}<`),
    )
    const noteCii = await product.call(eInvoiceApi.eCreditNoteCii, credited)
    expect(String(noteCii.body)).toMatch(/<ram:TypeCode>381<[\s\S]*<ram:GrandTotalAmount>1476\.00</)

    expect(inside(await attachedPdf(await mailTo('eva@fabrikam.example', /CN-0001/)))).toEqual([
      'CN-0001',
      [['factur-x.xml', String(noteCii.body)]],
    ])

    expect(
      (await product.call(eInvoiceApi.eCreditNoteUbl, { token, params: { id, creditNoteId: id } }))
        .status,
    ).toBe(404)
  }, 30_000)
})

function attachedPdf({ raw }: Mail): Promise<PDFDocument> {
  const attached = /filename="?([^"\r\n]+\.pdf)"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!
  return PDFDocument.load(Buffer.from(attached[2]!, 'base64'), { updateMetadata: false })
}

/** Returns its title, and its files with their text. */
const inside = (pdf: PDFDocument) => [
  pdf.getTitle(),
  pdf.getAttachments().map(({ name, data }) => [name, Buffer.from(data).toString('utf8')]),
]

async function pictures(pdf: Buffer): Promise<number> {
  const { context } = await PDFDocument.load(pdf)
  const streams = context.enumerateIndirectObjects().map(([, object]) => object)

  return streams.filter(
    (object) =>
      object instanceof PDFRawStream &&
      object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  ).length
}
