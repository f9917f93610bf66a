import { documentOf } from '@workledger/domain/invoicing/invoice-document'
import { type InvoicePage, renderInvoice, renderNotice } from './invoice-page'
import { invoiceLanguages, noticesOf, wordsOf } from './invoice-words'

const content = {
  currency: 'EUR',
  invoice_date: '2026-05-04',
  due_date: '2026-06-03',
  public_notes: 'Order 4711\nThank you',
  tax_name1: 'VAT',
  tax_rate1: '23',
  tax_name2: null,
  tax_rate2: null,
  discount_name: 'Loyalty',
  discount_rate: '7.5',
}
const item = {
  item_id: 'x',
  description: 'Design <script>alert(1)</script>',
  quantity: '12.5',
  unit_price: '100.125',
  tax1: true,
  tax2: false,
  discount: true,
}
const parties = {
  seller: { name: '"Northwind" & Sons', address: 'Rua 1\nLisboa', terms: null },
  client: { client_id: 'x', name: 'Contoso', address: null, contact_name: null, contact_email: null },
}
const page = (change: Partial<InvoicePage> = {}, currency = 'EUR') =>
  renderInvoice({
    document: documentOf({ ...content, currency }, [item], parties),
    invoice_number: 'INV-0042',
    paid: '0',
    locale: 'en',
    ...change,
  })
    // Intl separates with spaces that do not break.
    .replace(/[\u00a0\u202f]/g, ' ')

describe('the printed invoice', () => {
  it('shows amounts with the ISO code, discount, tax and how they were rounded', () => {
    for (const part of [
      '12.5',
      '100.125 EUR',
      '1,251.56 EUR',
      '−93.87 EUR',
      '7.5 %',
      '23 %',
      '266.27 EUR',
      '1,423.96 EUR',
      'rounded half up to 0.01 EUR',
      '4 May 2026',
    ])
      expect(page()).toContain(part)
    expect(page({}, 'JPY')).toContain('1,252 JPY')
  })
  it('shows what was paid and what is left once something was', () => {
    expect(page()).not.toContain('Balance due')
    expect(page({ paid: '1000' })).toContain('423.96 EUR')
  })
  it('shows what people wrote as text, and loads and runs nothing', () => {
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
    for (const word of ['invoice', 'billTo', 'total'] as const) expect(html).toContain(wordsOf(locale)[word])
    expect(renderNotice(locale, 'settled', 'x')).toContain(noticesOf(locale).settled)
  })
  it('answers in English where the language is not spoken', () => expect(page({ locale: 'pt-PT' })).toContain('lang="en"'))
})
