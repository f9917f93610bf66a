import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { createCompany, hire, signUp } from '../support/people'
import { goWithin, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { readAlone } from './support/read-alone'

describe('addresses', () => {
  const web = inBrowser()
  let admin: string
  let employee: string
  let alone: string

  beforeAll(async () => {
    const company = await createCompany(web.product)
    admin = company.admin.token
    const body = { name: 'Helios', contact_name: 'Ola' }
    await web.product.call(clientsApi.addClient, { token: admin, params: { ws: company.ws }, body })
    employee = (await hire(web.product, company, 'Eli')).token
    alone = (await signUp(web.product, 'Solo')).token
  })

  const path = (page: { url(): string }) => page.url().slice(web.url.length)

  it('behind the sign-in ask for it and lead on to where one was going', async () => {
    const page = await (await web.visitor()).open('/requests?tab=timeoff')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(path(page)).toBe(`/signin?next=${encodeURIComponent('/requests?tab=timeoff')}`)

    for (const [from, to] of [
      ['/', '/signin'],
      ['/dashboard', '/signin'],
      ['/workspaces', '/signin?next=%2Fworkspaces'],
      ['/admin', '/signin?next=%2Fadmin'],
      ['/admin/leaves', '/signin?next=%2Fadmin%2Fleaves'],
      // A sign-in only leads to pages of this product.
      ['/signin?next=//example.com', '/signin?next=//example.com'],
    ] as const) {
      await goWithin(page, from)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      expect(path(page)).toBe(to)
    }
  })

  it('for those who are signed out send the others on', async () => {
    const page = await (await web.visitor({ token: employee })).open('/signin')
    await page.waitForURL(/\/dashboard$/)

    for (const [from, to] of [
      ['/signup', '/dashboard'],
      ['/forgot-password', '/dashboard'],
      ['/signin?next=/requests', '/requests'],
      ['/signin?next=//example.com', '/dashboard'],
    ] as const) {
      await goWithin(page, from)
      await page.waitForURL(web.url + to)
    }
  })

  it('of the console lead there, and back', async () => {
    const page = await (await web.visitor({ token: admin })).open('/employees')
    await page.waitForURL(`${web.url}/admin/employees`)
    await page.getByRole('heading', { name: 'Employees' }).waitFor()

    for (const [from, to] of [
      ['/general', '/admin/general'],
      ['/timeoff', '/admin/timeoff'],
      ['/payroll', '/admin/payroll'],
      ['/payroll_settings', '/admin/payroll_settings'],
      ['/clients', '/admin/clients'],
      ['/invoice', '/admin/invoice'],
      ['/audit?stream=a', '/admin/audit?stream=a'],
      ['/operations', '/admin/operations'],
      ['/admin/dashboard', '/dashboard'],
      ['/admin/timer', '/timer'],
      ['/admin/requests?tab=timeoff', '/requests?tab=timeoff'],
      ['/admin/workspaces', '/workspaces'],
    ] as const) {
      await goWithin(page, from)
      await page.waitForURL(web.url + to)
    }
  })

  it('of a report show a manager their role, which only administrators may list and change', async () => {
    const company = await createCompany(web.product)

    const roles = await web.product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })

    const role_id = roles.body.data.find(({ name }) => name === 'Manager')!.id
    const manager = await hire(web.product, company, 'Mia', { role_id })
    const report = await hire(web.product, company, 'Rolf', { manager_id: manager.employee })
    const page = await (await web.visitor({ token: manager.token })).open(
      `/admin/employees/${report.employee}/profile?tab=work`,
    )
    const role = page.getByRole('combobox', { name: 'Role' })
    await role.getByText('Employee').waitFor()
    expect(await role.getAttribute('aria-disabled')).toBe('true')

    // If the roles cannot be read, the field keeps the present role.
    const ada = (await web.visitor({ token: company.admin.token })).expects(/roles.* answered 403/)
    const failing = await ada.tab()
    await readAlone(failing, /\/admin\/[\w-]+\/roles\?/)
    await failing.route(/\/admin\/[\w-]+\/roles\?/, (route) =>
      route.fulfill({ status: 403, json: { message: 'Not now.' } }),
    )
    await failing.goto(page.url())
    await failing.getByText('Failed to get roles').waitFor()
    await failing.getByRole('combobox', { name: 'Role' }).getByText('Employee').waitFor()
  })

  it('of both apps are in one document, whose shell stays on the way from one to the other', async () => {
    const page = await (await web.visitor({ token: admin })).open('/dashboard')
    await page.getByRole('heading', { name: 'Welcome Ada Tester!' }).waitFor()
    await page.evaluate('document.querySelector("header").dataset.mark = "the first"')
    const pages = page.getByRole('navigation', { name: 'Main navigation' })

    for (const [link, heading] of [
      ['Employees', 'Employees'],
      ['Timer', 'Timer'],
      ['Clients', 'Clients'],
    ] as const) {
      await pages.getByRole('link', { name: link }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.evaluate('document.querySelector("header").dataset.mark')).toBe('the first')
    }

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Timer' }).waitFor()
    expect(path(page)).toBe('/timer')
  })

  it('with unsaved work keep it in another tab, and ask before they are left', async () => {
    const page = await (await web.visitor({ token: admin })).open('/admin/general')
    const name = page.getByLabel('Company Name')
    await name.fill('Half typed')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await page.getByRole('tab', { name: 'Offices' }).click()
    await page.getByRole('tab', { name: 'Offices', selected: true }).waitFor()
    await bar.waitFor()

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Timer' })
      .click()

    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(path(page)).toContain('/admin/general')
    await page.goBack()
    await page.waitForURL(`${web.url}/admin/general`)
    expect(await name.inputValue()).toBe('Half typed')
    await bar.getByRole('button', { name: 'Discard' }).click()
    await bar.waitFor({ state: 'detached' })
    expect(await name.inputValue()).not.toBe('Half typed')

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Timer' })
      .click()

    await page.waitForURL(`${web.url}/timer`)
  })

  it('of no app say so, and the way home works', async () => {
    const page = await (await web.visitor({ token: employee })).open('/nowhere')
    await page.getByText('Oops, an error has occurred. Page not found!').waitFor()
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: 'Welcome Eli Tester!' }).waitFor()
  })

  it('of the console refuse those who are not admins', async () => {
    const page = await (await web.visitor({ token: employee })).open('/admin/employees')

    for (const refused of ['employees', 'leaves']) {
      await page.goto(`${web.url}/admin/${refused}`)
      await page.getByText('You are not allowed to see this page.').waitFor()
      await page.getByText('Ask an administrator of your workspace if you need it.').waitFor()
    }

    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: 'Welcome Eli Tester!' }).waitFor()
  })

  it('of clients lead members to their names, and to nothing that changes them', async () => {
    const page = await (await web.visitor({ token: employee })).open('/dashboard')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Clients' }).click()
    await page.getByRole('heading', { name: 'Clients' }).waitFor()
    await page.getByRole('row').filter({ hasText: 'Helios' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add Client' }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: /Rate|Contact/ }).count()).toBe(0)
  })

  it('of a workspace lead a person without one to creating it', async () => {
    const visitor = await web.visitor({ token: alone })
    // Every signed-in person has the dashboard; the members' pages are closed.
    const dashboard = await visitor.open('/dashboard')
    await dashboard.getByText('You do not belong to a company yet').waitFor()
    await goWithin(dashboard, '/general')
    await dashboard.getByRole('heading', { name: 'Company Settings' }).waitFor()
    await dashboard.getByText('You do not belong to a company yet').waitFor()
    expect(path(dashboard)).toBe('/admin/general')
    const page = await visitor.open('/timer')
    await page.getByRole('dialog', { name: 'Basic Information' }).waitFor()
    expect(path(page)).toBe('/workspaces')
  })

  it('of a company that the server does not answer as one say so, until it does', async () => {
    const page = await (await web.visitor({ token: employee })).tab()

    for (const [asked, said] of [
      [/\/workspaces\/[\w-]+$/, 'Invalid Data, Contact sys admin!'],
      [/\/workspaces\/[\w-]+\/me$/, 'Invalid Data'],
    ] as const) {
      const together = await readAlone(page, asked)
      await page.route(asked, (route) => route.fulfill({ json: { data: null } }))
      await page.goto(`${web.url}/requests`)
      await page.getByText(said, { exact: true }).waitFor()
      await page.unroute(asked)
      await together()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'Requests' }).waitFor()
    }
  })

  it('of a candidate’s messages require no sign-in', async () => {
    const visitor = (await web.visitor()).expects(/answered 404$/)
    const page = await visitor.open(
      '/ats/candidates/0190a1b2-0000-7000-8000-000000000001/messages/key',
    )
    await page.getByText('This link does not work').first().waitFor()
    expect(path(page)).toBe('/ats/candidates/0190a1b2-0000-7000-8000-000000000001/messages/key')
  })

  it('stay on screen when the line is lost: a bar shows it, and disappears with it', async () => {
    const visitor = (await web.visitor({ token: employee })).expects(/ERR_INTERNET_DISCONNECTED/)
    const page = await visitor.open('/requests')
    await settled(page)
    const bar = page.getByText('It seems you have lost internet connectivity.')
    await visitor.context.setOffline(true)
    await bar.waitFor()
    await page.getByRole('heading', { name: 'Requests' }).waitFor()
    await visitor.context.setOffline(false)
    await bar.waitFor({ state: 'detached' })
  })

  it('of a tab from before a new release are reloaded', async () => {
    const visitor = (await web.visitor({ token: employee })).expects(
      /timer-page.* answered 404/,
      /dynamically imported module/,
    )

    const page = await visitor.tab()
    let isOld = true
    // The old tab's code is gone, also for a link under the pointer; the reloaded page finds its own.
    await page.route(/timer-page/, (route) =>
      isOld ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue(),
    )
    await page.goto(`${web.url}/dashboard`)
    await page.getByRole('heading', { name: /Welcome/ }).waitFor()
    await page.evaluate('window.ofTheOldRelease = true')
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await page.getByRole('link', { name: 'Timer', exact: true }).click()
    await page.getByRole('combobox', { name: 'Description' }).waitFor()
    expect(path(page)).toBe('/timer')
    expect(await page.evaluate('window.ofTheOldRelease')).toBeUndefined()
  })

  it('ask for the sign-in again once one has signed out, in every tab', async () => {
    const visitor = await web.visitor({ token: employee })
    const one = await visitor.open('/dashboard')
    const other = await visitor.open('/requests')
    await other.getByRole('heading', { name: 'Requests' }).waitFor()
    await one.getByRole('button', { name: 'Your account' }).click()
    await one.getByRole('menuitem', { name: 'Logout' }).click()
    await one.getByRole('heading', { name: 'Sign in' }).waitFor()
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  it('after a switch of the company are those one came from, and never of another host', async () => {
    const second = { name: 'Second', phone_number: '+351 2', timezone: 'Europe/Lisbon' }

    const { body } = await web.product.call(workspacesApi.createWorkspace, {
      token: admin,
      body: second,
    })

    const page = await (await web.visitor({ token: admin })).open('/requests')
    const company = page.getByRole('button', { name: 'Switch workspace' }).first()
    await company.click()
    await page.getByRole('menuitem', { name: 'All workspaces' }).click()
    await page.waitForURL(`${web.url}/workspaces?from=${encodeURIComponent('/requests')}`)
    await page.getByRole('link', { name: 'Switch', exact: true }).click()
    await page.waitForURL(`${web.url}/requests`)
    await company.click()
    await page.getByRole('menuitemradio', { name: 'Northwind' }).click()
    await page.waitForURL(`${web.url}/requests`)

    for (const next of [
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      'https://example.com',
      '',
    ]) {
      await page.goto(`${web.url}/_next?_c=${body.data.id}&next=${encodeURIComponent(next)}`)
      await page.waitForURL(`${web.url}/dashboard`)
    }

    await page.goto(`${web.url}/workspaces?from=${encodeURIComponent('//example.com')}`)
    await page.getByRole('link', { name: 'Switch', exact: true }).click()
    await page.waitForURL(`${web.url}/dashboard`)
  })
})
