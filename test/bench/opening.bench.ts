import { launchChromium } from '@workledger/jobs/pdf/chromium'
import { testChromium } from '../support/chromium'
import { openingBody } from '../support/recruiting'
import { percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'

const ROUNDS = 15

/**
 * Measures an opening's public page for a stranger: bytes of everything it loads, and its largest
 * paint with a four times slower processor.
 */
export async function benchOpening(server: Server) {
  const { ws, admin } = await company(server.url, 'Openings')
  const description = `<h2>What you will do</h2>${'<p>You plan and commission the controls of cooling systems for hospitals and food stores.</p>'.repeat(12)}`

  const { body } = await expect(
    admin('POST', `/api/v1/workspaces/${ws}/ats/openings`, { ...openingBody, description }),
    201,
  )

  const browser = await launchChromium(testChromium)

  try {
    const paints: number[] = []
    let bytes = 0

    for (let n = 0; n < ROUNDS; n++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const loaded: Promise<{ responseBodySize: number; responseHeadersSize: number }>[] = []
      page.on('requestfinished', (request) => loaded.push(request.sizes()))
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(`${server.url}/openings/${ws}/job/${body.data.id}`)
      await page.waitForLoadState('networkidle')
      paints.push(await page.evaluate<number>(largestPaint))

      bytes = (await Promise.all(loaded)).reduce(
        (sum, one) => sum + one.responseBodySize + one.responseHeadersSize,
        0,
      )

      await context.close()
    }

    paints.sort((a, b) => a - b)
    const [p50, p95] = [Math.round(percentile(paints, 0.5)), Math.round(percentile(paints, 0.95))]

    return { kB: bytes / 1000, 'kB wanted': 90, 'largest paint ms': { p50, p95, wanted: 1500 } }
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
const largestPaint = `new Promise((tell) => {
  new PerformanceObserver((list) => tell(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true })
})`
