import { peopleApi } from '@workledger/contracts/people/people.api'
import { until } from '../jobs/mailbox'
import { type Company, createCompany, hire } from '../support/people'
import { axeFindings } from './support/axe'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('help', () => {
  const web = inBrowser()
  let company: Company
  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  /** What the administrator does with a tour is kept without anything on screen that could be awaited. */
  const kept = async (name: string, value: string) => {
    const { token, employee: id } = company.admin
    const options = async () => (await web.product.call(peopleApi.employeeOptions, { token, params: { id } })).body.data
    await until(async () => (await options()).some((option) => option.name === name && option.value === value))
  }

  it('offers tours to a new administrator until the offer is done with', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/dashboard')
    const offer = page.getByRole('region', { name: 'Help' })
    await offer.getByRole('button', { name: 'Adding Client' }).waitFor()
    await offer.getByRole('button', { name: 'Not now' }).click()
    await offer.waitFor({ state: 'detached' })
    await kept('is_new', '0')
    await page.reload()
    await page.getByRole('heading', { name: /Welcome/ }).waitFor()
    await settled(page)
    expect(await offer.count()).toBe(0)
  })

  it('shows how somebody is added, step by step', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Adding Employee' }).click()
    const card = page.getByRole('region', { name: 'Adding Employee' })
    for (const step of [1, 2, 3]) {
      await card.getByText(`${step} of 4`).waitFor()
      await card.getByRole('button', { name: 'Next' }).click()
    }
    await card.getByText('This saves it.', { exact: false }).waitFor()
    const dialog = page.getByRole('dialog', { name: 'Add Employee' })
    await dialog.getByLabel('First Name').fill('Maya')
    await dialog.getByLabel('Last Name').fill('Okafor')
    await dialog.getByLabel('Email').fill('not an address')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByRole('alert').waitFor()
    await card.getByText('4 of 4').waitFor()
    await dialog.getByLabel('Email').fill('maya@tour.example')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await card.getByText('This is your employee.', { exact: false }).waitFor()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Adding Employee (done)' }).waitFor()
    const { token, employee: id } = company.admin
    expect((await web.product.call(peopleApi.employeeOptions, { token, params: { id } })).body.data).toContainEqual({
      name: 'tour_employee',
      value: 'done',
    })
  })

  it('goes back to the button where the form is left, is skipped by key, and fits on a phone in Arabic', async () => {
    const visitor = await web.visitor({ token: company.admin.token, viewport: { width: 390, height: 844 } })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await visitor.open('/dashboard')
    await page.getByRole('button', { name: 'المساعدة' }).click()
    await page.getByRole('menuitem', { name: 'إضافة مكتب' }).click()
    const card = page.getByRole('region', { name: 'إضافة مكتب' })
    await card.getByText('1 من 4').waitFor()
    // The person's own press takes the tour on as Next does.
    await page.locator('[data-tour=add]').click()
    await card.getByText('2 من 4').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, [320, 390])).toEqual([])
    await page.keyboard.press('Escape')
    await card.getByText('1 من 4').waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await kept('tour_office', 'skipped')
  })

  it('is for administrators', async () => {
    const { token } = await hire(web.product, company, 'Eli')
    const page = await (await web.visitor({ token })).open('/dashboard')
    await page.getByRole('heading', { name: 'Welcome Eli Tester!' }).waitFor()
    await page.getByRole('button', { name: 'Check in' }).waitFor()
    expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0)
  })
})
