import { type Company, createCompany, hire, type Person } from '../support/people'
import { smallPdf } from '../support/small-pdf'
import { zipOf } from '../support/zip'
import { inBrowser } from './support/in-browser'

describe('an import of documents', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli', { oid: 'EMP-0001' })
    await web.product.settled()
  })

  it('is previewed, given its types and people, carried out and undone', async () => {
    const archive = zipOf([
      { name: 'EMP-0001/Contracts/Contract 2026.pdf', bytes: smallPdf('1') },
      { name: 'EMP-0001/Team photos/Summer.pdf', bytes: smallPdf('2') },
      { name: 'Someone else/Contracts/Old.pdf', bytes: smallPdf('3') },
      { name: 'EMP-0001/Contracts/setup.exe', bytes: Buffer.from('MZ\x90\x00 a program') },
      { name: 'EMP-0001/.DS_Store', bytes: smallPdf('4') },
    ])

    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/employees/import',
    )

    await page.getByRole('link', { name: 'Imports of documents' }).click()
    await page.getByText('No documents were imported yet').waitFor()
    await page.getByRole('link', { name: 'Import documents' }).first().click()

    await page.locator('input[type=file]').setInputFiles({
      name: 'documents.zip',
      mimeType: 'application/zip',
      buffer: archive,
    })

    await page.getByText('No document type is chosen for Team photos.').waitFor()
    await page.getByText('No employee is chosen for Someone else.').waitFor()
    await page.getByText('The file is of another kind.').waitFor()
    await page.getByText('1 file of an operating system is ignored.').waitFor()
    await page.getByRole('combobox', { name: 'Document type for Team photos' }).click()
    await page.getByRole('option', { name: 'New type: Team photos' }).click()
    await page.getByText('The employee and administrators see it').nth(1).waitFor()
    await page.getByRole('button', { name: 'Import 2 documents' }).click()
    await page.getByText('The documents were imported').waitFor()
    await page.getByRole('heading', { name: 'Import of documents' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('2 documents are deleted.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('2 documents were deleted').waitFor()
    await page.getByText('Undone').first().waitFor()
  })

  it('is for people who manage documents', async () => {
    const page = await (await web.visitor({ token: eli.token })).open(
      '/admin/employees/document-imports/new',
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
  })
})
