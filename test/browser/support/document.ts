import type { Page, Request } from 'playwright-core'

/** Of the page's document: its language and the direction it is read in. */
export const readIn = (page: Page): Promise<{ lang: string; dir: string }> =>
  page.evaluate('({ lang: document.documentElement.lang, dir: document.documentElement.dir })')

const underWay = new WeakMap<Page, Set<Request>>()

/** From here on it is known what the page waits for. */
export function noteRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** The page's loaded to the end: its heading is there, nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await atRest(page)
}

/**
 * Nothing is asked for during some frames, and no place is kept for what is still to come. Frames
 * are counted and not timed: on a busy machine a page needs longer for each. Said of a page under a
 * dialog too, whose heading is hidden.
 */
export async function atRest(page: Page): Promise<void> {
  for (let rest = 0; rest < 4; ) {
    await page.evaluate(
      '(async () => { for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame) })()',
    )
    rest = underWay.get(page)!.size === 0 ? rest + 1 : 0
  }

  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
}

/**
 * An address of the product that is open already, as a link within it leads there: nothing is
 * loaded again.
 */
export async function goWithin(page: Page, url: string): Promise<void> {
  // Before the product runs nobody hears of it. Not by its role: under a dialog it is hidden.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(url)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await settled(page)
}

/**
 * Runs in the page, so it is text: this folder is not compiled for browsers. Two frames: one to lay
 * out, one to paint.
 */
const measure = `(async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const { scrollWidth, clientWidth } = document.scrollingElement
  const cut = [...document.querySelectorAll('button')].filter(
    (one) => one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis' && !one.closest('[aria-hidden=true]'),
  )
  if (cut.length > 0) return 'cut at ' + clientWidth + ' px: ' + cut.slice(0, 4).map((one) => 'button "' + (one.innerText || one.ariaLabel) + '"').join(', ')
  if (scrollWidth <= clientWidth) return null
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
  })
  const innermost = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)))
  const words = innermost.map((element) => element.localName + ' "' + element.textContent.slice(0, 40) + '"')
  return scrollWidth + ' px wide in a window of ' + clientWidth + ' px: ' + words.slice(0, 4).join(', ')
})()`

/**
 * What is wider than the window at each of the widths, and buttons whose words are cut, in words;
 * nothing should be.
 */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []

  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    let wide = await page.evaluate<string | null>(measure)

    // On a busy machine what is drawn anew for another width comes some frames later; what stays is
    // wrong.
    for (let left = 5; wide && left > 0; left--) {
      await page.evaluate(
        '(async () => { for (const _ of Array(10)) await new Promise(requestAnimationFrame) })()',
      )
      wide = await page.evaluate<string | null>(measure)
    }

    if (wide) found.push(`${new URL(page.url()).pathname} is ${wide}`)
  }

  return found
}
