import { fontFaces } from '@workledger/projections/kernel/look/fonts'
import { paperStyle } from '@workledger/projections/kernel/look/look'
import type { Browser } from 'playwright-core'
import { testChromium } from '../../../test/support/chromium'
import { names } from '../../../test/support/names-in-scripts'
import { launchChromium } from './chromium'

interface Drawn {
  readonly familyName: string
  readonly isCustomFont: boolean
}

describe('printed documents', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium(testChromium)
  }, 60_000)

  afterAll(() => browser.close())

  /** The fonts that Chromium draws each text with. */
  async function drawnWith(texts: readonly string[]): Promise<Drawn[][]> {
    const body = texts.map((text) => `<p>${text}</p>`).join('')
    const page = await browser.newPage()
    await page.setContent(`<style>${fontFaces(body)}${paperStyle()}</style>${body}`)
    await page.evaluate('document.fonts.ready.then(() => true)')
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')

    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'p',
    })

    const drawn = []
    for (const nodeId of nodeIds)
      drawn.push((await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts)

    await page.close()

    return drawn
  }

  it('draw names in every script with fonts of their own, and none of the machine', async () => {
    const drawn = await drawnWith(Object.values(names))
    const others = Object.keys(names).filter(
      (_, n) => drawn[n]!.length === 0 || drawn[n]!.some(({ isCustomFont }) => !isCustomFont),
    )

    expect(others).toEqual([])
  }, 60_000)

  it('notice a letter that no font of theirs has', async () => {
    const [drawn] = await drawnWith(['𓀀'])
    expect(drawn!.some(({ isCustomFont }) => isCustomFont)).toBe(false)
  }, 60_000)
})
