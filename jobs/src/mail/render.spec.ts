import { colours } from '@workledger/contracts/kernel/colours'
import type { Letter } from './mail'
import { compose } from './message'
import { render } from './render'

const letter: Letter = {
  locale: 'en',
  subject: 'Invoice 1',
  heading: 'Hello <b>Nadia</b>,',
  lines: ['12.00 EUR is due on 6 December 2026.'],
  facts: [['Amount', '12.00 EUR']],
  button: { label: 'Pay 12.00 EUR', url: 'https://example.com/pay?key=1' },
  link: { label: 'View invoice', url: 'https://example.com/invoice?key=1' },
  footer: 'You get this message because …',
}

const envelope = {
  delivery_id: '01a06ba5-7280-786c-9bff-96bc79025968',
  from: 'Workledger <mail@example.com>',
  to: 'nadia@example.com',
  date: new Date('2026-11-27T10:00:00Z'),
}

const PIXEL = Buffer.from('GIF89a')

describe('the layout of mails', () => {
  it('has colours of the palette only, also in the dark theme', () => {
    const { html } = render(letter, 'Northwind')
    const palette: string[] = [...Object.values(colours.light), ...Object.values(colours.dark)]
    const used = html.match(/#[0-9a-f]{6}\b/g) ?? []
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((colour) => !palette.includes(colour))).toEqual([])
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  it('begins with the sender: the logo, or the first letter of the name', () => {
    expect(render(letter, 'northwind').html).toMatch(/>N<\/a><\/div>/)
    const { html } = render(letter, 'northwind', 'logo.1')
    expect(html).toContain('src="cid:logo.1"')
    expect(html).not.toMatch(/>N<\/a><\/div>/)
  })

  it('isolates names that run against the language, in both parts', () => {
    const facts: Letter['facts'] = [['Client', 'شركة الشمال (1)']]
    const { text, html } = render({ ...letter, facts }, 'شركة')
    expect(text).toContain('Client: \u2068شركة الشمال (1)\u2069')
    expect(html).toContain('<bdi>شركة الشمال (1)</bdi>')
    expect(html).toContain('<bdi>شركة</bdi>')

    const arabic = render({ ...letter, locale: 'ar', facts: [['العميل', 'Ana (A)']] }, 'Ana')
    expect(arabic.text).toContain('العميل: \u2068Ana (A)\u2069')
  })

  it('says the same as text: facts, both links and the reason for the mail', () => {
    const { text, html } = render(letter, 'Northwind')

    for (const part of [
      'Hello <b>Nadia</b>,',
      'Amount: 12.00 EUR',
      'Pay 12.00 EUR:\nhttps://example.com/pay?key=1',
      'View invoice:\nhttps://example.com/invoice?key=1',
      'You get this message because …',
    ])
      expect(text).toContain(part)

    expect(html).toContain('Hello &lt;b&gt;Nadia&lt;/b&gt;,')
  })

  it('carries the logo inside the message, so that reading it loads nothing', async () => {
    const logo = `data:image/gif;base64,${PIXEL.toString('base64')}`
    const message = (await compose({ ...letter, company: 'Northwind' }, envelope, logo)).toString()
    expect(message).toContain(`Content-ID: <logo.${envelope.delivery_id}>`)
    expect(message).toContain('Content-Type: image/gif')
    expect(message).toContain(PIXEL.toString('base64'))
    expect((await compose(letter, envelope)).toString()).not.toContain('Content-ID')
    expect((await compose(letter, envelope, 'https://example.com/a.gif')).toString()).not.toContain(
      'Content-ID',
    )
  })

  it('reads from right to left in Arabic', () =>
    expect(render({ ...letter, locale: 'ar' }, 'Northwind').html).toContain('dir="rtl"'))
})
