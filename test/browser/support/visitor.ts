import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { noteRequests } from './document'

export interface VisitorOptions extends BrowserContextOptions {
  /** Signed in with it from the first page on. */
  token?: string | undefined
}

export interface Tab extends Page {
  /** Waits until the live channel is open: what changes before that is not told to the page. */
  live(): Promise<void>
}

/**
 * Somebody at a browser of their own. Everything that goes wrong in it is noted: errors in the
 * console, requests that fail or are refused.
 */
export class Visitor {
  readonly troubles: string[] = []
  /** The last answers of the server to this visitor. */
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
      ...(token ? { storageState: signedIn(url, token) } : {}),
      ...options,
    })

    // Long enough for a machine that is busy with other suites; what never comes still fails.
    context.setDefaultTimeout(30_000)
    // React tells what it recovered from as the cause of its own error.
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

  /** A new tab at an address of the product. */
  async open(path: string): Promise<Tab> {
    const tab = await this.tab()
    await tab.goto(this.url + path)
    return tab
  }

  /** Troubles like this are part of the test. */
  expects(...patterns: RegExp[]): this {
    this.expected.push(...patterns)
    return this
  }

  /**
   * What went wrong and was not expected. With PICTURES set to a folder, every tab's last sight is
   * kept there.
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
   * Of a test that failed: where each tab is, what its dialogs and messages say, and what the
   * server answered.
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
      // Refused requests are noted with their status below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        note(`console: ${message.text()}`)
    })

    page.on('request', (request) => {
      // Each change of a record says which of its revisions was on the screen.
      if (changes(request) && !request.headers()['if-match'])
        note(`PUT ${request.url()} went out without If-Match`)
    })

    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // A page that is left gives up what it was still fetching.
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
    })
  }
}

/** Whether it changes a record: a form with a file is a POST that says so. */
const changes = (request: Request): boolean =>
  /\/v1\//.test(request.url()) &&
  (request.method() === 'PUT' ||
    (request.method() === 'POST' &&
      (request.postDataBuffer()?.includes('name="_method"\r\n\r\nPUT') ?? false)))

const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'workledger.token', value: token }] }],
})
