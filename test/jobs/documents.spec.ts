import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { type Mail, parseMail, until } from './mailbox'
import { startWorkers } from './workers'

describe('documents and the mails about them', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let company: Company
  let employee: Person
  beforeAll(async () => {
    const pdf: PdfPort = {
      payslip: (ws, id) => workers.pdf.payslip(ws, id),
      payStatement: (ws, id, year) => workers.pdf.payStatement(ws, id, year),
      invoice: (ws, id) => workers.pdf.invoice(ws, id),
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
      const mails: Mail[] = await Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file)))))
      return mails.find((mail) => mail.to === to && subject.test(mail.subject))
    }, 20_000)

  it('tells of a payslip without its figures, and prints it for its owner', async () => {
    const { token } = company.admin
    const terms = { effective_on: '2026-01-01', base_compensation_amount: '62506', base_compensation_type: 'yearly' as const }
    expect((await product.call(employmentApi.addContract, { token, params: { id: employee.employee }, body: terms })).status).toBe(201)
    const period = { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' }
    const { body } = await product.call(payrollApi.draftPayrun, { token, params: { ws: company.ws }, body: period })
    const params = { ws: company.ws, id: body.data.id }
    expect((await product.call(payrollApi.approvePayrun, { token, params, body: { notify_employee: true } })).status).toBe(200)

    const told = await mailTo(employee.email, /Your payslip from Northwind is ready/)
    expect(told.text).toContain('Pay period: 1 February 2026 – 28 February 2026')
    expect(told.raw).not.toContain('5208')
    expect(told.text).toContain('/requests?tab=payslips')
    const slips = await product.call(payrollApi.payslips, { token: employee.token, params: { id: employee.employee } })
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
    await expect(workers.pdf.payslip((await createCompany(product, 'Other')).ws, payslipId)).rejects.toMatchObject({ code: 'not_found' })
  }, 30_000)

  it('mails an invoice with its PDF and the link to its public page', async () => {
    const { token } = company.admin
    const contact = { name: 'Contoso', contact_name: 'Ana Costa', contact_email: 'ana@contoso.example' }
    const client = (await product.call(clientsApi.addClient, { token, params: { ws: company.ws }, body: contact })).body.data.id
    const draft = { client_id: client, invoice_number: 'draft', invoice_date: '2026-03-02', due_date: '2026-04-01' }
    const { id } = (await product.call(invoicesApi.addInvoice, { token, params: { ws: company.ws }, body: draft })).body.data
    const item = { description: 'Design', quantity: 2, unit_price: '600', amount: '1200' }
    await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item as never })
    expect((await product.call(invoicesApi.emailInvoice, { token, params: { id }, body: {} as never })).status).toBe(200)

    const mail = await mailTo('ana@contoso.example', /^Invoice .* from Northwind/)
    expect(mail.text).toMatch(/Amount: 1,200\.00\sEUR/)
    const attached = /filename="?([^"\r\n]+\.pdf)"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail.raw)!
    expect(Buffer.from(attached[2]!, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-')
    const link = new URL(/https:\/\/\S+public\/invoices\S+/.exec(mail.text)![0])
    const page = await product.inject({ method: 'GET', url: `/api/v1/public/invoices/${id}/preview${link.search}` })
    expect(page.status).toBe(200)
  }, 30_000)
})
