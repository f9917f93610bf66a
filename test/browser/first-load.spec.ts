import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Page } from 'playwright-core'
import { documentLoad } from '../bench/web-size'
import { type Company, createCompany, hire } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

/** Numbers of files and calls that a page may need until its content is there. */
const MOST_FILES = 20

const MOST_CALLS = 5

/** Kilobytes, gzipped, of the scripts that each document names. */
const MOST_KB = { 'web-app': 182, 'web-admin': 265.5 }

describe('the first load of a page', () => {
  const web = inBrowser()
  let token: string
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    token = company.admin.token
    await hire(web.product, company, 'Eli')
  })

  const loadOf = async (path: string, content: (page: Page) => Promise<unknown>) => {
    const page = await (await web.visitor({ token })).tab()
    // What a page loads ahead while it is idle, no one waits for.
    await page.addInitScript('requestIdleCallback = () => 0')
    const files: string[] = []
    const calls: string[] = []

    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/(api|live)\//.test(pathname)) calls.push(pathname + search)
      else files.push(pathname)
    })

    await page.goto(web.url + path)
    await content(page)

    return { files: files.length, calls: calls.length, names: [...files, ...calls].join('\n') }
  }

  // The heading comes before the content.
  for (const [path, content] of [
    ['/dashboard', 'Welcome Ada Tester!'],
    ['/admin/employees', 'Add Employee'],
  ] as const)
    it(`of ${path} takes few files and calls`, async () => {
      const { files, calls, names } = await loadOf(path, (page) =>
        page.locator('main').getByText(content).first().waitFor(),
      )

      // The names show the addition.
      expect(files <= MOST_FILES && calls <= MOST_CALLS ? [] : [files, calls, names]).toEqual([])
    })

  it('begins with the reads of the last visit, before its scripts are here', async () => {
    const visitor = await web.visitor({ token })
    const first = await visitor.tab()
    const names = (page: Page) => page.locator('main').getByText('Eli Tester').first().waitFor()
    const isList = (address: string) => /^\/admin\/.*\/employees\?/.test(address)
    await first.goto(`${web.url}/admin/employees`)
    await names(first)

    // Its reads are kept once it is quiet.
    await until(async () =>
      String(await first.evaluate(`localStorage.getItem('workledger.first_reads')`)).includes(
        '/employees',
      ),
    )

    const page = await visitor.tab()
    const read: string[] = []
    let release = () => {}

    const released = new Promise<void>((resolve) => {
      release = resolve
    })

    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/reads') read.push(...JSON.parse(searchParams.get('calls')!))
      else if (pathname.startsWith('/api/')) read.push(pathname.slice('/api/v1'.length))
    })

    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })

    await page.goto(`${web.url}/admin/employees`, { waitUntil: 'commit' })
    await until(() => read.includes('/me') && read.some(isList))
    release()
    await names(page)
    expect(read.filter((address, index) => read.indexOf(address) !== index)).toEqual([])
  })

  it.each(['web-app', 'web-admin'] as const)('of %s has light scripts, without schemas', (app) => {
    const { kB, packages } = documentLoad(app)
    expect(packages.map(([name]) => name)).not.toContain('zod')
    // The list shows the addition.
    expect(kB <= MOST_KB[app] ? [] : [kB, packages]).toEqual([])
  })

  it('reads nothing twice while nothing changes', async () => {
    const page = await (await web.visitor({ token })).tab()
    const read: string[] = []
    let before: readonly string[] | undefined

    page.on('request', (request) => {
      const { pathname, search, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/reads') read.push(...JSON.parse(searchParams.get('calls')!))
      else if (pathname.startsWith('/api/')) read.push(pathname.slice('/api/v1'.length) + search)
    })

    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/"changed".*"structure"/.test(String(payload))) before ??= [...read]
      }),
    )

    const opened = page.waitForEvent('websocket')
    await page.goto(`${web.url}/dashboard`)
    await (await opened).waitForEvent('framereceived', ({ payload }) => /^40/.test(String(payload)))

    // The first change that the channel tells comes after all that the page had missed.
    const { status } = await web.product.call(structureApi.addDepartment, {
      token,
      params: { ws: company.ws },
      body: { name: 'Announced' },
    })

    expect(status).toBe(201)
    const all = await until(() => before)
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
  })

  it('misses no change between its first answer and the live channel', async () => {
    const page = await (await web.visitor({ token })).tab()
    let open = () => {}

    const held = new Promise<void>((resolve) => {
      open = resolve
    })

    await page.routeWebSocket(/\/live/, async (socket) => {
      await held
      socket.connectToServer()
    })

    await page.goto(`${web.url}/timer`)
    await page.getByRole('heading', { name: 'Timer', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')

    const { status } = await web.product.call(timeTrackingApi.startTimer, {
      token,
      params: { ws: company.ws },
      body: { description: 'Started elsewhere' },
    })

    expect(status).toBe(201)
    expect(await page.getByText('Started elsewhere').count()).toBe(0)
    open()
    await page.getByText('Started elsewhere').first().waitFor()
  })
})
