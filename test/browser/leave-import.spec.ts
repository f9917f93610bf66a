import { type Company, createCompany, hire } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('an import of leave', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    await hire(web.product, company, 'Eli', { oid: 'E-1' })
    await web.product.settled()
  })

  it('is previewed, given its leave types, carried out and undone', async () => {
    const text = [
      'Employee #,Name,From,To,Type,Amount,Status',
      'E-1,"Tester, Eli",2024-03-06,2024-03-06,Sick,1 day,Approved',
      'E-1,"Tester, Eli",2024-03-13,2024-03-13,Sick,1 day,Requested',
    ].join('\n')
    const page = await (await web.visitor({ token: company.admin.token })).open('/admin/leaves')

    await page.getByRole('link', { name: 'Imports of leave' }).click()
    await page.getByRole('heading', { name: 'Imports of leave' }).waitFor()
    await page.getByRole('link', { name: 'Import leave' }).first().click()

    await page.locator('input[type=file]').setInputFiles({
      name: 'time-off.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })

    await page.getByText('No leave type is chosen for Sick.').waitFor()
    await page.getByText('The leave is not approved there: "Requested".').waitFor()
    await page.getByRole('combobox', { name: 'Leave type for Sick' }).click()
    await page.getByRole('option', { name: 'Sick leave' }).click()
    await page.getByRole('button', { name: 'Import 1 leave' }).click()
    await page.getByText('The leave was imported').waitFor()
    await page.getByRole('heading', { name: 'Import from BambooHR' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('1 leave is removed.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('1 leave was removed').waitFor()
    await page.getByText('Undone').first().waitFor()
  })
  it('of balances asks for their day, shows now and then, and is taken back', async () => {
    const text = 'Employee #,Name,Ending Balance\nE-1,"Tester, Eli",12.5\nE-7,"Nobody, Ann",3'
    const today = new Date().toISOString().slice(0, 10)
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/leaves/imports/new',
    )

    await page.getByRole('button', { name: 'Balances' }).click()
    await page.getByText('CSV or Excel file of balances').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'balances.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })

    await page.getByText('No employee is chosen for Ann Nobody.').waitFor()
    const correct = page.getByRole('button', { name: /^Correct/ })
    expect(await correct.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Balances at the end of' }).fill(today)
    await page.getByText(/→ 12\.5 days/).waitFor()
    await page.getByRole('button', { name: 'Correct 1 balance' }).click()
    await page.getByText('The balances were corrected').waitFor()
    await page.getByRole('heading', { name: 'Balances from BambooHR' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('1 correction is taken back.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('1 correction was taken back').waitFor()
    await page.getByText('Undone').first().waitFor()
  })
})
