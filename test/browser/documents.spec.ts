import { readFileSync } from 'node:fs'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeFindings, axeInBothThemes } from './support/axe'
import { overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('documents of an employee', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
  })

  const file = (text: string) => ({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${text}`),
  })

  it('are added and replaced by an admin, read by the employee, and deleted after a question', async () => {
    const ada = await web.visitor({ token: company.admin.token, acceptDownloads: true })
    const page = await ada.open(`/admin/employees/${employee.employee}/profile?tab=documents`)
    await page.getByText('No documents').waitFor()
    const before = await web.product.events(company.ws)
    await page.getByRole('button', { name: 'Add Document' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Document' })
    await dialog.getByRole('button', { name: 'Add Document' }).click()
    await dialog.getByText('Please input the Document Name!').waitFor()
    await dialog.getByText('Please input the Document type!').waitFor()
    await dialog.getByText('Please select a file!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByLabel('Document Name').fill('Welding, level 2')
    await dialog.getByRole('combobox', { name: 'Document type' }).fill('Cert')
    await page.getByRole('option', { name: 'Certificate', exact: true }).click()
    await dialog.getByText('Employee, managers and admins').waitFor()
    await dialog.getByLabel('Expires on').fill('2020-01-31')
    await dialog.locator('input[type=file]').setInputFiles(file('first'))
    await dialog.getByRole('button', { name: 'Add Document' }).click()
    await page.getByText('Document added').waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Welding, level 2' })
    await row.getByText('Expired').waitFor()
    await row.getByText('Ada Tester').waitFor()

    const menu = async (name: string) => {
      await row.getByRole('button', { name: /Actions for/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }

    await menu('Edit document')
    const editing = page.getByRole('dialog', { name: 'Edit document' })
    await editing.getByLabel('Document Name').fill('Welding, level 3')
    await editing.locator('input[type=file]').setInputFiles(file('second'))
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Document updated').waitFor()
    const renamed = page.getByRole('row').filter({ hasText: 'Welding, level 3' })

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      renamed.getByRole('button', { name: /^Download/ }).click(),
    ])

    expect([saved.suggestedFilename(), readFileSync(await saved.path(), 'utf8')]).toEqual([
      'Welding, level 3.pdf',
      '%PDF-1.7 second',
    ])

    const eli = await web.visitor({
      token: employee.token,
      locale: 'ar',
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
    })

    await eli.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const own = await eli.open('/my_profile?tab=documents')
    const card = own.getByRole('listitem').filter({ hasText: 'Welding, level 3' })
    await card.getByText('منتهٍ').waitFor()
    await settled(own)
    expect(await readIn(own)).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(await overflows(own, [320, 390])).toEqual([])
    expect(await axeInBothThemes(own)).toEqual([])
    expect(await own.getByRole('button', { name: 'أضف مستندًا' }).count()).toBe(0)
    await card.getByRole('button', { name: /إجراءات/ }).click()
    await own.getByRole('menuitem', { name: 'الإصدارات' }).click()
    const versions = own.getByRole('dialog', { name: /إصدارات/ })

    const [first] = await Promise.all([
      own.waitForEvent('download'),
      versions.getByRole('button', { name: 'تنزيل الإصدار 1' }).click(),
    ])

    expect(readFileSync(await first.path(), 'utf8')).toBe('%PDF-1.7 first')
    expect(await axeFindings(own)).toEqual([])
    await own.keyboard.press('Escape')
    await card.getByRole('button', { name: /إجراءات/ }).click()
    await own.getByRole('menuitem', { name: 'السجل' }).click()
    const history = own.getByRole('dialog', { name: 'السجل' })
    await history.getByText('إصدار جديد').waitFor()
    await history.getByText('نُزّل', { exact: true }).waitFor()
    await own.keyboard.press('Escape')

    await renamed.getByRole('button', { name: /Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Document deleted').waitFor()
    await page.getByText('No documents').waitFor()
    // The live channel informs the employee's page.
    await own.getByText('لا مستندات').waitFor()

    const left = await web.product.call(documentsApi.documents, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(left.body.total).toBe(0)
    expect(await web.product.events(company.ws)).toBe(before + 5)
  })

  it('keep typed text when the server refuses the file', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    ada.expects(/answered 415/)
    const page = await ada.open(`/admin/employees/${employee.employee}/profile?tab=documents`)
    const before = await web.product.events(company.ws)
    await page.getByRole('button', { name: 'Add Document' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Document' })
    await dialog.getByLabel('Document Name').fill('Program')
    await dialog.getByRole('combobox', { name: 'Document type' }).fill('Payslip')
    await dialog.getByText('Employee and admins').waitFor()
    const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: program })
    await dialog.getByLabel('Document Name').click()
    await dialog.getByRole('button', { name: 'Add Document' }).click()
    await page.getByText('Failed to Add Document').waitFor()
    await dialog.getByText('Files of this kind are not accepted here.').waitFor()
    expect(await dialog.getByLabel('Document Name').inputValue()).toBe('Program')
    expect(await web.product.events(company.ws)).toBe(before)
  })
})
