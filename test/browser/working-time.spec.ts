import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { monthsAgo } from '../support/months-ago'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('a working time account', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')

    await web.product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: { effective_on: `${monthsAgo(1)}-01`, currency: 'EUR' } as never,
    })
  })

  it('is off at first, switched on, booked on, closed, and shown to the person', async () => {
    const rules = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/general?tab=working_time',
    )
    await rules.getByText('Accounts are off.').waitFor()
    await rules.getByRole('button', { name: 'New rules' }).click()
    await rules.getByLabel('Warn above hours').fill('10')
    await rules.getByRole('button', { name: 'Save' }).click()
    await rules.getByText('at most 10 h').waitFor()

    const set = await web.product.call(workingTimeApi.setWorkingTimeRules, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        from_month: monthsAgo(1),
        on: true,
        source: 'attendance',
        most_minutes: 600,
        least_minutes: null,
        expires_months: null,
        closes_on: null,
      },
    })
    expect(set.status).toBe(201)

    const account = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/employees/${employee.employee}/profile?tab=working_time`,
    )
    await account.getByRole('button', { name: 'Add or take away hours' }).click()
    await account.getByRole('textbox', { name: /^Hours/ }).fill('12:30')
    await account.getByRole('textbox', { name: /^Reason/ }).fill('Balance of the old system')
    await account.getByRole('button', { name: 'Save' }).click()
    await account.getByText('+12:30').first().waitFor()
    await account.getByText('Above the limit').first().waitFor()
    await account.getByRole('button', { name: /^Close / }).click()
    await account
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Close / })
      .click()
    await account.getByText('Month closed').first().waitFor()

    const own = await (await web.visitor({ token: employee.token })).open(
      '/my_profile?tab=working_time',
    )
    await own.getByText('Balance of the old system').waitFor()
    await own.getByText('+12:30').first().waitFor()
    expect(await own.getByRole('button', { name: 'Add or take away hours' }).count()).toBe(0)
    expect(await own.getByRole('button', { name: /^Close / }).count()).toBe(0)
  })
})
