import { existsSync } from 'node:fs'
import { colours } from '@workledger/contracts/kernel/colours'
import { FONT_FOLDER, fontFaces, fontPath } from './fonts'
import { outsideStyle, pageFoot, paperStyle } from './look'

/** Families that a style names, without its fallbacks. */
const families = (style: string) =>
  [...style.matchAll(/font:\s*[^;]*?\/\s*[\d.a-z]+\s+([^;,]+)/g)].map(([, family]) => family)

describe('the look of public pages and documents', () => {
  it('sets every text in Inter', () => {
    for (const style of [outsideStyle(), paperStyle()])
      expect(new Set(families(style))).toEqual(new Set(['Inter']))
  })

  it('has every colour from the palette: none is written in the styles', () => {
    const palette: string[] = [...Object.values(colours.light), ...Object.values(colours.dark)]
    const used = [outsideStyle(), paperStyle()].join().match(/#[0-9a-f]{3,8}\b/g) ?? []
    expect(used.filter((colour) => !palette.includes(colour) && colour !== '#fff')).toEqual([])
  })

  it('follows the theme of the system, unless the page names one', () => {
    expect(outsideStyle()).toContain(
      `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){color-scheme:dark;--bg:${colours.dark.bg}`,
    )

    expect(paperStyle()).not.toContain('prefers-color-scheme')
  })

  it('links fonts that the server has', () => {
    const linked = [...outsideStyle().matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address!)
    expect(linked.length).toBeGreaterThan(5)

    for (const address of linked)
      expect([address, existsSync(fontPath(address.slice(FONT_FOLDER.length))!)]).toEqual([
        address,
        true,
      ])

    expect(fontPath('../../package.json')).toBeUndefined()
  })

  it('embeds the scripts of a text only', () => {
    expect(fontFaces('Net pay')).toContain("font-family:'Inter'")
    expect(fontFaces('Net pay')).not.toContain('Noto Sans Arabic')
    expect(fontFaces('صافي')).toContain("font-family:'Noto Sans Arabic'")
    expect(fontFaces('Net pay')).not.toContain('/fonts/')
  })

  it('names a document at the foot of its later pages, with typed text as text', () => {
    const foot = pageFoot('rtl', ['</style>"}', null, 'قسيمة'])
    expect(foot).toContain('@bottom-right{content:"')
    expect(foot).toContain('@page :first{@bottom-right{content:none}}')
    expect(foot).toContain('قسيمة')
    expect(foot.match(/content:"([^"]*)"/)![1]).not.toMatch(/[<>}/"]/)
    expect(pageFoot('ltr', ['a'])).toContain('@bottom-left')
  })

  it('has tabular digits only in columns: the tabular hyphens of Inter tear words apart', () => {
    const body = /\nbody \{[^}]*\}/.exec(paperStyle())![0]
    expect(body).not.toContain('tabular-nums')
    expect(paperStyle()).toMatch(/\.amount,[^{}]*\{\s*font-variant-numeric: tabular-nums/)
  })

  it('numbers the pages of a document and repeats the heads of its tables', () => {
    expect(paperStyle()).toMatch(/@bottom-center \{\s*content: counter\(page\)/)
    expect(paperStyle()).toMatch(/thead \{\s*display: table-header-group/)
  })
})
