import { expect, it } from 'vitest'
import { changedParts, changesBetween } from './changes-between'

it('says which fields differ, with old and new values as screens write them', () => {
  const shown = {
    id: '1',
    name: 'Parking',
    amount: '7.40',
    currency: 'EUR',
    date: '2026-06-03',
    status: 'pending',
    revision: 1,
    stream: 'a',
  }

  const current = {
    ...shown,
    amount: '7400.00',
    date: '2026-06-04',
    revision: 2,
    stream: 'b',
    more: 'x',
  }

  expect(changesBetween('expenses', shown, current)).toEqual([
    'Amount: 7.40\u00a0EUR → 7,400.00\u00a0EUR.',
    'Date: 3 Jun 2026 → 4 Jun 2026.',
  ])
})

it('describes differences in the lines of a record', () => {
  const shown = {
    items: [
      { id: '1', unit_price: '50.00', revision: 1 },
      { id: '2', unit_price: '7.00', revision: 1 },
    ],
  }

  const current = { items: [{ id: '1', unit_price: '60.00', revision: 2 }] }
  expect(changesBetween('invoicing', shown, current)).toEqual(['Unit price: 50.00 → 60.00.'])
})

it('names fields by the labels of the form', () => {
  const labels = { name: 'Legal name', tax_name1: 'Tax name' }
  const shown = { name: 'Aquila', tax_name1: 'VAT', city: 'Porto' }
  const current = { name: 'Aquila Lda', tax_name1: 'IVA', city: 'Lisboa' }

  expect(changesBetween('invoicing', shown, current, labels)).toEqual([
    'Legal name: Aquila → Aquila Lda.',
    'Tax name: VAT → IVA.',
    'City: Porto → Lisboa.',
  ])
})

it('leaves out fields that people do not read', () => {
  expect(
    changesBetween(
      'leave',
      { employee_id: 'a', decided_at: null, days: [1] },
      { employee_id: 'b', decided_at: 'c', days: [2] },
    ),
  ).toEqual([])
})

it('describes differences in lists of values, in parts and in named records', () => {
  const shown = {
    client: { id: 'a', name: 'Aquila' },
    location: { city: 'Porto', country: 'PT' },
    stages: ['Applied'],
  }

  const current = {
    client: { id: 'b', name: 'Bruno' },
    location: { city: 'Lisboa', country: 'PT' },
    stages: ['Applied', 'Offer'],
  }

  expect(changesBetween('recruiting', shown, current)).toEqual([
    'Client: Aquila → Bruno.',
    'City: Porto → Lisboa.',
    'Stages: Applied → Applied, Offer.',
  ])
})

it('names what changed besides the record, by whose it is', () =>
  expect(
    changedParts('invoicing', ['client.vat_id', 'client.city', 'seller.iban', 'seller.nothing']),
  ).toEqual(['Changed – Client: VAT number, City.', 'Changed – Seller: IBAN.']))
