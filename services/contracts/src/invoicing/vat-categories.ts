/**
 * Categories of VAT as EN 16931 codes them (UNTDID 5305): standard rate, zero rated, exempt,
 * reverse charge, supply within the EU, export, and outside of the scope of VAT.
 */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

export type VatCategory = (typeof vatCategories)[number]

/** How a tax is rounded: by rate on the sum of its lines, or on each line. */
export const taxRoundings = ['total', 'line'] as const

export type TaxRounding = (typeof taxRoundings)[number]

/** A prefix of numbers ends with no digit, so that no two prefixes ever write the same number. */
export const NUMBER_PREFIX = /^[A-Za-z0-9/_.-]{0,19}[A-Za-z/_.-]$/
