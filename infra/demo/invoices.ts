import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import {
  type TimeGrouping,
  type TimeRounding,
  unbilledTimeApi,
} from '@workledger/contracts/invoicing/unbilled-time.api'
import type { Unit } from '@workledger/contracts/invoicing/units'
import { DateTime } from 'luxon'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'

const clients = [
  {
    name: 'Northwind Labs',
    contact_name: 'Marta Pinto',
    contact_email: 'accounts@northwind-labs.example',
    contact_phone: '+351 21 555 0140',
    address: 'Avenida da Liberdade 110',
    postcode: '1250-146',
    city: 'Lisbon',
    country: 'PT',
    vat_id: 'PT599999985',
    hrate: '95.00',
  },
  {
    name: 'Helios Energy',
    contact_name: 'Frank Adler',
    contact_email: 'billing@helios.example',
    contact_phone: '+49 30 555 0177',
    address: 'Invalidenstraße 91',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    vat_id: 'DE999999995',
    hrate: '110.00',
  },
  {
    name: 'Orbit Foods',
    contact_name: 'Nadia Blanc',
    contact_email: 'finance@orbit.example',
    contact_phone: '+33 1 55 50 01 23',
    address: '18 rue des Halles',
    postcode: '75001',
    city: 'Paris',
    country: 'FR',
    vat_id: 'FR11999999998',
    hrate: '88.00',
  },
  {
    name: 'Hudson Clinics',
    contact_name: 'Paul Reyes',
    contact_email: 'ap@hudson-clinics.example',
    contact_phone: '+1 212 555 0199',
    address: '410 West 24th Street',
    postcode: '10011',
    city: 'New York',
    country: 'US',
    hrate: '125.00',
  },
  {
    name: 'Atelier Verde',
    contact_name: 'Carla Dias',
    contact_email: 'carla@atelier-verde.example',
    contact_phone: '+351 22 555 0162',
    address: 'Rua de Cedofeita 210',
    postcode: '4050-174',
    city: 'Porto',
    country: 'PT',
    vat_id: 'PT599999977',
    hrate: '75.00',
  },
] as const

export type ClientName = (typeof clients)[number]['name']

export async function addClients(demo: DemoCalls, at: Date): Promise<Map<string, string>> {
  const { session } = demo.member('ines')
  const ids = new Map<string, string>()

  for (const body of clients)
    ids.set(
      body.name,
      (await demo.call(clientsApi.addClient, { at, session, params: { ws: demo.workspace }, body }))
        .data.id,
    )

  return ids
}

/**
 * Returns the VAT: the company's own country taxes, clients elsewhere in the EU owe it themselves,
 * other countries are exports.
 */
export const vatOf = (client: ClientName) => {
  const { country } = clients.find(({ name }) => name === client)!
  if (country === 'PT') return { tax_rate1: '23', tax_category1: 'S' as const }
  return { tax_rate1: '0', tax_category1: country === 'US' ? ('G' as const) : ('AE' as const) }
}

type Fate = 'draft' | 'sent' | 'approved' | 'partial' | 'paid'

interface Billed {
  client: ClientName
  days: number
  fate: Fate
  discount?: string
  /** Unit code; default hours. */
  items: readonly [text: string, quantity: string, price: string, unit?: Unit][]
  /** Tracked time that it bills; first and last day are working days from today. */
  time?: { from: number; to: number; group: TimeGrouping; rounding: TimeRounding }
  /** The credited part of its last item, ten days after its payment. */
  credit?: { quantity: string; reason: string }
}

const invoices: readonly Billed[] = [
  {
    client: 'Northwind Labs',
    days: -58,
    fate: 'paid',
    items: [
      ['Cooling loop, design phase', '64', '95.00'],
      ['Site survey', '1', '1450.00', 'LS'],
    ],
  },
  {
    client: 'Helios Energy',
    days: -47,
    fate: 'paid',
    discount: '5',
    items: [
      ['Pump skid, detailed engineering', '82.5', '110.00'],
      ['Travel', '1530', '0.40', 'KMT'],
    ],
  },
  {
    client: 'Hudson Clinics',
    days: -40,
    fate: 'partial',
    items: [
      ['Controls retrofit, first demo', '48', '125.00'],
      ['Spare parts', '12', '84.90', 'C62'],
    ],
    credit: { quantity: '2', reason: 'Two parts were returned' },
  },
  {
    client: 'Orbit Foods',
    days: -36,
    fate: 'sent',
    items: [
      ['Cold store audit', '24', '88.00'],
      ['Report and workshop', '1', '980.00', 'LS'],
    ],
  },
  {
    client: 'Northwind Labs',
    days: -22,
    fate: 'paid',
    items: [['Loop simulation, runs 1 to 12', '57.25', '95.00']],
    time: { from: -60, to: -51, group: 'task', rounding: 15 },
  },
  {
    client: 'Atelier Verde',
    days: -15,
    fate: 'approved',
    discount: '10',
    items: [
      ['Workshop ventilation, concept', '18', '75.00'],
      ['Drawings', '6', '60.00', 'C62'],
    ],
  },
  {
    client: 'Helios Energy',
    days: -9,
    fate: 'sent',
    items: [
      ['Commissioning support', '40', '110.00'],
      ['Night release', '6', '165.00'],
    ],
  },
  {
    client: 'Hudson Clinics',
    days: -3,
    fate: 'draft',
    items: [['Controls retrofit, second demo', '36', '125.00']],
    time: { from: -60, to: -56, group: 'employee', rounding: 6 },
  },
  {
    client: 'Orbit Foods',
    days: -1,
    fate: 'draft',
    items: [['Cold store, rebuild planning', '12', '88.00']],
  },
]

