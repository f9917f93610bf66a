import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@workledger/jobs/pdf/chromium'
import type { Page } from 'playwright-core'
import { testChromium } from '../support/chromium'
import { percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'

const AT_ONCE = 16

/** Trace categories: marks of the page, tasks of its threads, and frames. */
const categories = [
  'blink.user_timing',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

/** Number of measured frames of a drag. */
const STEPS = 240

interface Figure {
  what: string
  p50: number
  p95: number
  most: number
  wanted: number
}

/**
 * Measures the task board with so many tasks: milliseconds of main-thread work per frame of a drag,
 * from the browser's own trace.
 */
export async function benchWork(server: Server, tasks: number): Promise<Figure[]> {
  const { ws, admin, token } = await company(server.url, 'Work')
  const client = { name: 'Bench', contact_name: 'Ann' }
  const client_id = (await expect(admin('POST', `/api/v1/workspaces/${ws}/clients`, client), 201))
    .body.data.id

  const project = (
    await expect(
      admin('POST', `/api/v1/workspaces/${ws}/projects`, { name: 'Board', client_id }),
      201,
    )
  ).body.data.id

  const statuses: { id: string }[] = (
    await expect(admin('GET', `/api/v1/projects/${project}/status-types`), 200)
  ).body.data

  for (let n = 0; n < tasks; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, tasks - n) }, (_, at) => {
        const body = { title: `Task ${n + at} of the bench`, status_id: statuses[(n + at) % 2]!.id }
        return expect(admin('POST', `/api/v1/projects/${project}/tasks`, body), 201)
      }),
    )

  const browser = await launchChromium(testChromium)

  try {
    const storageState = {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'workledger.token', value: token }] }],
    }

    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState,
    })

    const page = await context.newPage()
    await page.goto(`${server.url}/projects/${project}/project_detail`)
    await page.getByRole('group').first().waitFor()
    await page.waitForLoadState('networkidle')
    const file = join(tmpdir(), `workledger-board-${process.pid}.json`)
    await browser.startTracing(page, { path: file, categories })
    await drag(page)
    await browser.stopTracing()
    const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }

    return [
      figure(`a frame of a drag over a board of ${tasks} tasks`, 8, workOfFrames(traceEvents)),
    ]
  } finally {
    await browser.close()
  }
}

/**
 * Lifts the first card, carries it across and along the columns and back, and drops it at its
 * origin.
 */
async function drag(page: Page): Promise<void> {
  const box = (await page.getByRole('group').first().boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + 60, { steps: 3 })
  await page.evaluate(`performance.mark('drag from')`)

  for (let n = 0; n < STEPS; n++) {
    const round = (n / STEPS) * 4 * Math.PI
    await page.mouse.move(520 + 260 * Math.cos(round), 560 + 180 * Math.sin(round))
    await page.evaluate('new Promise(requestAnimationFrame)')
  }

  await page.evaluate(`performance.mark('drag to')`)
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

interface TraceEvent {
  name: string
  cat: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
}

/** Returns the milliseconds of all main-thread tasks between one frame and the next. */
function workOfFrames(events: readonly TraceEvent[]): number[] {
  const from = events.find(({ name }) => name === 'drag from')
  const to = events.find(({ name }) => name === 'drag to')
  if (!from || !to) throw new Error('The trace does not have the drag.')
  const own = events.filter(
    ({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts <= to.ts,
  )
  // The commit ends the main thread's part of a frame.
  const frames = own.filter(({ name, ph }) => name === 'Commit' && ph === 'X').map(({ ts }) => ts)

  if (frames.length < STEPS / 2)
    throw new Error(`The trace has ${frames.length} frames of ${STEPS}.`)

  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const work = new Array<number>(frames.length).fill(0)
  let frame = 0

  for (const { ts, dur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    while (frame + 1 < frames.length && frames[frame + 1]! <= ts) frame++
    work[frame]! += dur / 1000
  }

  return work
}

function figure(what: string, wanted: number, times: number[]): Figure {
  times.sort((a, b) => a - b)
  const rounded = (value: number) => Math.round(value * 10) / 10

  return {
    what,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    most: rounded(times.at(-1)!),
    wanted,
  }
}
