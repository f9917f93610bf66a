import type { Page, Request } from 'playwright-core'

/** Returns the language and the direction of the page's document. */
export const readIn = (page: Page): Promise<{ lang: string; dir: string }> =>
  page.evaluate('({ lang: document.documentElement.lang, dir: document.documentElement.dir })')

const underWay = new WeakMap<Page, Set<Request>>()

/** Counts the page's open requests from here on. */
export function noteRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until the page is loaded: its heading is there and no request is open. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await atRest(page)
}

/**
 * Waits until no request starts for some frames and no placeholder is left. Frames are counted
 * instead of time, because a busy machine needs longer for each. It also works under a dialog,
 * whose page heading is hidden.
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

/** Follows a link within the open product, without waiting for the page. */
export const follow = (page: Page, url: string): Promise<void> =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(url)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )

/**
 * Goes to an address of the open product as a link within it does, without loading anything again.
 */
export async function goWithin(page: Page, url: string): Promise<void> {
  // Before the product runs, no listener is there. Not by role, because a dialog hides the heading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await follow(page, url)
  await settled(page)
}

/**
 * A text, because it runs in the page: this folder is not compiled for browsers. It takes two
 * frames, one to lay out and one to paint.
 */
const measure = `(async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const { scrollWidth, clientWidth } = document.scrollingElement
  const pen = (window.overflowPen ??= document.createElement('canvas').getContext('2d'))
  const shown = (one) => one.checkVisibility() && one.clientWidth > 1 && !one.closest('[aria-hidden=true]')
  const ends = (style) => style.textOverflow === 'ellipsis'
  const said = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const isCut = (one) => {
    if (!shown(one)) return false
    const style = getComputedStyle(one)
    if (ends(style)) return false
    if (one.localName === 'input' && one.placeholder && !one.value) {
      // The shorthand is empty in a computed style with font features.
      pen.font = [style.fontWeight, style.fontSize, style.fontFamily].join(' ')
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      return pen.measureText(one.placeholder).width > room + 1
    }
    const over = one.scrollWidth > one.clientWidth + 1
    return over && (one.localName === 'button' || (said(one) && ['hidden', 'clip'].includes(style.overflowX)))
  }
  const cut = [...document.querySelectorAll('body *:not(script, style, svg *)')].filter(isCut)
  if (cut.length > 0) return 'cut at ' + clientWidth + ' px: ' + cut.slice(0, 4).map((one) => one.localName + ' "' + (one.innerText || one.ariaLabel || one.placeholder) + '"').join(', ')
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
 * Returns in words everything wider than the window at each of the widths, and buttons,
 * placeholders and texts that are cut without an ellipsis; there should be none.
 */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []

  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    let wide = await page.evaluate<string | null>(measure)

    // On a busy machine, redrawing for another width takes some frames; an overflow that stays is a
    // fault.
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

/** Returns the texts that end in an ellipsis for want of room. */
export const ellipses = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main *')].filter((one) =>
    one.checkVisibility() && one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
  ).map((one) => one.innerText)`)
