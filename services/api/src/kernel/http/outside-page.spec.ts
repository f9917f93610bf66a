import { html } from './html'
import { installationOf } from './installation'
import { offeredLanguage, outsideLanguage, outsidePage } from './outside-page'

const page = (contact: string | null, change: object = {}) =>
  outsidePage({
    language: 'en',
    sender: { name: 'Söhne & <b>Co</b>', logo: null, home: '/openings/x', contact },
    title: 'Jobs',
    body: html`<h1>Jobs</h1>`,
    isTranslated: true,
    ...change,
  })

describe('a page for visitors without an account', () => {
  it('carries the sender by name, as text, with its first letter instead of a logo', () => {
    const text = page(null)
    expect(text).toContain('<bdi>Söhne &amp; &lt;b&gt;Co&lt;/b&gt;</bdi>')
    expect(text).toContain('<span class="initial" aria-hidden="true">S</span>')

    const sender = { name: 'Northwind', logo: '/api/v1/files/a' }
    expect(page(null, { sender })).toContain('<img src="/api/v1/files/a" alt="">')
  })

  it('says how to ask: by mail, by phone, on a page, or whom', () => {
    expect(page('jobs@example.com')).toContain('href="mailto:jobs@example.com"')
    expect(page('+351 21 555 0100')).toContain('href="tel:+351215550100"')
    expect(page('https://example.com/help')).toContain('href="https://example.com/help"')
    expect(page(null)).toContain('Ask Söhne &amp; &lt;b&gt;Co&lt;/b&gt;.')
    expect(page(null, { sender: installationOf({}) })).toContain('Ask your administrator.')
  })

  it('has the shared style and no script or style of its own', () => {
    const text = page(null)
    expect(text).toContain('<link rel="stylesheet" href="/outside.css">')
    expect(text).not.toMatch(/<style|<script|style="/)
  })

  it('leads to the other language, and keeps its own query', () => {
    expect(page(null, { query: { company: 'x' } })).toContain(
      'href="?company=x&amp;language=ar" hreflang="ar"',
    )

    const arabic = page(null, { language: 'ar' })
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('هل لديك سؤال؟')
  })

  it('offers the language of the browser, until the visitor chooses one', () => {
    const offer = page(null, { offered: 'ar', query: { company: 'x' } })
    expect(offer).toContain('<p class="offer"><a href="?company=x&amp;language=ar" hreflang="ar"')
    expect(offer).toContain('Stay with English</a>')

    expect(page(null, { offered: 'en' })).not.toContain('class="offer"')
    expect(offeredLanguage({ 'accept-language': 'ar,en;q=0.5' })).toBe('ar')
    expect(offeredLanguage({ 'accept-language': 'ar', cookie: 'language=en' })).toBeUndefined()
    expect(offeredLanguage({})).toBeUndefined()
  })

  it('takes the language chosen in the browser before that of the company', () => {
    expect(outsideLanguage('a=b; language=ar', 'en')).toBe('ar')
    expect(outsideLanguage(undefined, 'ar-AE')).toBe('ar')
    expect(outsideLanguage('language=xx', 'ar')).toBe('en')
  })
})
