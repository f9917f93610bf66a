import { units } from '@workledger/contracts/invoicing/units'
import { documentOf } from '@workledger/domain/invoicing/invoice-document'
import {
  nothingSaid,
  plainLine,
  unknownCompany,
  unknownSeller,
} from '@workledger/domain/invoicing/nothing-said'
import { type InvoicePage, renderInvoice, renderNotice } from './invoice-page'
import { invoiceLanguages, noticesOf, wordsOf } from './invoice-words'

const content = {
  ...nothingSaid,
  currency: 'EUR',
  invoice_date: '2026-05-04',
  due_date: '2026-06-03',
  public_notes: 'Order 4711\nThank you',
  tax_name1: 'VAT',
  tax_rate1: '23',
  discount_name: 'Loyalty',
  discount_rate: '7.5',
  tax_rounding: 'line' as const,
}

const item = {
  ...plainLine,
  item_id: 'x',
  description: 'Design <script>alert(1)</script>',
  quantity: '12.5',
  unit_price: '100.125',
  tax1: true,
  discount: true,
}

const parties = {
  seller: { ...unknownSeller, name: '"Northwind" & Sons', address: 'Rua 1\nLisboa' },
  client: {
    ...unknownCompany,
    client_id: 'x',
    name: 'Contoso',
    contact_name: null,
    contact_email: null,
  },
}

const page = (change: Partial<InvoicePage> = {}, currency = 'EUR') =>
  renderInvoice({
    document: documentOf({ ...content, currency }, [item], parties),
    invoice_number: 'INV-0042',
    paid: '0',
    locale: 'en',
    logo: null,
    ...change,
  })
    // Intl separates with non-breaking spaces.
    .replace(/[\u00a0\u202f]/g, ' ')

describe('the printed invoice', () => {
  it('keeps the day of the corrected invoice in order in Arabic, after a number of Latin letters', () => {
    const corrects = { number: 'INV-0003', day: '2026-10-05', reason: null }
    expect(page({ locale: 'ar', corrects })).toContain(
      '<bdi>INV-0003</bdi> · <bdi>5 أكتوبر 2026</bdi>',
    )
  })

  it('lists the marks of a line with the comma of the language', () =>
    expect(page({ locale: 'ar' })).toContain('Loyalty، VAT'))

  it('isolates names and typed texts, whatever their direction', () => {
    const client = { ...parties.client, name: 'شركة الشمال (1)' }
    const document = documentOf({ ...content, currency: 'EUR' }, [item], { ...parties, client })
    expect(page({ document })).toContain('<bdi>شركة الشمال (1)</bdi>')
    expect(page({ document, locale: 'ar' })).toContain(
      '<bdi>&quot;Northwind&quot; &amp; Sons</bdi>',
    )
  })

  it('has the address of a client in the order of its country', () => {
    const client = {
      ...parties.client,
      address: '410 West 24th Street',
      postcode: '10011',
      city: 'New York',
      country: 'US',
    }

    const printed = (locale: string) =>
      page({
        locale,
        document: documentOf({ ...content, currency: 'EUR' }, [item], { ...parties, client }),
      })

    expect(printed('en')).toMatch(/410 West 24th Street.*New York 10011.*United States/s)
    expect(printed('ar')).toMatch(/New York 10011.*الولايات المتحدة/s)
  })

  it('shows amounts with the ISO code, discount, tax and how they were rounded', () => {
    for (const part of [
      '12.5',
      '100.125 EUR',
      '1,251.56 EUR',
      '−93.87 EUR',
      '7.5%',
      '23%',
      '266.27 EUR',
      '1,423.96 EUR',
      'rounded half up to 0.01 EUR',
      '4 May 2026',
    ])
      expect(page()).toContain(part)

    expect(page({}, 'JPY')).toContain('1,252 JPY')
  })

  it('identifies both parties by law, and states the supply date and each VAT with its basis', () => {
    const vat = {
      ...content,
      tax_rounding: 'total' as const,
      supply_from: '2026-04-01',
      supply_to: '2026-04-30',
      order_number: 'PO-9',
    }

    const lines = [
      { ...item, tax1: false, discount: false, vat_category: 'S' as const, vat_rate: '19' },
      { ...item, tax1: false, discount: false, vat_category: 'AE' as const, vat_rate: '0' },
    ]

    const seller = {
      ...parties.seller,
      postcode: '1100',
      city: 'Lisboa',
      country: 'PT',
      vat_id: 'PT501964843',
      iban: 'PT50000201231234567890154',
    }

    const client = { ...parties.client, vat_id: 'ESX1234567X', registration_number: 'HRB 1' }
    const html = page({ document: documentOf(vat, lines, { seller, client }) })

    for (const part of [
      ...[
        '1100 Lisboa',
        'Portugal',
        'PT501964843',
        'ESX1234567X',
        'HRB 1',
        'PT50 0002 0123 1234 5678 9015 4',
        'PO-9',
      ],
      ...[
        '1 – 30 April 2026',
        'on 1,251.56 EUR',
        '237.80 EUR',
        'Reverse charge',
        'rounded once, half up to 0.01 EUR',
      ],
    ])
      expect(html).toContain(part)
  })

  it('states the unit of a line, in the words of the page', () => {
    const of = (unit: string | null, locale = 'en') =>
      page({ locale, document: documentOf(content, [{ ...item, unit }], parties) })
    const words = units.map((unit) => /<span class="marks">([^<]+)<\/span>/.exec(of(unit))?.[1])
    expect(words).toEqual(['h', 'days', 'pcs', 'km', 'lump sum', 'months'])
    expect(of('HUR', 'ar')).toContain('<span class="marks">ساعة</span>')
    for (const unit of [null, 'XBX']) expect(of(unit)).not.toContain('<span class="marks">')
  })

  it('shows payments and the rest after a payment', () => {
    expect(page()).not.toContain('Balance due')
    expect(page({ paid: '1000' })).toContain('423.96 EUR')
  })

  it('shows typed text as text, and loads and runs nothing', () => {
    expect(page()).toContain('Design &lt;script&gt;')
    expect(page()).toContain('&quot;Northwind&quot; &amp; Sons')
    expect(page()).not.toMatch(/<script|<img|<link|url\(|@import/)
  })

  it('marks a draft and gives it no number', () => {
    expect(page({ invoice_number: null })).toContain('class="draft"')
    expect(page({ invoice_number: null })).not.toContain('Invoice number')
  })

  it.each(invoiceLanguages)('speaks %s', (locale) => {
    const html = page({ locale })
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)

    for (const word of ['invoice', 'billTo', 'total'] as const)
      expect(html).toContain(wordsOf(locale)[word])

    const notice = renderNotice(locale, 'settled', {
      name: 'Northwind',
      logo: null,
      contact: '+351 21 000',
    })

    expect(notice).toContain(noticesOf(locale).settled)
    expect(notice).toContain('<bdi>Northwind</bdi>')
    expect(notice).toContain('href="tel:+35121000"')
  })

  it('answers in English for an unknown language', () =>
    expect(page({ locale: 'pt-PT' })).toContain('lang="en"'))
})
