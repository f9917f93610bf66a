/**
 * Units of a line by UN/ECE Recommendation 20: hour, day, piece, kilometre, lump sum, month. A line
 * without one counts pieces.
 */
export const units = ['HUR', 'DAY', 'C62', 'KMT', 'LS', 'MON'] as const

export type Unit = (typeof units)[number]

export const isUnit = (code: string | null): code is Unit => units.includes(code as Unit)
