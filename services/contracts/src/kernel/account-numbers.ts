/** An IBAN or a BIC as it is kept: no blanks or hyphens, capitals. */
export const plainCode = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/**
 * Country, check digits and at most 30 more (ISO 13616). Whether they are right, domain/kernel
 * says.
 */
export const IBAN_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Four letters or digits of a bank, a country, a place and perhaps a branch (ISO 9362). */
export const BIC_FORM = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** All but the last four characters hidden; of a short number, all. */
export const masked = (number: string) => (number.length > 6 ? `•••• ${number.slice(-4)}` : '••••')
