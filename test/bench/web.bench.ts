import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { demoSignIns } from '@workledger/infra/demo/first-start'
import { launchChromium } from '@workledger/jobs/pdf/chromium'
import type { Browser, BrowserContext } from 'playwright-core'
import { testChromium } from '../support/chromium'
import { percentile } from './client'
import { serveScaffold } from './scaffold'
import { startServer } from './server'
import { documentLoad } from './web-size'
import {
  type Content,
  followLink,
  press,
  profileOf,
  signedInAt,
  slowDown,
  until,
  type Visit,
  visit,
} from './web-visit'

/** The share of a usual processor that a cheap laptop has. */
const SLOW = 4

const dashboard: Content = { path: '/dashboard', selector: 'main h2', count: 4 }
const people: Content = { path: '/admin/employees', selector: 'main tbody tr', count: 5 }
const scaffold: Content = { path: '/', selector: 'main tbody tr', count: 5 }

interface Line {
  readonly what: string
  readonly browser: string
  readonly p50: number
  readonly most: number
  readonly wanted: string
  readonly unit: string
}

/** Measures first loads, changes of page and the timer's start in each Chromium that is here. */
export async function benchWeb(runs: number): Promise<Line[]> {
  const server = process.env.BENCH_WEB_URL
    ? { url: process.env.BENCH_WEB_URL, stop: async () => {} }
    : await startServer({ DEMO: '1' })

  const scaffolded = await serveScaffold(server.url)

  try {
    const token = await signIn(server.url)
    const lines: Line[] = [...sizes()]

    for (const { name, executable } of browsers()) {
      const browser = await launchChromium({ folder: testChromium.folder, executable })
      const one: Measured = { browser, name, runs, url: server.url, token }
      lines.push(...(await benchLoads(one, scaffolded.url)), ...(await benchInside(one)))
      await browser.close()
    }

    return lines
  } finally {
    scaffolded.stop()
    await server.stop()
  }
}

interface Measured {
  readonly browser: Browser
  readonly name: string
  readonly runs: number
  readonly url: string
  readonly token: string
}

/** The packaged Chromium, and the newest on this machine. */
function browsers(): { name: string; executable?: string | undefined }[] {
  const newest = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  const packaged = { name: 'packaged' }

  return newest ? [packaged, { name: 'newest', executable: newest }] : [packaged]
}

/** Signs in as the demo's administrator; a demo company that is being made delays it. */
async function signIn(url: string): Promise<string> {
  const email = demoSignIns.people.find(({ role }) => role === 'admin')!.email
  const body = JSON.stringify({ email, password: demoSignIns.password })

  for (let waited = 0; waited < 300; waited++) {
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (answer.ok) return ((await answer.json()) as { token: string }).token
    await pause(1_000)
  }

  throw new Error('The demo company has no administrator after five minutes.')
}

function sizes(): Line[] {
  return (['web-app', 'web-admin'] as const).flatMap((app) => {
    const { files, kB, packages } = documentLoad(app)
    console.log(`\nPackages in the document of ${app}, kB gzipped`)
    console.table(packages.filter(([, size]) => size >= 0.3))
    const wanted = app === 'web-app' ? '170 (182)' : '250 (290)'
    const of = { browser: '', most: Number.NaN }

    return [
      { what: `scripts of the document of ${app}`, p50: kB, wanted, unit: 'kB gzipped', ...of },
      { what: `files of the document of ${app}`, p50: files, wanted: '', unit: 'files', ...of },
    ]
  })
}

const line = (
  { name }: Measured,
  [what, unit]: readonly [string, string],
  figures: readonly number[],
  wanted: string,
): Line => {
  const sorted = figures.toSorted((a, b) => a - b)
  const rounded = (value: number) => Math.round(value * 10) / 10

  return {
    what,
    browser: name,
    p50: rounded(percentile(sorted, 0.5)),
    most: rounded(sorted.at(-1)!),
    wanted,
    unit,
  }
}

