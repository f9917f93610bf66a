import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { noteRequests } from './document'
import { noteRefusedReads } from './read-alone'

export interface VisitorOptions extends BrowserContextOptions {
  /** A session's token, used from the first page on. */
  token?: string | undefined
}

export interface Tab extends Page {
  /** Waits until the live channel is open, because the page misses earlier changes. */
  live(): Promise<void>
}

/**
 * A person with a browser of their own. It records errors in the console, and requests that fail or
 * are refused.
 */
export class Visitor {
  readonly troubles: string[] = []
  /** The server's last answers to this visitor. */
  private answers: string[] = []
  private readonly expected: RegExp[] = []

  private constructor(
    readonly context: BrowserContext,
    private readonly url: string,
  ) {}

  static async arrive(
    browser: Browser,
    url: string,
    { token, ...options }: VisitorOptions,
  ): Promise<Visitor> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Lisbon',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      // Its requests would pass the tests' routes by.
      serviceWorkers: 'block',
      ...(token ? { storageState: signedIn(url, token) } : {}),
      ...options,
    })

    // Long enough for a machine that is busy with other suites; missing content still fails.
    context.setDefaultTimeout(30_000)
    // React reports an error from which it recovered as the cause of its own error.
    await context.addInitScript(`addEventListener('error', ({ error }) => {
      if (error?.cause) console.error('caused by ' + (error.cause.stack ?? error.cause))
    })`)
    const visitor = new Visitor(context, url)
    context.on('page', (page) => visitor.watch(page))

    return visitor
  }

  async tab(): Promise<Tab> {
    const page = await this.context.newPage()
    let opened = () => {}
    const live = new Promise<void>((resolve) => {
      opened = resolve
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && opened()),
    )

    return Object.assign(page, { live: () => live })
  }

  /** Opens a new tab at an address of the product. */
  async open(path: string): Promise<Tab> {
    const tab = await this.tab()
    await tab.goto(this.url + path)
    return tab
  }

  /** Declares faults that belong to the test. */
  expects(...patterns: RegExp[]): this {
    this.expected.push(...patterns)
    return this
  }

  /**
   * Leaves, and returns the unexpected faults. With a folder in PICTURES, it saves every tab's last
   * screen there.
   */
  async leave(): Promise<readonly string[]> {
    const folder = process.env.PICTURES

    for (const page of folder ? this.context.pages() : []) {
      const name = `${expect.getState().currentTestName} ${page.url()}`
        .replace(/\W+/g, '-')
        .slice(0, 120)
      await page.screenshot({ path: join(folder!, `${name}.png`) })
    }

    if ((globalThis as { testFailed?: boolean }).testFailed) console.error(await this.lastSeen())
    await this.context.close()

    return this.troubles.filter(
      (trouble) => !this.expected.some((pattern) => pattern.test(trouble)),
    )
  }

  /**
   * Returns, for a failed test, each tab's address, dialogs and messages, and the server's answers.
   */
  private async lastSeen(): Promise<string> {
    const tabs = this.context.pages().map(async (page) => {
      const said = await page
        .locator('[role=dialog], [role=status], [role=alert]')
        .allInnerTexts()
        .catch(() => [])
      return [page.url(), ...said.filter(Boolean)].join('\n')
    })
    return [...(await Promise.all(tabs)), ...this.answers].join('\n')
  }

  private watch(page: Page): void {
    noteRequests(page)
    const note = (trouble: string) => this.troubles.push(trouble)
    page.on('pageerror', (error) => note(`error: ${error.stack ?? error.message}`))

    page.on('console', (message) => {
      // Refused requests are recorded with their status below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        note(`console: ${message.text()}`)
    })

    page.on('request', (request) => {
      // Each change of a record must send the revision that the screen showed.
      if (changes(request) && !request.headers()['if-match'])
        note(`PUT ${request.url()} went out without If-Match`)
    })

    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // Leaving a page aborts its requests.
      if (why !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${why}`)
    })

    page.on('response', (response) => {
      const [method, url] = [response.request().method(), response.url()]

      if (/\/v1\//.test(url))
        this.answers = [
          ...this.answers,
          `${new Date().toISOString()} ${method} ${url} ${response.status()}`,
        ].slice(-30)

      if (response.status() >= 400) note(`${method} ${url} answered ${response.status()}`)
      void noteRefusedReads(response, note)
    })
  }
}

/** Returns whether the request changes a record; a form with a file is a POST with a marker. */
const changes = (request: Request): boolean =>
  /\/v1\//.test(request.url()) &&
  (request.method() === 'PUT' ||
    (request.method() === 'POST' &&
      (request.postDataBuffer()?.includes('name="_method"\r\n\r\nPUT') ?? false)))

const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'workledger.token', value: token }] }],
})
