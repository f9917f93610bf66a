import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { inBrowser } from './support/in-browser'
import { fromRowMenu } from './support/row-menu'

describe('histories of the company', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const { id } = (
      await web.product.call(structureApi.addDepartment, { ...at, body: { name: 'Research' } })
    ).body.data

    await web.product.call(structureApi.renameDepartment, {
      token: at.token,
      params: { ...at.params, id },
      body: { name: 'Labs' },
    })
  })

  it('are opened from a department’s row, and from the page for the company itself', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/admin/general')
    await page.getByRole('tab', { name: 'Departments' }).click()
    await fromRowMenu(page, 'Labs', 'History')
    const panel = page.getByRole('dialog', { name: 'History' })
    await panel.getByText('Department renamed').waitFor()
    await panel.getByText('Research').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByText('Company created').waitFor()
  })

  it('are opened from the settings of invoices', async () => {
    const at = { token: company.admin.token, params: { ws: company.ws } }

    const setting = {
      name: 'Northwind Lda',
      company_address: 'Rua 1',
      paypal_email: 'pay@northwind.example',
      due_days: 30,
    }

    for (const country of ['PT', 'ES'])
      await web.product.call(invoiceSettingApi.changeInvoiceSetting, {
        ...at,
        body: { ...setting, country },
      })

    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/invoice?tab=settings',
    )
    await page.getByRole('button', { name: 'History' }).click()
    const panel = page.getByRole('dialog', { name: 'History' })
    await panel.getByText('Settings changed').first().waitFor()

    for (const text of ['Portugal', 'Spain', 'Northwind Lda', 'Due days'])
      await panel.getByText(text).first().waitFor()
  })
})
