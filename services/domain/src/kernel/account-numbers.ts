import { refuse } from '@workledger/contracts/kernel/errors'
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'

/**
 * Refuses an IBAN with the wrong length, form or check digits for its country (ISO 13616). Refuses
 * a BIC without a country (ISO 9362).
 */
export function checkNumbers({ iban, bic }: { iban: string | null; bic: string | null }): void {
  if (iban && !isValidIBAN(iban)) refuse('payment.iban', { field: 'iban' })
  if (bic && !isValidBIC(bic)) refuse('payment.bic', { field: 'bic' })
}

/** Returns whether a SEPA credit transfer reaches it. */
export const inSepa = (iban: string) => isSEPACountry(iban.slice(0, 2))
