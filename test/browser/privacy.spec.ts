import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { createCompany, hire } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('personal data of those who have left, and of a company that closes', () => {
  const web = inBrowser()

  it('is erased once the name is typed, says why where it may not be, and the closing is told on every page', async () => {
    const company = await createCompany(web.product)
    const { token } = company.admin
    const params = { ws: company.ws }
    const gone = await hire(web.product, company, 'Vera')
    const kept = await hire(web.product, company, 'Kim')
    for (const [who, terminated_on] of [
      [gone, '2012-03-31'],
      [kept, '2024-03-31'],
    ] as const)
      await web.product.call(peopleApi.terminateEmployee, { token, params: { id: who.employee }, body: { terminated_on } })

    const visitor = (await web.visitor({ token })).expects(/\/erasure answered 422/)
    const page = await visitor.open('/admin/general?tab=former-people')
    await page.getByRole('button', { name: 'Actions for Kim Tester' }).click()
    await page.getByRole('menuitem', { name: 'Erase Personal Data' }).click()
    await page.getByText('It can be erased from 1 Apr 2034 on.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Actions for Vera Tester' }).click()
    await page.getByRole('menuitem', { name: 'Erase Personal Data' }).click()
    await page.getByText('What stays, and why').waitFor()
    await page.getByLabel(/to confirm/).fill('Vera')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText('Type the name of the person exactly as it is shown.').waitFor()
    await page.getByLabel(/to confirm/).fill('Vera Tester')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText('Personal data is erased.').waitFor()
    await page.getByText('Erased person').waitFor()
    const { data } = (await web.product.call(privacyApi.erasurePreview, { token, params: { ...params, id: gone.employee } })).body
    expect(data).toMatchObject({ status: 'erased', name: null })

    await page.goto(`${web.url}/my_account`)
    await page.getByRole('heading', { name: 'My data' }).waitFor()
    await page.getByRole('button', { name: 'Prepare file' }).click()
    await page.getByText('Being prepared', { exact: false }).waitFor()

    await page.goto(`${web.url}/admin/general?tab=closing`)
    await page.getByRole('button', { name: 'Close Company…' }).click()
    await page.getByLabel(/to confirm/).fill('Northwind')
    await page.getByRole('button', { name: 'Announce closing' }).click()
    await page.getByText('This company closes', { exact: false }).waitFor()
  })
})
