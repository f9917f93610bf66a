import { documentOf } from '@workledger/domain/invoicing/invoice-document'
import {
  nothingSaid,
  plainLine,
  unknownCompany,
  unknownSeller,
} from '@workledger/domain/invoicing/nothing-said'
import { unpackChromium } from '@workledger/jobs/pdf/chromium-files'
import { Printer } from '@workledger/jobs/pdf/printer'
import { renderInvoice } from '@workledger/projections/invoicing/invoice-page'
import { chromium } from 'playwright-core'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { loop } from './client'

const AT_A_TIME = 2

const items = Array.from({ length: 8 }, (_, n) => ({
  ...plainLine,
  item_id: `0190a1b2-0000-7000-8000-00000000000${n}`,
  description: `Engineering, week ${n + 1}`,
  quantity: '38.5',
  unit_price: '95.00',
  tax1: true,
  tax2: n % 2 === 0,
  discount: n > 3,
}))

const terms = {
  discount_name: 'Discount',
  discount_rate: '5',
  tax_name1: 'VAT',
  tax_rate1: '23',
  tax_name2: 'Levy',
  tax_rate2: '1.5',
}

const dates = { invoice_date: '2026-11-01', due_date: '2026-12-01' }

const content = {
  ...nothingSaid,
  ...dates,
  ...terms,
  currency: 'EUR',
  tax_rounding: 'total' as const,
}

const seller = {
  ...unknownSeller,
  name: 'Northwind Works, Lda.',
  address: 'Rua do Comércio 48\n1100-150 Lisbon',
  paypal_email: null,
  terms: 'Payable within 30 days.',
  logo: null,
}

const client = {
  ...unknownCompany,
  name: 'Helios Energy',
  contact_name: 'Frank Adler',
  contact_email: 'billing@helios.example',
  contact_phone: null,
  address: 'Berlin',
}

const page = {
  document: documentOf(content, items, { seller, client } as never),
  invoice_number: '42',
  paid: '0.00',
  locale: 'en',
  logo: null,
}

/**
 * Measures invoices per second as the worker prints them (template, fonts, isolation), against a
 * bare Chromium loop that prints the finished page.
 */
export async function benchPdf(seconds: number) {
  const folder = makeTemporaryFolder('bench-pdf')
  const { executable, fonts } = await unpackChromium(folder)
  const printer = new Printer({ folder, concurrency: AT_A_TIME })

  const shipped = async () =>
    void (await printer.renderPdf(
      { company: 'bench', person: 'bench', patient: true },
      renderInvoice(page),
    ))

  await shipped()
  const ours = await loop(AT_A_TIME, seconds, shipped)
  await printer.close()

  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  })

  const context = await browser.newContext({ javaScriptEnabled: false })
  const html = renderInvoice(page)

  const bare = async () => {
    const tab = await context.newPage()
    await tab.setContent(html)
    await tab.pdf({ format: 'A4', printBackground: true })
    await tab.close()
  }

  await bare()
  const limit = await loop(AT_A_TIME, seconds, bare)
  await browser.close()

  return {
    invoicesPerSecond: ours.rate,
    p50: Math.round(ours.p50),
    bareChromium: limit.rate,
    ratio: ours.rate / limit.rate,
  }
}