/**
 * Makes invoices of three months in every state: drafts, sent, approved, overdue, partly and wholly
 * paid.
 */
export async function invoice(
  demo: DemoCalls,
  ids: ReadonlyMap<string, string>,
  at: Date,
): Promise<void> {
  const { session } = demo.member('tom')
  const params = { ws: demo.workspace }

  await demo.call(invoiceSettingApi.changeInvoiceSetting, {
    at,
    session,
    params,
    body: {
      name: 'Northwind Works, Lda.',
      company_address: 'Rua do Comércio 48',
      postcode: '1100-150',
      city: 'Lisbon',
      country: 'PT',
      vat_id: 'PT599999993',
      registration_number: '599999993',
      iban: 'PT50000201231234567890154',
      contact_name: 'Accounts',
      contact_email: 'accounts@northwind.example',
      paypal_email: 'pay@northwind.example',
      terms: 'Payable within 30 days without deduction.',
      due_days: 30,
    },
  })

  for (const [index, { client, days, fate, discount, items, time, credit }] of invoices.entries()) {
    const day = workingDay(demo.today, days)
    const written = moment(day, 11 * 60, 'Europe/Lisbon')

    const { data } = await demo.call(invoicesApi.addInvoice, {
      at: written,
      session,
      params,
      body: {
        client_id: ids.get(client)!,
        invoice_number: String(index + 1),
        invoice_date: day,
        due_date: DateTime.fromISO(day).plus({ days: 30 }).toISODate()!,
        tax_name1: 'VAT',
        ...vatOf(client),
        tax_name2: 'Green levy',
        tax_rate2: '1.5',
        ...(discount ? { discount_name: 'Framework discount', discount_rate: discount } : {}),
        public_notes: 'Thank you for working with us.',
      },
    })

    const invoiceParams = { id: data.id }

    for (const [description, quantity, unit_price, unit = 'HUR'] of items)
      await demo.call(invoicesApi.addInvoiceItem, {
        at: written,
        session,
        params: invoiceParams,
        body: {
          description,
          quantity,
          unit,
          unit_price,
          tax1: true,
          tax2: description.includes('parts'),
          discount: discount !== undefined,
        },
      })

    if (time)
      await billTime(demo, { id: invoiceParams.id, client_id: ids.get(client)!, time }, written)

    if (fate === 'draft') continue

    await demo.call(invoicesApi.emailInvoice, {
      at: new Date(written.getTime() + 15 * 60_000),
      session,
      params: invoiceParams,
    })

    if (fate === 'sent' || fate === 'approved') {
      // Sent again within the hour, so that Operations has a mail of today; past events cause no
      // mail.
      await demo.call(invoicesApi.emailInvoice, {
        at: new Date(demo.now.getTime() - 30 * 60_000),
        session,
        params: invoiceParams,
      })

      const answered = new Date(demo.now.getTime() - 20 * 60_000)

      if (fate === 'approved')
        await demo.call(invoicesApi.approveInvoice, {
          at: answered,
          session,
          params: invoiceParams,
        })

      continue
    }

    const { data: sent } = await demo.call(invoicesApi.invoice, { session, params: invoiceParams })
    const paid_on = workingDay(day, 12)
    const amount = fate === 'paid' ? sent.amount : '2500.00'

    await demo.call(invoicesApi.payInvoice, {
      at: moment(paid_on, 9 * 60, 'Europe/Lisbon'),
      session,
      params: invoiceParams,
      body: { amount, paid_on, note: 'Bank transfer' },
    })

    if (!credit) continue
    const credited_on = workingDay(day, 22)

    await demo.call(creditNotesApi.creditInvoice, {
      at: moment(credited_on, 10 * 60, 'Europe/Lisbon'),
      session,
      params: invoiceParams,
      body: {
        credited_on,
        reason: credit.reason,
        items: [{ id: sent.items.at(-1)!.id, quantity: credit.quantity }],
      },
    })
  }
}

/** Bills tracked time; the rest stays unbilled. */
async function billTime(
  demo: DemoCalls,
  {
    id,
    client_id,
    time: { from, to, ...choice },
  }: { id: string; client_id: string; time: NonNullable<Billed['time']> },
  at: Date,
) {
  const { session } = demo.member('tom')
  const asked = { ...choice, from: workingDay(demo.today, from), to: workingDay(demo.today, to) }

  const { data } = await demo.call(unbilledTimeApi.unbilledTime, {
    session,
    params: { ws: demo.workspace },
    query: { ...asked, client_id },
  })

  const { entries, seconds } = data

  await demo.call(unbilledTimeApi.addUnbilledTime, {
    at,
    session,
    params: { id },
    body: { ...asked, tax1: true, entries, seconds },
  })
}
