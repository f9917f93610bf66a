import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'
import type { Tab, Visitor } from './support/visitor'

describe('the app without a connection', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person
  let other: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
    other = await hire(web.product, company, 'Olga')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const client = await web.product.call(clientsApi.addClient, {
      ...at,
      body: { name: 'Orbit', contact_name: 'Ola' },
    })
    await web.product.call(projectsApi.addProject, {
      ...at,
      body: { name: 'Bridge', client_id: client.body.data.id },
    })
  })

  const entries = async ({ token, employee }: Person) => {
    const { body } = await web.product.call(timeTrackingApi.timeEntries, {
      token,
      params: { ws: company.ws },
      query: { employee_id: employee },
    })
    return body.data
  }

  const arrive = async (person: Person): Promise<Visitor> => {
    const visitor = await web.visitor({ token: person.token, serviceWorkers: 'allow' })
    return visitor.expects(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /WebSocket/, /net::/)
  }

  /** Addresses that this device keeps. */
  const kept = (page: Page): Promise<string[]> =>
    page.evaluate(`(async () => {
      const found = await (await caches.open('workledger-reads')).match('/kept-reads')
      return found ? Object.keys((await found.json()).reads) : []
    })()`)

  /** Opens a page, and waits until the device has all that the timer needs. */
  const opened = async (visitor: Visitor, path = '/timer'): Promise<Tab> => {
    const page = await visitor.open(path)
    await until(() => page.evaluate('navigator.serviceWorker.controller !== null'))
    await until(async () => (await kept(page)).some((address) => address.includes('/projects?')))
    return page
  }

  /** Cuts the line of the page and of its worker. */
  const cut = async (visitor: Visitor, page: Page) => {
    await visitor.context.setOffline(true)
    const isAway = `fetch('/assets/none.js').then(() => false, () => true)`
    await until(() => page.evaluate(isAway))
  }

  const press = async (page: Tab, description: string) => {
    await page.getByPlaceholder('What are you working on?').fill(description)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('Timer started').first().waitFor()
  }

  const stop = (page: Tab) => page.locator('main').getByRole('button', { name: 'Stop' }).click()

  it('opens, starts and stops the timer over reloads, and sends each action once', async () => {
    const visitor = await arrive(eli)
    const page = await opened(visitor)
    await press(page, 'In the office')
    await page.waitForLoadState('networkidle')
    await cut(visitor, page)
    await page.reload()
    const bar = page.getByRole('status').filter({ hasText: /Offline — as of \d/ })
    await bar.waitFor()
    const work = page.locator('main').getByRole('textbox', { name: 'Description' }).first()
    expect(await work.inputValue()).toBe('In the office')

    await stop(page)
    await page.getByRole('button', { name: '1 action waits for a connection' }).waitFor()
    await press(page, 'On the train')
    await page.reload()
    await page.getByRole('button', { name: '2 actions wait for a connection' }).waitFor()
    await until(async () => (await work.inputValue()) === 'On the train')
    const written = `[...document.querySelectorAll('main input')].map(({ value }) => value)`
    await until(async () => ((await page.evaluate(written)) as string[]).includes('In the office'))

    await stop(page)
    await page.getByRole('button', { name: '3 actions wait for a connection' }).waitFor()
    await page.goto(`${web.url}/`)
    await page.waitForURL(/\/timer$/)
    await page.getByRole('button', { name: '3 actions wait for a connection' }).waitFor()
    expect((await entries(eli)).map(({ description, end }) => [description, end])).toEqual([
      ['In the office', null],
    ])

    await visitor.context.setOffline(false)
    await page.getByText('3 actions sent').waitFor()
    await bar.waitFor({ state: 'detached' })
    const done = await entries(eli)
    expect(done.map(({ description }) => description)).toEqual(['On the train', 'In the office'])
    expect(done.every(({ end }) => end !== null)).toBe(true)
  })

  it('says that a page which is not on the device needs a connection, and opens it then', async () => {
    const visitor = await arrive(eli)
    // People who save data load a page when they open it.
    await visitor.context.addInitScript(
      `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
    )
    const page = await opened(visitor)
    await page.waitForLoadState('networkidle')
    await cut(visitor, page)
    const sidebar = page.getByRole('navigation', { name: 'Main navigation' })
    await sidebar.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('heading', { name: 'This page is not on your device yet' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByText('No Internet Connection').first().waitFor()
    // The timer is still there.
    await sidebar.getByRole('link', { name: 'Timer' }).click()
    await page.getByPlaceholder('What are you working on?').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'This page is not on your device yet' }).waitFor()
    await visitor.context.setOffline(false)
    await page
      .getByRole('heading', { name: 'This page is not on your device yet' })
      .waitFor({ state: 'detached' })
    await page.locator('main h1:not([data-loading])').waitFor()
    expect(new URL(page.url()).pathname).toBe('/calendar')
  })

  it('keeps only what the timer needs', async () => {
    const visitor = await arrive(company.admin)
    const page = await opened(visitor, '/dashboard')
    await page.goto(`${web.url}/admin/employees`)
    await page.getByText('Eli Tester').first().waitFor()
    await page.goto(`${web.url}/requests?tab=payslips`)
    await page.waitForLoadState('networkidle')
    const addresses = await kept(page)
    const paths = [...new Set(addresses.map((address) => address.split('?')[0]!))]
    expect(paths.map((path) => path.replace(/[0-9a-f-]{36}/g, '{}')).toSorted()).toEqual([
      '/announcements',
      '/employees/{}/attendances-current',
      '/employees/{}/tasks',
      '/me',
      '/workspaces',
      '/workspaces/{}',
      '/workspaces/{}/me',
      '/workspaces/{}/projects',
      '/workspaces/{}/settings',
      '/workspaces/{}/time_entries',
      '/workspaces/{}/time_entries/running',
      '/workspaces/{}/timer_favourites',
    ])
    const stored = String(
      await page.evaluate(
        `caches.match('/kept-reads', { cacheName: 'workledger-reads' }).then((found) => found.text())`,
      ),
    )
    expect(stored).not.toMatch(/"(birthday_on|address_1|rate|budget|contract)"/)
  })

  it('forgets everything when the server no longer knows the session', async () => {
    const lost = await hire(web.product, company, 'Lena')
    const visitor = (await arrive(lost)).expects(/answered 401/)
    const page = await opened(visitor)
    await page.evaluate(`fetch('/api/v1/me', { headers: { authorization: 'Bearer none' } })`)
    await until(async () => (await kept(page)).length > 0)
    const { status } = await web.product.call(accessApi.logout, { token: lost.token })
    expect(status).toBeLessThan(300)
    await page.goto(`${web.url}/timer`)
    await page.waitForURL(/signin/)
    await until(async () => (await kept(page)).length === 0)
  })

  describe('behind a server that changes, or is away', () => {
    let release: 'this' | 'next' | 'none' | 'away' = 'this'
    let server: Server
    let url = ''

    const changed = (path: string, body: string) =>
      path === '/sw.js'
        ? body.replace('workledger-release-', 'workledger-release-next-')
        : body.replace('<title>Workledger', '<title>Next')

    beforeAll(async () => {
      server = createServer(async (request, response) => {
        if (release === 'away') return request.socket.destroy()
        const path = request.url!
        const asked = path === '/sw.js' && release === 'none' ? '/remove-worker.js' : path
        const names = ['accept', 'accept-language', 'authorization', 'content-type']
        const headers = names.flatMap((name) =>
          request.headers[name] ? [[name, String(request.headers[name])] as const] : [],
        )
        const answer = await fetch(web.url + asked, {
          method: request.method!,
          headers: Object.fromEntries(headers),
          ...(request.method === 'POST' && { body: await text(request) }),
        })
        const body = Buffer.from(await answer.arrayBuffer())
        const isText = /html|sw\.js/.test(`${answer.headers.get('content-type')} ${path}`)
        const {
          'content-encoding': _,
          'content-length': __,
          ...rest
        } = Object.fromEntries(answer.headers)
        response.writeHead(answer.status, rest)
        response.end(release === 'next' && isText ? changed(path, String(body)) : body)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://localhost:${(server.address() as AddressInfo).port}`
    })

    afterAll(() => new Promise((resolve) => server.close(resolve)))

    const releases = (page: Page) =>
      page.evaluate(
        `caches.keys().then((names) => names.filter((name) => /release/.test(name)))`,
      ) as Promise<string[]>

    /** Opens the timer at the other address; the live channel is not there. */
    const openedThere = async () => {
      release = 'this'
      const visitor = (await arrive(other)).expects(/live|socket|answered 4|module/)
      const page = await visitor.tab()
      await signIn(page, other)
      await page.goto(`${url}/timer`)
      await until(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      await until(async () => (await kept(page)).some((address) => address.includes('/projects?')))
      return page
    }

    /** Signs in on a page without the app, which would write its own session again. */
    const signIn = async (page: Page, { token }: Person) => {
      await page.goto(`${url}/terms.html`)
      await page.evaluate(
        `localStorage.clear(), localStorage.setItem('workledger.token', '${token}')`,
      )
    }

    it('offers the projects from a device that kept them', async () => {
      const page = await openedThere()
      release = 'away'
      await page.reload()
      await page.locator('main').getByRole('button', { name: 'Project', exact: true }).click()
      await page.getByText('Bridge').waitFor()
    })

    it('shows the next person nothing, after a sign-out or a change of session', async () => {
      const page = await openedThere()
      const anna = await hire(web.product, company, 'Anna')
      await signIn(page, anna)
      release = 'away'
      await page.goto(`${url}/timer`)
      await page.getByText('This could not be loaded.').waitFor()
      expect(await page.getByText('Olga').count()).toBe(0)

      release = 'this'
      await page.goto(`${url}/timer`)
      await until(async () => (await kept(page)).some((address) => address.includes(anna.employee)))
      expect((await kept(page)).filter((address) => address.includes(other.employee))).toEqual([])
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await page.waitForURL(/signin/)
      await until(async () => (await kept(page)).length === 0)
    })

    it('brings a new release at the next navigation, and drops the old one', async () => {
      const page = await openedThere()
      const [old] = await releases(page)
      release = 'next'
      await page.reload()
      await until(async () => (await releases(page)).every((name) => /-next-/.test(name)))
      expect(await releases(page)).not.toContain(old)
      await page.reload()
      await page.locator('main').getByRole('button', { name: 'Start', exact: true }).waitFor()
    })

    it('is removed from browsers once the operator wants none', async () => {
      const page = await openedThere()
      release = 'none'
      await page.reload()
      await until(() =>
        page.evaluate(
          `navigator.serviceWorker.getRegistrations().then(({ length }) => length === 0)`,
        ),
      )
      expect(await page.evaluate('caches.keys()')).toEqual([])
    })
  })
})
