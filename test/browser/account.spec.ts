import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import type { Route } from 'playwright-core'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { settled } from './support/document'
import { inBrowser } from './support/in-browser'

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

const NEW = 'seventeen green ladders'

describe('one’s own account and profile', () => {
  const web = inBrowser()
  let company: Company
  let maya: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    maya = await hire(web.product, company, 'Maya')
  })

  const own = async () =>
    (
      await web.product.call(peopleApi.employeeMe, {
        token: maya.token,
        params: { ws: company.ws },
      })
    ).body.data

  it('changes the password with the current one, and no other', async () => {
    const page = await (await web.visitor({ token: maya.token }))
      .expects(/POST .*\/me answered 422/)
      .open('/dashboard')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'My Account' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor()
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Change password' }) })
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('Please enter your current password.').waitFor()
    await form.getByLabel('Current password').fill('not this one')
    await form.getByLabel('New password').fill(NEW)
    await form.getByLabel('Confirm password').fill(NEW)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('The current password is not right.').waitFor()
    await form.getByLabel('Current password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('Your password is changed.', { exact: false }).waitFor()
    await page.getByText('Password Changed Successfully').waitFor()
    const login = (password: string) =>
      web.product.call(accessApi.login, { body: { email: maya.email, password } })
    expect((await login(PASSWORD)).status).toBe(422)
    const again = await login(NEW)
    expect(again.status).toBe(200)
    maya = { ...maya, token: again.body.token }
  })

  it('shows where one is signed in, and signs out there', async () => {
    const other = await web.product.call(accessApi.login, {
      body: { email: maya.email, password: NEW },
    })
    const page = await (await web.visitor({ token: maya.token })).open('/my_account')
    const list = page.getByRole('list', { name: 'Where you are signed in' })
    await list.getByText('This device').waitFor()
    await list.getByRole('button', { name: 'Sign out: Unknown device' }).first().click()
    await page.getByText('Signed out').waitFor()
    const left = (await web.product.call(accessApi.ownSessions, { token: maya.token })).body.data
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Signed out everywhere else').waitFor()
    expect(await list.getByRole('listitem').count()).toBe(1)
    expect(left.length).toBeGreaterThan(1)
    expect((await web.product.call(accessApi.me, { token: other.body.token })).status).toBe(401)
  })

  it('keeps whom to call in an emergency, and dependants, for oneself and the administrators', async () => {
    const page = await (await web.visitor({ token: maya.token })).open('/my_profile?tab=family')
    await page.getByRole('button', { name: 'Add emergency contact' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter the phone number!').waitFor()
    await dialog.getByLabel('Name').fill('Ben Marsh')
    await dialog.getByLabel('Relationship').fill('Brother')
    await dialog.getByLabel(/^Phone/).fill('+351 912')
    await dialog.getByRole('button', { name: 'Save' }).click()

    await page
      .getByRole('list', { name: 'Emergency contacts' })
      .getByRole('link', { name: '+351 912' })
      .waitFor()

    await page.getByRole('button', { name: 'Add dependant' }).click()
    await dialog.getByLabel('Name').fill('Cy Marsh')
    await dialog.getByRole('combobox', { name: 'Relationship' }).click()
    await page.getByRole('option', { name: 'Child' }).click()
    await dialog.getByLabel('Birthday').fill('3 Mar 2020')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const dependants = page.getByRole('list', { name: 'Dependants' })
    await dependants.getByText('3 Mar 2020').waitFor()

    const console = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/employees/${maya.employee}/profile?tab=family`,
    )
    await console.getByText('Ben Marsh').waitFor()
    const list = await console.context().newPage()
    await list.goto(`${web.url}/admin/employees?tab=emergency`)

    const contact = list
      .getByRole('table', { name: 'Emergency contacts' })
      .getByRole('row')
      .filter({ hasText: 'Ben Marsh' })

    await contact.getByRole('link', { name: '+351 912' }).waitFor()
    await list.getByRole('searchbox').fill('nobody')
    await contact.waitFor({ state: 'detached' })
    await list.getByRole('searchbox').fill('marsh')
    await contact.getByText('Brother').click()
    await list.waitForURL(/\/profile\?tab=family$/)
    await console.getByRole('button', { name: 'Remove \u2068Cy Marsh\u2069' }).click()
    await console.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await console.getByText('No dependants').waitFor()
    await console.getByRole('button', { name: 'History' }).last().click()
    await console.getByText('Dependant removed').first().waitFor()
    // The employee's page follows without a reload.
    await page.getByText('No dependants').waitFor()
  })

  it('takes a picture, a language and one’s own data', async () => {
    const visitor = (await web.visitor({ token: maya.token })).expects(/\/me answered 409/)
    const page = await visitor.open('/my_account')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
    await page.locator('form').first().getByRole('button', { name: 'Save' }).click()
    await page.getByText('Avatar Updated').waitFor()
    expect((await own()).avatar).toMatch(/^\/files\//)

    await page.goto(`${web.url}/my_profile`)
    await settled(page)
    await page.getByLabel('City').fill('Coimbra')
    await page.getByRole('button', { name: 'Save' }).first().click()
    // The form's other faults are shown at their fields.
    await page.getByLabel('Phone').fill('+351 2')
    expect(await page.getByText('Required!').count()).toBeGreaterThanOrEqual(3)
    expect((await own()).city).toBeNull()
    await page.getByLabel('Birthday').fill('27 Nov 1992')
    await page.getByRole('combobox', { name: 'Gender' }).click()
    await page.getByRole('option', { name: 'Female' }).click()
    await page.getByRole('combobox', { name: 'Nationality' }).click()
    await page.getByRole('option', { name: 'Portuguese' }).click()

    const refused = (route: Route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 409, json: { message: 'Not now.' } })

    await page.route(/\/workspaces\/[\w-]+\/me$/, refused)
    await page.locator('form').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Invalid Data/).waitFor()
    await page.unroute(/\/workspaces\/[\w-]+\/me$/)
    await page.locator('form').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Information Updated').waitFor()

    expect(await own()).toMatchObject({
      city: 'Coimbra',
      birthday_on: '1992-11-27',
      gender: 'female',
      nationality: 'PT',
    })

    await page.goto(`${web.url}/my_account`)
    await page.getByRole('combobox', { name: 'Weeks begin on' }).click()
    await page.getByRole('option', { name: 'Saturday' }).click()
    await page.getByText('First day of the week changed').waitFor()
    const weekdays = page.locator('.rbc-header')

    for (const view of ['month', 'week']) {
      await page.goto(`${web.url}/calendar?view=${view}`)
      await weekdays.first().waitFor()
      const names = (await weekdays.allInnerTexts()).map((name) => name.slice(0, 3))
      expect(names).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    }

    await page.goto(`${web.url}/my_account`)
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'العربية' }).click()
    await page.getByRole('heading', { level: 1, name: 'حسابي' }).waitFor()
    // A field's fault is in the page's language.
    await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click()
    await page.getByText('يرجى إدخال كلمة المرور الحالية.').waitFor()
  })
})
