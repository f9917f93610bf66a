import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page, so it is text. axe leaves both of these rules out unless asked for them. */
const run = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}).then(({ violations }) => violations.map(({ id, nodes }) => {
  const [{ html, any, all, none }] = nodes
  return id + ' ×' + nodes.length + ': ' + html.slice(0, 200) + ' – ' + [...any, ...all, ...none][0]?.message
}))`

/** What axe-core finds wrong on the page as it is, in words; nothing should be. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate<string[]>(run)
  return found.map((finding) => `${new URL(page.url()).pathname} ${finding}`)
}

/** The other theme at once, as the menu of the user changes it. */
export const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(`(async () => {
    document.documentElement.setAttribute('data-theme', '${theme}')
    const colours = () => [...document.querySelectorAll('h1, h2, p, a, button, td, th')].map((one) => getComputedStyle(one).color).join()
    // Until nothing changes its colour any more, for some frames in a row.
    for (let same = 0, before = ''; same < 5; ) {
      await new Promise(requestAnimationFrame)
      // One that never ends, such as a skeleton's, is not waited for.
      const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
      await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
      const now = colours()
      same = now === before ? same + 1 : 0
      before = now
    }
  })()`)