/** Loads of three kinds: of a browser that only has a session, of an empty cache, of a full one. */
async function benchLoads(one: Measured, scaffoldUrl: string): Promise<Line[]> {
  const lines: Line[] = []

  const loads = [
    { title: 'dashboard', url: one.url, content: dashboard, wanted: ['1800 (2600)', '900 (1500)'] },
    {
      title: 'console list',
      url: one.url,
      content: people,
      wanted: ['2400 (3500)', '1200 (1800)'],
    },
    { title: 'pay run', url: one.url, content: await payRun(one), wanted: ['', ''] },
    { title: 'list of create-react-admin', url: scaffoldUrl, content: scaffold, wanted: ['', ''] },
  ].map((load) => ({ ...load, cold: [] as Visit[], warm: [] as Visit[] }))

  const states = new Map(
    await Promise.all(
      [one.url, scaffoldUrl].map(async (url) => [url, await knownState(one, url)] as const),
    ),
  )

  // In turns, so that whatever else the machine does slows all of them.
  for (let run = 0; run < one.runs; run++)
    for (const { url, content, cold, warm } of loads) {
      const context = await profileOf(one.browser, states.get(url)!)
      cold.push(await visit(context, url, { content, rate: SLOW }))
      warm.push(await visit(context, url, { content, rate: SLOW }))
      await context.close()
    }

  for (const { title, url, wanted, cold, warm } of loads) {
    const ready = (visits: Visit[]) => visits.map((each) => each.ready)
    const inProduct = url === one.url
    lines.push(
      line(one, [`${title} ready, cold`, `ms at ${SLOW}×`], ready(cold), wanted[0]!),
      line(one, [`${title} ready, warm`, `ms at ${SLOW}×`], ready(warm), wanted[1]!),
      line(
        one,
        [`${title}: scripts before its content`, 'kB'],
        cold.map((each) => each.scriptKb),
        '',
      ),
      line(
        one,
        [`${title}: files`, 'files'],
        cold.map((each) => each.files),
        inProduct ? '20' : '',
      ),
      line(
        one,
        [`${title}: calls`, 'calls'],
        cold.map((each) => each.calls),
        inProduct ? '5' : '',
      ),
    )
    console.log(`\nCalls of ${title}:\n${cold[0]!.called.map(decodeURIComponent).join('\n')}`)
  }

  return lines
}

/** Finds the newest pay run of the demo company, a page with much on it. */
async function payRun({ url, token }: Measured): Promise<Content> {
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await fetch(`${url}/api/v1${path}`, { headers })).json()) as {
      data: { id: string }[]
    }
  }

  const [workspace] = (await read('/workspaces')).data
  const [run] = (await read(`/workspaces/${workspace!.id}/payroll/payruns`)).data
  return { path: `/admin/payroll/${run!.id}`, selector: 'main tbody tr', count: 3 }
}

/** Returns the storage of a person who has used the product before. */
async function knownState({ browser, url, token }: Measured, origin: string) {
  const context = await profileOf(browser, signedInAt(url, token))
  const page = await context.newPage()
  await page.goto(url + dashboard.path)
  // The page keeps which data it read, once it is quiet.
  await until(page, `localStorage.getItem('workledger.first_reads') !== null`)
  const { cookies, origins } = await context.storageState()
  await context.close()

  return { cookies, origins: origins.map((each) => ({ ...each, origin })) }
}

const pages: readonly (readonly [link: string, content: Content])[] = [
  ['a[href="/timer"]', { path: '/timer', selector: 'main h1:not([data-loading])', count: 1 }],
  ['a[href="/calendar"]', { path: '/calendar', selector: 'main h1:not([data-loading])', count: 1 }],
  ['a[href="/admin/employees"]', people],
]

/** Changes of page by the sidebar, and the timer's start, at the processor's own speed. */
async function benchInside(one: Measured): Promise<Line[]> {
  const first: number[] = []
  const later: number[] = []
  const starts: number[] = []

  for (let run = 0; run < one.runs; run++) {
    const context = await profileOf(one.browser, await knownState(one, one.url))
    const page = await openIdle(context, one.url)

    for (const times of [first, later]) {
      for (const [link, content] of pages) {
        times.push(await followLink(page, `nav ${link}`, content))
        await page.waitForLoadState('networkidle')
      }

      await followLink(page, 'nav a[href="/dashboard"]', dashboard)
      await page.waitForLoadState('networkidle')
    }

    starts.push(await startOfTimer(context, one.url))
    await context.close()
  }

  return [
    line(one, ['change of page, first visit', 'ms'], first, '200'),
    line(one, ['change of page, later', 'ms'], later, '100'),
    line(one, ['timer start to the eye', 'ms'], starts, '50'),
  ]
}

async function openIdle(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await slowDown(page, 1)
  await page.goto(url + dashboard.path)
  await page.waitForLoadState('networkidle')
  // Time to look at the page, in which it loads what comes next.
  await page.waitForTimeout(2_000)

  return page
}

async function startOfTimer(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${url}/timer`)
  await page.waitForLoadState('networkidle')
  const start = 'main form button[type="submit"]'
  const stop = 'main button.MuiButton-colorError'
  // A timer of an earlier run.
  if (await page.locator(stop).count()) await press(page, stop, start)
  await page.locator('main form input').first().fill('Measured')
  const took = await press(page, start, stop)
  await page.waitForLoadState('networkidle')
  await press(page, stop, start)
  await page.waitForLoadState('networkidle')
  await page.close()

  return took
}
