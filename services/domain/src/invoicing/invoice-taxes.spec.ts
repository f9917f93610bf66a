import { CodedError } from '@workledger/contracts/kernel/errors'
import { checkParty } from '../kernel/party-checks'
import { checkCategories, checkVat } from './invoice-taxes'
import { nothingSaid, plainLine, unknownCompany, unknownSeller } from './nothing-said'

const seller = { ...unknownSeller, address: 'Rua 1', country: 'PT', vat_id: 'PT501964843' }
const client = { ...unknownCompany, address: 'Calle 2', country: 'ES' }
const line = (change: object) => ({ ...plainLine, description: 'Design', ...change })

const refusal = (act: () => void) => {
  try {
    act()
  } catch (error) {
    if (error instanceof CodedError) return Object.values(error.fields)[0]?.[0]?.code ?? error.code
    throw error
  }

  return undefined
}

const issue = (lines: object[], change: { seller?: object; client?: object } = {}) =>
  refusal(() =>
    checkVat(lines.map(line), nothingSaid, {
      seller: { ...seller, ...change.seller },
      client: { ...client, ...change.client },
    }),
  )

const standard = { vat_category: 'S', vat_rate: '23' }

describe('VAT of an invoice', () => {
  it('asks nothing of an invoice without a category', () =>
    expect(
      issue([{ tax1: true }, {}], {
        seller: { address: null, vat_id: null },
        client: { country: null },
      }),
    ).toBeUndefined())

  it('is stated on every item, once', () => {
    expect(issue([standard, { vat_category: 'Z', vat_rate: '0' }])).toBeUndefined()
    expect(issue([standard, {}])).toBe('invoice.vat_missing')
    const slots = { ...nothingSaid, tax_rate1: '23', tax_category1: 'S' as const, tax_name1: 'IVA' }
    expect(
      refusal(() => checkVat([line({ ...standard, tax1: true })], slots, { seller, client })),
    ).toBe('invoice.vat_once')
  })

  it('needs an invoice of its own if it is outside of the scope', () =>
    expect(issue([standard, { vat_category: 'O', vat_rate: '0' }])).toBe('invoice.vat_outside'))

  it('asks for both addresses and the VAT ids that its category needs', () => {
    expect(issue([standard], { seller: { country: null } })).toBe('invoice.seller_address')
    expect(issue([standard], { seller: { vat_id: null } })).toBe('invoice.seller_vat')
    expect(issue([standard], { seller: { vat_id: null, tax_number: '123' } })).toBeUndefined()
    expect(issue([standard], { client: { address: null } })).toBe('invoice.buyer_address')
    expect(issue([{ vat_category: 'AE', vat_rate: '0' }])).toBe('invoice.buyer_vat')
    // A domestic recipient may be named by its registration number, a foreign one only by its VAT
    // id.
    const registered = { registration_number: 'HRB 123', country: seller.country }
    expect(issue([{ vat_category: 'AE', vat_rate: '0' }], { client: registered })).toBeUndefined()
    expect(
      issue([{ vat_category: 'AE', vat_rate: '0' }], { client: { ...registered, country: 'XX' } }),
    ).toBe('invoice.buyer_vat')
    expect(issue([{ vat_category: 'K', vat_rate: '0' }], { client: registered })).toBe(
      'invoice.buyer_vat',
    )
    expect(
      issue([{ vat_category: 'K', vat_rate: '0' }], { client: { vat_id: 'ESX1234567X' } }),
    ).toBeUndefined()
  })

  it('has a rate if it is charged, otherwise none, and a reason if it is exempt', () => {
    const check = (change: object) =>
      refusal(() => checkCategories({ ...nothingSaid, tax_name1: 'VAT', ...change }))
    expect(check({ tax_category1: 'S', tax_rate1: '23' })).toBeUndefined()
    expect(check({ tax_category1: 'S', tax_rate1: '0' })).toBe('invoice.vat_rate')
    expect(check({ tax_category1: 'AE', tax_rate1: '23' })).toBe('invoice.vat_zero')
    expect(check({ tax_category1: 'E', tax_rate1: '0' })).toBe('invoice.vat_reason')
    expect(check({ tax_category1: 'E', tax_rate1: '0', tax_reason1: 'Teaching' })).toBeUndefined()
    expect(
      check({ tax_category1: 'S', tax_rate1: '23', tax_category2: 'S', tax_rate2: '23.0' }),
    ).toBe('invoice.vat_name')
  })
})

describe('the numbers of a company', () => {
  it.each([
    'PT501964843',
    'DE123456789',
    'EL094259216',
    'XI110305878',
    'CHE116281710MWST',
    'NO999999999MVA',
    'SA300000000000003',
  ])('%s is a VAT ID', (vat_id) => expect(refusal(() => checkParty({ vat_id }))).toBeUndefined())

  it.each(['PT50196484', 'DE12345678X', 'EL1', 'XI1', 'FR1'])('%s is none', (vat_id) =>
    expect(refusal(() => checkParty({ vat_id }))).toBe('invoice.vat_id'),
  )

  it('are an account that can exist', () => {
    expect(
      refusal(() => checkParty({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' })),
    ).toBeUndefined()
    expect(refusal(() => checkParty({ iban: 'DE89370400440532013001' }))).toBe('payment.iban')
  })
})
