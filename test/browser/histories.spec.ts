import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { axeInBothThemes } from './support/axe'
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

  it('stand next to the form in a wide window, and are opened in a narrower one', async () => {
    const visitor = await web.visitor({
      token: company.admin.token,
      viewport: { width: 1680, height: 900 },
    })

    const page = await visitor.open('/admin/general')
    const history = page.getByRole('complementary', { name: 'History' })
    await history.getByText('Company created').waitFor()
    await page.getByRole('tab', { name: 'Departments' }).click()
    await fromRowMenu(page, 'Labs', 'Edit')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('complementary').getByText('Department renamed').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('complementary').waitFor({ state: 'detached' })
  })

  it('leave the search of their list in the address', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/general?tab=departments',
    )

    await page.getByRole('searchbox').fill('Labs')
    await page.waitForURL(/tab=departments.*Labs|Labs.*tab=departments/)
    await page.reload()
    await page.getByRole('row', { name: /Labs/ }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('Labs')
  })
})
