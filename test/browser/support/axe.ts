import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** axe checks these rules on request only. */
const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

/** Rules whose result depends on the theme. */
const rulesOfColours = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Only the parts used below: finding a selector for each element takes half of the time. */
const findings = { selectors: false, resultTypes: ['violations'] }

/** A text, because it runs in the page. */
const run = (
  rules: object,
) => `axe.run(document, ${JSON.stringify(rules)}).then(({ violations }) => violations.map(({ id, nodes }) => {
  const [{ html, any, all, none }] = nodes
  return id + ' ×' + nodes.length + ': ' + html.slice(0, 200) + ' – ' + [...any, ...all, ...none][0]?.message
}))`

/** Returns axe-core's findings on the page in words; there should be none. */
export async function axeFindings(page: Page, rules: object = everyRule): Promise<string[]> {
  // It stays in a document during navigation within it; loading it again takes as long as a page's
  // own check.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(source)
  const found = await page.evaluate<string[]>(run({ ...findings, ...rules }))
  return found.map((finding) => `${new URL(page.url()).pathname} ${finding}`)
}

/** Checks the light theme, then the dark one, which stays set. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await inTheme(page, 'light')
  const light = await axeFindings(page)
  await inTheme(page, 'dark')
  const dark = await axeFindings(page, rulesOfColours)

  return [...light, ...dark.map((finding) => `${finding} (dark)`)]
}

/** Switches the theme at once, as the user's menu does. */
export const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(`(async () => {
    document.documentElement.setAttribute('data-theme', '${theme}')
    // What a closed <details> holds is not painted, and its transitions do not go on.
    const seen = (one) => one.checkVisibility()
    const colours = () => [...document.querySelectorAll('h1, h2, p, a, button, td, th')].filter(seen).map((one) => getComputedStyle(one).color).join()
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const ends = ({ effect, playState }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity && (!effect.target || seen(effect.target))
    // Until nothing changes its colour any more, for some frames in a row. A page that never comes
    // to rest is not waited for without end: axe reports its faults.
    const until = performance.now() + 5_000
    for (let same = 0, before = ''; same < 5 && performance.now() < until; ) {
      await Promise.race([new Promise(requestAnimationFrame), rest(100)])
      const ending = document.getAnimations().filter(ends).map((animation) => animation.finished.catch(() => {}))
      await Promise.race([Promise.all(ending), rest(1_000)])
      const now = colours()
      same = now === before ? same + 1 : 0
      before = now
    }
  })()`)
