import { refuse } from '@workledger/contracts/kernel/errors'
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'

/**
 * Refuses an IBAN whose length, form or check digits are not those of its country (ISO 13616), and
 * a BIC of no country (ISO 9362).
 */
export function checkNumbers({ iban, bic }: { iban: string | null; bic: string | null }): void {
  if (iban && !isValidIBAN(iban)) refuse('payment.iban', { field: 'iban' })
  if (bic && !isValidBIC(bic)) refuse('payment.bic', { field: 'bic' })
}

/** Whether a SEPA credit transfer reaches it. */
export const inSepa = (iban: string) => isSEPACountry(iban.slice(0, 2))
