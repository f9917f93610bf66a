import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany } from '../support/people'
import { inBrowser } from './support/in-browser'

const FILE = [
  'First name,Last name,ID,Department',
  'Ann,Imported,I-1,Labs',
  'Ben,Imported,I-2,Labs',
].join('\n')

describe('the undo of an import of employees', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('names who stays, asks, and removes the others', async () => {
    const { product } = web
    const call = { token: company.admin.token, params: { ws: company.ws } }
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/employees/import',
    )

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(FILE),
      })
    await page.getByRole('button', { name: /^Import 2/ }).click()
    await page.getByRole('button', { name: 'Open the import' }).waitFor()

    const { body } = await product.call(peopleApi.employees, { ...call, query: { q: 'I-2' } })
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: body.data[0]!.id },
      body: { city: 'Porto' },
    })

    await page.getByRole('button', { name: 'Open the import' }).click()
    await page.getByRole('heading', { name: 'Import of employees' }).waitFor()
    await page.getByRole('link', { name: 'Ben Imported' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('1 employee is removed.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('1 employee was removed').waitFor()
    await page.getByText('Partly undone').first().waitFor()

    await page.getByRole('link', { name: 'Imports of employees' }).click()
    await page.getByRole('heading', { name: 'Imports of employees' }).waitFor()
    await page.getByText('Partly undone').first().waitFor()
  })
})
