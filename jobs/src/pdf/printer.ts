import type { Browser, BrowserContext } from 'playwright-core'
import { launchChromium } from './chromium'
import { fontFaces } from './fonts'

export interface PrinterOptions {
  /** Chromium is unpacked below it. */
  folder: string
  /** Pages at a time. */
  concurrency?: number
  /** Milliseconds without work after which the browser is closed. */
  idle?: number
}

/**
 * Prints pages with one shared Chromium: no JavaScript, no network. It starts with the first page, starts anew when it
 * crashed, and is closed when there is nothing to print for a while.
 */
export class Printer {
  private opening: Promise<BrowserContext> | undefined
  private browser: Browser | undefined
  private printing = 0
  private readonly queue: (() => void)[] = []
  private idling: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly options: PrinterOptions) {}

  /**
   * One HTML page with a `</head>`, its styles and pictures within it, as a PDF; A4 unless its CSS says another size. The
   * font families Inter and Noto Sans Arabic are there on every machine.
   */
  async renderPdf(page: string): Promise<Buffer> {
    if (this.closed) throw new Error('The printer is closed.')
    const html = page.replace('</head>', () => `<style>${fontFaces(page)}</style></head>`)
    await this.turn()
    try {
      try {
        return await this.print(html)
      } catch (error) {
        if (this.browser?.isConnected()) throw error
        return await this.print(html)
      }
    } finally {
      this.printing--
      this.queue.shift()?.()
      if (this.printing === 0) this.idling = setTimeout(() => void this.stop(), this.options.idle ?? 60_000).unref()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.stop()
  }

  private async turn(): Promise<void> {
    clearTimeout(this.idling)
    if (this.printing >= (this.options.concurrency ?? 2)) await new Promise<void>((resolve) => this.queue.push(resolve))
    this.printing++
  }

  private async print(html: string): Promise<Buffer> {
    const page = await (await this.context()).newPage()
    try {
      await page.setContent(html, { waitUntil: 'load', timeout: 20_000 })
      return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true })
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
    const browser = await launchChromium(this.options.folder)
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
