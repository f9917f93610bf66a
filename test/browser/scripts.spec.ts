import type { Page } from 'playwright-core'
import { names } from '../support/names-in-scripts'
import { createCompany, type Person } from '../support/people'
import { until } from '../support/until'
import { settled } from './support/document'
import { inBrowser } from './support/in-browser'

interface Drawn {
  readonly familyName: string
  readonly isCustomFont: boolean
}

/** The Chromium of the tests has one font of its machine, with Latin and Hebrew letters. */
describe('letters of every script', () => {
  const web = inBrowser()
  let admin: Person

  beforeAll(async () => {
    admin = (await createCompany(web.product)).admin
  })

  const openIn = async (language: string) => {
    const visitor = await web.visitor({ token: admin.token })
    await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
    const page = await visitor.open('/dashboard')
    await settled(page)

    return page
  }

  const linked = (page: Page) =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('link[href^="/fonts/"]')].map((link) => link.getAttribute('href'))`,
    )

  /** The fonts that Chromium draws each found element with. */
  async function drawnWith(page: Page, selector: string): Promise<Drawn[][]> {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')

    const look = async () => {
      const { root } = await session.send('DOM.getDocument')
      const nodes = { nodeId: root.nodeId, selector }
      const { nodeIds } = await session.send('DOM.querySelectorAll', nodes)
      const drawn = []
      for (const nodeId of nodeIds)
        drawn.push((await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts)

      return drawn
    }

    // A page that draws a part again meanwhile is looked at again.
    return until(() => look().catch(() => undefined))
  }

  const fontsAreHere = (page: Page) =>
    until(() =>
      page.evaluate<boolean>(
        `document.fonts.status === 'loaded' && [...document.fonts].some(({ family, status }) => family.includes('Other scripts') && status === 'loaded')`,
      ),
    )

  it('have a font in Chinese', async () => {
    const page = await openIn('zh')
    await fontsAreHere(page)
    expect(await linked(page)).toEqual(['/fonts/noto-sans-sc.css'])
    const drawn = await drawnWith(page, 'h1, h2, h3, nav a, button')
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.flat().filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  })

  it('have a font where a name or a typed text has them, and only then', async () => {
    const page = await openIn('en')
    await page.waitForTimeout(2000)
    expect(await linked(page)).toEqual([])

    await page.evaluate(
      `document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(
        Object.values(names)
          .map((name) => `<p class="name">${name}</p>`)
          .join(''),
      )})`,
    )

    await until(async () => (await linked(page)).length === Object.keys(names).length - 4)
    await page.locator('.name').last().scrollIntoViewIfNeeded()
    await fontsAreHere(page)
    await page.waitForLoadState('networkidle')
    const drawn = await drawnWith(page, '.name')

    const others = Object.keys(names).filter(
      (_, n) => drawn[n]!.length === 0 || drawn[n]!.some(({ isCustomFont }) => !isCustomFont),
    )

    expect(others).toEqual(['Hebrew'])
  })
})
