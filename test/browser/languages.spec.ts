import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { type Language, languages } from '@workledger/contracts/kernel/languages'
import { en as firstProjectWords } from '@workledger/domain/projects/starting-words.en'
import { en as firstWords } from '@workledger/domain/workspaces/starting-words.en'
import { overflows, readIn, settled } from './support/document'
import { type EveryPage, everyPage } from './support/every-page'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'
import { leavesOf, textsIn, textsOn } from './support/texts'

/** A page of figures, of forms, of a table, of dates and of settings. */
const FEW = ['/dashboard', '/requests', '/calendar', '/admin/employees', '/admin/payroll']

/** Every window, or the narrowest and the widest. */
const widths = LONG ? [320, 390, 1024, 1440] : [320, 1440]

/** The company was made in English, so its own records are English. */
const RECORDS = new Set([
  ...leavesOf(firstWords),
  ...leavesOf(firstProjectWords),
  // Stages of the test's opening.
  'Applied',
  'Interview',
])

describe('every language', () => {
  const web = inBrowser()
  let every: EveryPage

  beforeAll(async () => {
    every = await everyPage(web.product)
  }, 120_000)

  const english = textsIn('en')

  it.each(shippedLanguages.filter((language) => language !== 'en'))(
    '%s leaves no English on a page, and fits',
    async (language: Exclude<Language, 'en'>) => {
      const own = textsIn(language)
      const visitor = await web.visitor({ token: every.admin.token })
      await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
      const page = await visitor.open('/dashboard')
      const found: string[] = []

      for (const path of LONG ? every.pages : FEW) {
        await page.goto(`${web.url}${path}`)
        await settled(page)
        expect(await readIn(page)).toEqual({ lang: language, dir: languages[language].dir })

        for (const text of await textsOn(page))
          if (english.has(text) && !own.has(text) && !RECORDS.has(text) && /\p{L}{3}/u.test(text))
            found.push(`${path}: ${text}`)

        for (const wide of await overflows(page, widths)) found.push(`${path}: ${wide}`)

        await page.setViewportSize({ width: 1440, height: 900 })
      }

      expect(found).toEqual([])
    },
    1_500_000,
  )

  it('is English where a cookie names another language than those', async () => {
    const visitor = await web.visitor({ token: every.admin.token })
    await visitor.context.addCookies([{ name: 'language', value: 'xx', url: web.url }])
    expect(await readIn(await visitor.open('/dashboard'))).toEqual({ lang: 'en', dir: 'ltr' })
  })
})
