import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { type Company, createCompany, hire } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

interface Manifest {
  name: string
  lang: string
  dir: string
  shortcuts: { name: string; url: string }[]
  icons: { src: string; sizes: string; purpose: string }[]
}

describe('the installed app', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    await hire(web.product, company, 'Eli')
  })

  it('can be installed, from either app', async () => {
    const visitor = await web.visitor({ token: company.admin.token })

    for (const path of ['/timer', '/admin/employees']) {
      const page = await visitor.open(path)
      const devtools = await visitor.context.newCDPSession(page)
      const { url, errors, data } = await devtools.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${web.url}/app.webmanifest`, []])
      const manifest = JSON.parse(data!) as Manifest
      // What Chromium asks for: a name, a start page within the scope, a window, and two sizes.
      expect(manifest).toMatchObject({
        name: 'Workledger',
        start_url: '/',
        scope: '/',
        display: 'standalone',
      })

      for (const size of [192, 512])
        for (const purpose of ['any', 'maskable']) {
          const icon = manifest.icons.find(
            (each) => each.sizes === `${size}x${size}` && each.purpose === purpose,
          )
          const png = await (await page.request.get(web.url + icon!.src)).body()
          // A PNG's width and height.
          expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
        }
    }
  })

  it('speaks the language of its person, and has its icons', async () => {
    const page = await (await web.visitor()).tab()

    for (const language of shippedLanguages) {
      await page.context().addCookies([{ name: 'language', value: language, url: web.url }])
      await page.goto(`${web.url}/signin`)
      const href = await page.locator('link[rel=manifest]').getAttribute('href')
      const answer = await page.request.get(web.url + href)
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
      })
      const manifest = (await answer.json()) as Manifest
      expect([manifest.lang, manifest.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr'])
      expect(manifest.shortcuts.map(({ url }) => url)).toContain('/timer')

      for (const { src } of manifest.icons) {
        const icon = await page.request.get(web.url + src)
        expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
      }
    }
  })

  it('colours its title bar by the theme', async () => {
    const page = await (await web.visitor()).tab()
    const bar = () => page.locator('meta[name=theme-color]').getAttribute('content')
    await page.goto(`${web.url}/signin?theme=dark`)
    expect(await bar()).toBe('#14181e')
    await page.evaluate(`document.documentElement.setAttribute('data-theme', 'light')`)
    await until(async () => (await bar()) === '#ffffff')
  })

  it('has a badge of unread notices, until the person signs out', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    await visitor.context.addInitScript(`
      window.badges = []
      navigator.setAppBadge = async (count) => { badges.push(count) }
      navigator.clearAppBadge = async () => { badges.push('none') }
    `)
    const page = await visitor.tab()
    await page.route(/unread|\/reads/, async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replaceAll('"unread":0', '"unread":3')
      await route.fulfill({ response: answer, body: text })
    })
    const badges = () => page.evaluate('badges') as Promise<unknown[]>
    await page.goto(`${web.url}/dashboard`)
    await until(async () => (await badges()).includes(3))
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(/signin/)
    expect((await badges()).at(-1)).toBe('none')
  })
})
