import { type Asker, FairTurns, type TurnLimits } from '@workledger/domain/kernel/fair-turns'
import { fontFaces } from '@workledger/projections/kernel/look/fonts'
import type { Browser, BrowserContext } from 'playwright-core'
import { type ChromiumOptions, launchChromium } from './chromium'

export interface PrinterOptions extends ChromiumOptions {
  /** The most pages printed at once. */
  concurrency?: number
  limits?: Partial<TurnLimits>
  /** Milliseconds without work after which the browser closes. */
  idle?: number
}

/**
 * Prints pages with one shared Chromium, without JavaScript and network. It starts with the first
 * page, restarts after a crash, and closes after a while without work.
 */
export class Printer {
  private opening: Promise<BrowserContext> | undefined
  private browser: Browser | undefined
  private printing = 0
  private readonly turns: FairTurns
  private idling: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly options: PrinterOptions) {
    const { concurrency = 2, limits } = options
    // One company never takes all of them, so another's page starts at once.
    const atOncePerCompany = Math.max(1, concurrency - 1)

    this.turns = new FairTurns({
      atOnce: concurrency,
      atOncePerCompany,
      perPerson: 10,
      perCompany: 200,
      retryAfter: 5,
      ...limits,
    })
  }

  /**
   * Prints one HTML page with a `</head>` and inlined styles and pictures as PDF. The page is built
   * only at the asker's turn. A4 unless its CSS sets another size. The font family Inter draws every
   * script of fonts.ts.
   */
  renderPdf(asker: Asker, page: string | (() => Promise<string>)): Promise<Buffer> {
    return this.turns.run(asker, async () => {
      if (this.closed) throw new Error('The printer is closed.')
      clearTimeout(this.idling)
      this.printing++

      try {
        const given = typeof page === 'string' ? page : await page()
        return await this.printed(
          given.replace('</head>', () => `<style>${fontFaces(given)}</style></head>`),
        )
      } finally {
        this.printing--

        if (this.printing === 0)
          this.idling = setTimeout(() => void this.stop(), this.options.idle ?? 60_000).unref()
      }
    })
  }

  async close(): Promise<void> {
    this.closed = true
    await this.stop()
  }

  /** Prints, and retries once if the browser crashed. */
  private async printed(html: string): Promise<Buffer> {
    try {
      return await this.print(html)
    } catch (error) {
      if (this.browser?.isConnected()) throw error
      return await this.print(html)
    }
  }

  private async print(html: string): Promise<Buffer> {
    const page = await (await this.context()).newPage()

    try {
      await page.setContent(html, { waitUntil: 'load', timeout: 20_000 })
      // On a busy machine, Chromium would print before the embedded fonts are loaded.
      await inTime(
        page.evaluate('document.body.offsetHeight, document.fonts.ready.then(() => true)'),
      )

      return await inTime(
        page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true }),
      )
    } finally {
      await page.close().catch(() => {})
    }
  }

  private context(): Promise<BrowserContext> {
    if (this.opening && this.browser && !this.browser.isConnected()) this.opening = undefined

    this.opening ??= this.open().catch((error) => {
      this.opening = undefined
      throw error
    })

    return this.opening
  }

  private async open(): Promise<BrowserContext> {
    const browser = await launchChromium({ ...this.options, behindOthers: true })
    this.browser = browser
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
    await context.route('**/*', (route) => route.abort())

    return context
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idling)
    const { browser } = this
    this.browser = undefined
    this.opening = undefined
    await browser?.close().catch(() => {})
  }
}

/** Milliseconds that one document may take; large pictures keep Chromium busy. */
const PRINTER_LONGEST = 30_000

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long to print.')), PRINTER_LONGEST)
  })
  work.catch(() => {})

  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
