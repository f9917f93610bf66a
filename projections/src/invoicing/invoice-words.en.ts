import type { Unit } from '@workledger/contracts/invoicing/units'
import { counted } from '@workledger/contracts/kernel/written'

export const en = {
  /** On the document. `{step}` is the smallest amount, such as 0.01 EUR. */
  words: {
    creditNote: 'Credit note',
    creditNumber: 'Credit note number',
    corrects: 'For invoice',
    reason: 'Reason',
    invoice: 'Invoice',
    draft: 'Draft',
    from: 'From',
    billTo: 'Bill to',
    number: 'Invoice number',
    issued: 'Issue date',
    due: 'Due date',
    description: 'Description',
    quantity: 'Quantity',
    /** Returns the unit after a quantity. */
    unit: (unit: Unit, count: number): string =>
      ({
        HUR: 'h',
        DAY: counted('en', count, { one: 'day', other: 'days' }),
        C62: counted('en', count, { one: 'pc', other: 'pcs' }),
        KMT: 'km',
        LS: 'lump sum',
        MON: counted('en', count, { one: 'month', other: 'months' }),
      })[unit],
    price: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    total: 'Total',
    paid: 'Paid',
    balance: 'Balance due',
    notes: 'Notes',
    terms: 'Terms',
    vat: 'VAT',
    vatIn: 'VAT in {currency}',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    registration: 'Registration number',
    supplied: 'Supplied',
    reference: 'Your reference',
    order: 'Order number',
    taxable: 'on {amount}',
    bank: 'Bank account',
    roundingTotal:
      'The discount and each tax are worked out on the sum of what they apply to, the discount first, and rounded once, half up to {step}.',
    why: {
      S: 'Standard rate',
      Z: 'Zero rated',
      E: 'Exempt',
      AE: 'Reverse charge: the recipient owes the VAT',
      K: 'Supply within the EU, exempt from VAT',
      G: 'Export outside of the EU, exempt from VAT',
      O: 'Outside of the scope of VAT',
    },
    rounding:
      'Discount and taxes are worked out on each line, the discount first, and each is rounded half up to {step}. The total is the sum of the rounded lines.',
  },
  /** Sentences for clients who came to pay. */
  notices: {
    noPaypal:
      '{seller} does not take payments by PayPal. Please pay as the invoice says, or ask them.',
    settled: 'There is nothing left to pay on this invoice.',
    away: 'PayPal does not answer at the moment. Nothing was paid. Please try again in a few minutes.',
    notPossible:
      'PayPal cannot take a payment for this invoice. Please pay as the invoice says, or ask {seller}.',
    pending:
      'PayPal has your payment and is still checking it. {seller} hears from PayPal as soon as it is done; please do not pay again.',
    declined:
      'PayPal did not take the payment. Nothing was paid. Please go back to the invoice and try again, perhaps by another card or account.',
  },
}
