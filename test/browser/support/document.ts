import type { Page } from 'playwright-core'

/** Of the page's document: its language and the direction it is read in. */
export const readIn = (page: Page): Promise<{ lang: string; dir: string }> =>
  page.evaluate('({ lang: document.documentElement.lang, dir: document.documentElement.dir })')

/** The page's loaded to the end: its heading is there, nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
}

/** Runs in the page, so it is text: this folder is not compiled for browsers. Two frames: one to lay out, one to paint. */
const measure = `(async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const { scrollWidth, clientWidth } = document.scrollingElement
  if (scrollWidth <= clientWidth) return null
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
  })
  const innermost = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)))
  const words = innermost.map((element) => element.localName + ' "' + element.textContent.slice(0, 40) + '"')
  return scrollWidth + ' px wide in a window of ' + clientWidth + ' px: ' + words.slice(0, 4).join(', ')
})()`

/** What is wider than the window at each of the widths, in words; nothing should be. */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const wide = await page.evaluate<string | null>(measure)
    if (wide) found.push(`${new URL(page.url()).pathname} is ${wide}`)
  }
  return found
}
