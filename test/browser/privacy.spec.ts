import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import type { Page } from 'playwright-core'
import { AFTER_RETENTION, daysLater, secondAdmin } from '../support/erasures'
import { createCompany, hire } from '../support/people'
import { inBrowser } from './support/in-browser'

/**
 * Removes the keys. The database's clock, which no test moves, records a key's first use; without a
 * key the server's own clock counts.
 */
async function withoutKeys(page: Page): Promise<void> {
  await page.route('**/erasure', async (route) => {
    const { 'idempotency-key': _, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
}

describe('personal data of those who have left, and of a company that closes', () => {
  const web = inBrowser()

  it('is erased after the name is typed, explains a refusal, and the closing is shown on every page', async () => {
    const company = await createCompany(web.product)
    const { token } = company.admin
    const params = { ws: company.ws }
    const gone = await hire(web.product, company, 'Vera')
    const kept = await hire(web.product, company, 'Kim')
    const other = await secondAdmin(web.product, company)

    for (const who of [gone, kept]) {
      const body = { terminated_on: '2012-03-31' }
      expect(
        (
          await web.product.call(peopleApi.terminateEmployee, {
            token,
            params: { id: who.employee },
            body,
          })
        ).status,
      ).toBe(200)
    }

    const visitor = (await web.visitor({ token })).expects(/\/erasure answered 422/)
    const page = await visitor.open('/admin/general?tab=former-people')
    await withoutKeys(page)
    await page.getByRole('button', { name: 'Actions for Kim Tester' }).click()
    await page.getByRole('menuitem', { name: 'Erase personal data' }).click()
    // The day of recording the leaving counts, not the typed one.
    await page.getByText('It can be erased from', { exact: false }).waitFor()
    await page.getByText(/the day on which the leaving was recorded/).waitFor()
    // There is no form to send.
    expect(await page.getByLabel(/to confirm/).count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await daysLater(AFTER_RETENTION, async () => {
      await page.getByRole('button', { name: 'Actions for Vera Tester' }).click()
      await page.getByRole('menuitem', { name: 'Erase personal data' }).click()
      await page.getByText('Kept, and why').waitFor()
      await page.getByLabel(/to confirm/).fill('Vera')
      await page.getByRole('button', { name: 'Request erasure' }).click()
      await page.getByText('Type the name of the person exactly as it is shown.').waitFor()
      await page.getByLabel(/to confirm/).fill('Vera Tester')
      await page.getByRole('button', { name: 'Request erasure' }).click()
      await page.getByText('The erasure awaits confirmation.').waitFor()
      await page.getByText('Erasure to be confirmed').waitFor()
      await page.getByRole('button', { name: 'Actions for Vera Tester' }).click()
      await page.getByRole('menuitem', { name: 'Erase personal data' }).click()
      await page.getByText('A second person must confirm it.', { exact: false }).waitFor()
      expect(await page.getByRole('button', { name: 'Request erasure' }).count()).toBe(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

      const second = await (await web.visitor({ token: other.token })).open(
        '/admin/general?tab=former-people',
      )
      await withoutKeys(second)
      await second.getByRole('button', { name: 'Actions for Vera Tester' }).click()
      await second.getByRole('menuitem', { name: 'Erase personal data' }).click()
      await second.getByText('requested this erasure', { exact: false }).waitFor()
      await second.getByLabel(/to confirm/).fill('Vera Tester')
      await second.getByRole('button', { name: 'Erase for good' }).click()
      await second.getByText('Personal data is erased.').waitFor()
      await second.getByText('Erased person').waitFor()
    })

    const { data } = (
      await web.product.call(privacyApi.erasurePreview, {
        token,
        params: { ...params, id: gone.employee },
      })
    ).body

    expect(data).toMatchObject({ status: 'erased', name: null })

    await page.goto(`${web.url}/my_account`)
    await page.getByRole('heading', { name: 'My data' }).waitFor()
    await page.getByRole('button', { name: 'Prepare file' }).click()
    await page.getByText('Preparing:', { exact: false }).waitFor()

    await page.goto(`${web.url}/admin/general?tab=closing`)
    await page.getByRole('button', { name: 'Close company…' }).click()
    await page.getByLabel(/to confirm/).fill('Northwind')
    await page.getByRole('button', { name: 'Announce closing' }).click()
    await page.getByText('This company closes', { exact: false }).waitFor()
  })
})
