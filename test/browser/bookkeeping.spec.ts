import { readFileSync } from 'node:fs'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { type Company, createCompany } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { atRest, overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('bookkeeping', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const place = { address: 'Rua Augusta 24', city: 'Lisboa', country: 'PT' }
    const client = await web.product.call(clientsApi.addClient, {
      ...at,
      body: { name: 'Helios', contact_name: 'Ola', ...place } as never,
    })

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 1',
      country: 'PT',
      vat_id: 'PT502011378',
      due_days: 14,
    }
    await web.product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...at,
      body: setting as never,
    })

    const today = new Date().toISOString().slice(0, 10)
    const drafted = await web.product.call(invoicesApi.addInvoice, {
      ...at,
      body: {
        client_id: client.body.data.id,
        invoice_number: 'x',
        invoice_date: today,
        due_date: today,
        currency: 'EUR',
      } as never,
    })
    const by = { token: company.admin.token, params: { id: drafted.body.data.id } }
    await web.product.call(invoicesApi.addInvoiceItem, {
      ...by,
      body: { description: 'Design', quantity: '1', unit_price: '250' } as never,
    })
    expect((await web.product.call(invoicesApi.issueInvoice, by)).status).toBe(200)
  })

  it('says which accounts are missing, takes them, and makes each entry once', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/invoice?tab=books&format=quickbooks',
    )
    await page.getByText('Before a file can be made, enter:').waitFor()
    await page.getByText(/Account: .?Receivables from clients/).waitFor()
    expect(await page.getByRole('button', { name: 'Make file' }).count()).toBe(0)

    await page.getByLabel('Receivables from clients').fill('1200')
    await page.getByLabel('Revenue without VAT').fill('4200')
    await page.locator('main form').getByRole('button', { name: 'Save' }).click()
    await page.getByText('The accounts are saved.').waitFor()

    const lines = page.getByRole('table', { name: 'First lines' })
    await lines.getByText('1200').waitFor()
    await lines.getByText('4200').waitFor()
    await atRest(page)
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1024])).toEqual([])

    const [made] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make file' }).click(),
    ])
    const bytes = readFileSync(await made.path())
    expect(bytes.toString()).toContain('1200,250.00,')

    const files = page.getByRole('table', { name: 'Files of this month' })
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: 'Download again' }).click(),
    ])
    expect(readFileSync(await again.path()).equals(bytes)).toBe(true)
    // The entry is in its file.
    await page.getByText('This month has no new entries.').waitFor()
    expect(await page.getByRole('button', { name: 'Make file' }).count()).toBe(0)

    await page.getByRole('button', { name: 'History of the accounts' }).click()
    const past = page.getByRole('dialog', { name: 'History' })
    await past.getByText(/Receivables from clients: 1200/).waitFor()
    await past.getByText(/Revenue without VAT: 4200/).waitFor()
  })
})
