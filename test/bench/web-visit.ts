import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** What a page shows when its content is there. */
export interface Content {
  readonly path: string
  /** Elements of the content, and how many of them there are at least. */
  readonly selector: string
  readonly count: number
}

export interface Visit {
  /** Milliseconds from the navigation until the frame with the whole content. */
  readonly ready: number
  /** Documents, scripts, styles, fonts and pictures requested before that frame. */
  readonly files: number
  readonly calls: number
  /** Kilobytes of scripts as sent. */
  readonly scriptKb: number
  /** Sum of all layout shifts. */
  readonly shift: number
  /** Addresses of the calls, for the profile of a figure that is missed. */
  readonly called: readonly string[]
}

const VIEWPORT = { width: 1440, height: 900 }

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens a browser profile of a signed-in person with an empty cache. */
export const profileOf = (browser: Browser, storageState: StorageState) =>
  browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', storageState })

/** Returns the storage of a person whose browser has been signed in, and knows nothing else. */
export const signedInAt = (origin: string, token: string): StorageState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'workledger.token', value: token }] }],
})

/** Slows the page's processor down. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })

  return session
}

/** Loads a page in a new tab and measures until its content is there. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { content, rate }: { content: Content; rate: number },
): Promise<Visit> {
  const page = await context.newPage()
  await slowDown(page, rate)
  await page.addInitScript(`(${watchContent})(${JSON.stringify(content)})`)
  await page.goto(origin + content.path)
  await until(page, 'window.benchReady > 0 && performance.now() - window.benchReady > 600')
  await page.waitForLoadState('networkidle')
  const figures = await page.evaluate<Visit>(`(${readFigures})()`)
  await page.close()

  return figures
}

/**
 * Waits in the page; the content security policy forbids `waitForFunction`. A document that loads
 * itself again ends what runs in it, and the wait begins again.
 */
export async function until(page: Page, condition: string): Promise<void> {
  try {
    await page.evaluate(`new Promise((tell) => {
      const look = () => (${condition} ? tell() : setTimeout(look, 20))
      look()
    })`)
  } catch (error) {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
    console.warn(`${page.url()} was loaded again while it was measured.`)
    await page.waitForLoadState('load')
    await until(page, condition)
  }
}

/** Runs in the page: notes the first frame of the final content. */
const watchContent = `({ selector, count }) => {
  window.benchShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const unfinished = 'main .MuiSkeleton-root, main [aria-busy="true"]'
  const look = () => {
    const ready = document.querySelectorAll(selector).length >= count && !document.querySelector(unfinished)
    if (!ready) window.benchReady = 0
    else if (!window.benchReady) window.benchReady = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

/** Runs in the page: returns the sizes of all loaded files. */
const readFigures = `() => {
  const before = performance.getEntriesByType('resource').filter((one) => one.startTime < window.benchReady)
  const path = (one) => one.name.replace(location.origin, '')
  const isCall = (one) => /^\\/(api|live)\\//.test(path(one))
  const scripts = before.filter((one) => /\\.js$/.test(one.name))
  return {
    ready: window.benchReady,
    // The document is no resource of its own.
    files: before.filter((one) => !isCall(one)).length + 1,
    calls: before.filter(isCall).length,
    scriptKb: scripts.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000,
    shift: window.benchShift,
    called: before.filter(isCall).map(path),
  }
}`

/**
 * Hovers over a link as a hand does, clicks it, and returns the milliseconds from the click to the
 * frame with the whole content.
 */
export async function followLink(page: Page, link: string, content: Content): Promise<number> {
  await page.evaluate(`(${watchClick})(${JSON.stringify(content)})`)
  const target = page.locator(link).first()
  await target.hover()
  // Between pointing at a link and pressing, people take 100 to 300 ms.
  await page.waitForTimeout(150)
  await target.click({ noWaitAfter: true })
  await until(page, 'window.benchTook > 0')

  return page.evaluate<number>('window.benchTook')
}

/** Presses a button and returns the milliseconds until the frame with the given element. */
export async function press(page: Page, button: string, shown: string): Promise<number> {
  await page.evaluate(`(${watchClick})(${JSON.stringify({ selector: shown, count: 1, path: '' })})`)
  await page.locator(button).first().click({ noWaitAfter: true })
  await until(page, 'window.benchTook > 0')

  return page.evaluate<number>('window.benchTook')
}

/** Runs in the page: measures from the next click to the content. */
const watchClick = `({ selector, count, path }) => {
  window.benchTook = 0
  const unfinished = 'main .MuiSkeleton-root, main [aria-busy="true"]'
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      const there = location.pathname.startsWith(path) && document.querySelectorAll(selector).length >= count
      if (there && (!path || !document.querySelector(unfinished))) window.benchTook = performance.now() - timeStamp
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
}`
