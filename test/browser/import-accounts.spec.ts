import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, PASSWORD } from '../support/people'
import { inBrowser } from './support/in-browser'

const IBAN = 'DE89370400440532013000'

const csv = [
  'Employee ID,First name,Last name,Account holder,IBAN',
  `E-01,Ida,Iban,,${IBAN}`,
  'E-02,Nina,None,,',
].join('\n')

describe('bank accounts in the import of people', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('are taken once they are wanted and the password is right', async () => {
    const { token } = company.admin
    const visitor = (await web.visitor({ token })).expects(/answered 422$/)
    const page = await visitor.open('/admin/employees/import')
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByLabel('Import bank accounts too').check()
    await page.getByText('Rows with a bank account: 1.', { exact: false }).waitFor()
    const begin = page.getByRole('button', { name: 'Import 2 rows' })
    expect(await begin.isDisabled()).toBe(true)
    await page.getByText('Enter your password to import bank accounts.').waitFor()

    const before = await web.product.events(company.ws)
    await page.getByLabel('Your current password').fill('not the password')
    await begin.click()
    await page.getByText('The current password is not right.').first().waitFor()
    expect(await web.product.events(company.ws)).toBe(before)

    await page.getByLabel('Your current password').fill(PASSWORD)
    await begin.click()
    await page.getByText('The import is done').waitFor()

    const people = await web.product.call(peopleApi.employees, {
      token,
      params: { ws: company.ws },
    })
    const ida = people.body.data.find(({ oid }) => oid === 'E-01')!
    const account = await web.product.call(paymentsApi.bankAccount, {
      token,
      params: { id: ida.id },
    })
    expect(JSON.stringify(account.body)).toContain(IBAN.slice(-4))
    await page.goto(`${web.url}/admin/employees/${ida.id}/profile?tab=bank`)
    await page.getByText(IBAN.slice(-4), { exact: false }).first().waitFor()
  })
})
