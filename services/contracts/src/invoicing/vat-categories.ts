/**
 * VAT categories of EN 16931 (UNTDID 5305): standard rate, zero rated, exempt, reverse charge,
 * supply within the EU, export, and outside the scope of VAT.
 */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

export type VatCategory = (typeof vatCategories)[number]

/** The rounding of a tax: by rate on the sum of its lines, or on each line. */
export const taxRoundings = ['total', 'line'] as const

export type TaxRounding = (typeof taxRoundings)[number]

/** A prefix does not end with a digit, so that two prefixes never make the same number. */
export const NUMBER_PREFIX = /^[A-Za-z0-9/_.-]{0,19}[A-Za-z/_.-]$/
