/** Defaults of an invoice, except for client, dates and currency. */
export const nothingSaid = {
  supply_from: null,
  supply_to: null,
  buyer_reference: null,
  order_number: null,
  public_notes: null,
  tax_name1: null,
  tax_rate1: null,
  tax_category1: null,
  tax_reason1: null,
  tax_name2: null,
  tax_rate2: null,
  tax_category2: null,
  tax_reason2: null,
  discount_name: null,
  discount_rate: null,
  discount_amount: null,
}

/** Defaults of a line. */
export const plainLine = {
  unit: null,
  tax1: false,
  tax2: false,
  discount: false,
  vat_category: null,
  vat_rate: null,
  vat_reason: null,
}

/** A company of which only the name is known. */
export const unknownCompany = {
  address: null,
  postcode: null,
  city: null,
  country: null,
  vat_id: null,
  registration_number: null,
}

export const unknownSeller = {
  ...unknownCompany,
  tax_number: null,
  iban: null,
  bic: null,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  terms: null,
}
