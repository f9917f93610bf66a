import { describe, expect, it } from 'vitest'
import { type InvoiceLine, lineChanges, missingCharges } from './lines'

const line = (id: string | null, change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  key: id ?? 'new',
  id,
  description: 'Work',
  quantity: '1',
  unit: '',
  unit_price: '10.00',
  tax1: false,
  tax2: false,
  discount: false,
  vat_category: '',
  vat_rate: '',
  vat_reason: '',
  ...change,
})

const charges = {
  tax_name1: '',
  tax_rate1: '',
  tax_name2: '',
  tax_rate2: '',
  discount_name: '',
  discount_rate: '',
}

describe('items of an invoice', () => {
  it('are sent only as far as they differ', () => {
    const before = [line('a'), line('b'), line('c')]
    const now = [line('a'), line('b', { quantity: '2' }), line(null)]

    expect(lineChanges(before, now)).toEqual({
      removed: ['c'],
      changed: [{ id: 'b', change: { quantity: '2' } }],
      added: [line(null)],
    })
  })

  it('need the name and the rate of a charge that one of them has', () => {
    expect(missingCharges(charges, [line('a')])).toEqual({})

    expect(missingCharges(charges, [line('a', { tax2: true })])).toEqual({
      tax_name2: 'invoice.tax_name',
      tax_rate2: 'invoice.tax_value',
    })

    expect(
      missingCharges({ ...charges, discount_name: 'Early' }, [line('a', { discount: true })]),
    ).toEqual({
      discount_rate: 'invoice.discount_value',
    })

    // An amount replaces a percentage.
    expect(
      missingCharges({ ...charges, discount_name: 'Early', discount_amount: '10' }, [
        line('a', { discount: true }),
      ]),
    ).toEqual({})
  })
})
