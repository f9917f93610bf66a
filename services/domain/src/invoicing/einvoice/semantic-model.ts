import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'

/** An address, in the terms of EN 16931: BG-5 and BG-8. */
export interface EAddress {
  /** BT-35/36/162, BT-50/51/163: at most three. */
  readonly lines: readonly string[]
  readonly postcode: string | null
  readonly city: string | null
  /** BT-40, BT-55: ISO 3166-1, two letters. */
  readonly country: string
}

/** BG-4 or BG-7. */
export interface EParty {
  /** BT-27, BT-44 */
  readonly name: string
  readonly address: EAddress
  /** BT-31, BT-48 */
  readonly vat_id: string | null
  /** BT-32: sellers only. */
  readonly tax_number: string | null
  /** BT-30, BT-47 */
  readonly registration_number: string | null
  /** BG-6, BG-9 */
  readonly contact: {
    readonly name: string | null
    readonly phone: string | null
    readonly email: string | null
  } | null
}

/** VAT of a line, an allowance or a breakdown; the rate is null outside VAT (O). */
export interface EVat {
  readonly category: VatCategory
  readonly rate: string | null
}

/** BG-20 */
export interface EAllowance extends EVat {
  /** BT-92, BT-93, BT-94, BT-97 */
  readonly amount: string
  /** Null for an amount without a percentage. */
  readonly base: string | null
  readonly percent: string | null
  readonly reason: string
}

/** BG-23 */
export interface ETax extends EVat {
  /** BT-116, BT-117 */
  readonly taxable: string
  readonly amount: string
  /** BT-120, BT-121: the reason for no VAT. */
  readonly reason: string | null
  readonly reason_code: string | null
}

/** BG-25 */
export interface ELine extends EVat {
  /** BT-126 */
  readonly id: string
  /** BT-153, BT-154 */
  readonly name: string
  readonly description: string | null
  /** BT-129, BT-130, BT-146, BT-131 */
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly amount: string
}

/**
 * An e-invoice in the semantic model of EN 16931-1 (its terms BT and groups BG), the source of both
 * syntaxes. Amounts are decimal strings.
 */
export interface EInvoice {
  /** BT-3: 380, a commercial invoice, or 381, a credit note. */
  readonly kind: 'invoice' | 'credit-note'
  /** BT-1, BT-2, BT-9 */
  readonly number: string
  readonly issued: string
  readonly due: string | null
  /** BT-5 */
  readonly currency: string
  /** BT-6, BT-111: VAT in the currency of the seller. */
  readonly tax_accounting: { readonly currency: string; readonly tax: string } | null
  /** BT-10, BT-13 */
  readonly buyer_reference: string | null
  readonly order_number: string | null
  /** BT-22 */
  readonly note: string | null
  /** BT-25, BT-26 */
  readonly preceding: { readonly number: string; readonly issued: string } | null
  readonly seller: EParty
  readonly buyer: EParty
  /** BT-72; BT-73 and BT-74; BT-80 */
  readonly delivered: string | null
  readonly period: { readonly from: string; readonly to: string } | null
  readonly deliver_to: string | null
  /** BG-16 and BG-17: BT-81, BT-84, BT-86 */
  readonly transfer: {
    readonly code: '30' | '58'
    readonly iban: string
    readonly bic: string | null
  } | null
  /** BT-20 */
  readonly terms: string | null
  readonly allowances: readonly EAllowance[]
  readonly taxes: readonly ETax[]
  readonly lines: readonly ELine[]
  /** BG-22: BT-106, BT-107, BT-109, BT-110, BT-112, BT-113, BT-115 */
  readonly totals: {
    readonly lines: string
    readonly allowances: string
    readonly net: string
    readonly tax: string
    readonly total: string
    readonly paid: string
    readonly payable: string
  }
}
