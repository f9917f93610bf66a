import { launchChromium } from '@workledger/jobs/pdf/chromium'
import type { BrowserContext } from 'playwright-core'
import { testChromium } from '../support/chromium'
import { percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'
import { press, profileOf, signedInAt } from './web-visit'

const DAY_MS = 86_400_000
const WORKDAYS = 5
const SECONDS = 300

/**
 * Measures how soon a week of so many projects, each with time on five days, can be typed in after
 * the press of *Next week*. Returns milliseconds: of the read of the week over HTTP, and until the
 * frame with the last row's cells.
 */
export async function benchWeekGrid(server: Server, projects: number, runs: number) {
  const one = await company(server.url, 'Week')
  const base = `/api/v1/workspaces/${one.ws}`
  const monday = mondayOf(Date.now() - 7 * DAY_MS)

  const client = { name: 'Helios', contact_name: 'Ola' }
  const { body: added } = await expect(one.admin('POST', `${base}/clients`, client), 201)

  for (let n = 0; n < projects; n++) {
    const body = { name: `Project ${n}`, client_id: added.data.id }
    const project = await expect(one.admin('POST', `${base}/projects`, body), 201)
    const project_id: string = project.body.data.id

    for (let day = 0; day < WORKDAYS; day++) {
      const start = monday + day * DAY_MS + n * SECONDS * 1000
      await expect(
        one.admin('POST', `${base}/time_entries`, {
          project_id,
          description: 'Measured',
          start: typed(start),
          end: typed(start + SECONDS * 1000),
        }),
        201,
      )
    }
  }

  const read: number[] = []

  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await expect(one.admin('GET', `${base}/timesheets/week?day=${dayOf(monday)}`), 200)
    read.push(performance.now() - start)
  }

  const browser = await launchChromium({ folder: testChromium.folder })
  const shown: number[] = []

  for (let run = 0; run < runs; run++) {
    const context = await profileOf(browser, signedInAt(server.url, one.token))
    shown.push(await nextWeek(context, server.url, { monday, projects }))
    await context.close()
  }

  await browser.close()

  return [
    { what: `read of a week of ${projects} projects`, ...middle(read), wanted: '' },
    { what: `week grid of ${projects} projects ready`, ...middle(shown), wanted: '300' },
  ]
}

async function nextWeek(
  context: BrowserContext,
  url: string,
  { monday, projects }: { monday: number; projects: number },
): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${url}/timer/week?day=${dayOf(monday - 7 * DAY_MS)}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  return press(
    page,
    'button[aria-label="Next week"]',
    `main tbody tr:nth-child(${projects}) td:nth-child(8) input`,
  )
}

const middle = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), most: sorted.at(-1)! }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const typed = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

function mondayOf(time: number): number {
  const day = Date.parse(dayOf(time))
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS
}
