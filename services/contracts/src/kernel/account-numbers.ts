/** Returns the stored form of an IBAN or a BIC: no blanks or hyphens, capitals. */
export const plainCode = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/** Country, check digits and at most 30 more (ISO 13616). domain/kernel verifies them. */
export const IBAN_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Four letters or digits of a bank, a country, a place and perhaps a branch (ISO 9362). */
export const BIC_FORM = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** Hides all but the last four characters; all of a short number. */
export const masked = (number: string) => (number.length > 6 ? `•••• ${number.slice(-4)}` : '••••')
