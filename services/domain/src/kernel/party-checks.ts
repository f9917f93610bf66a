import { refuse } from '@workledger/contracts/kernel/errors'
import { checkVAT, countries } from 'jsvat'
import { checkNumbers } from './account-numbers'

/** Greece writes EL. */
const countryCodes = new Set([...countries.map(({ codes }) => codes[0]), 'EL'])

interface Numbers {
  readonly vat_id?: string | null | undefined
  readonly iban?: string | null | undefined
  readonly bic?: string | null | undefined
}

/**
 * Refuses impossible numbers of a company. A VAT ID must have its country's form; its issue and
 * check digits are not verified. For a country without known rules only the contract's form counts.
 */
export function checkParty({ vat_id, iban, bic }: Numbers): void {
  // Northern Ireland uses the number format of the United Kingdom.
  const written = vat_id?.replace(/^XI/, 'GB')

  if (
    written &&
    countryCodes.has(written.slice(0, 2)) &&
    !checkVAT(written, countries).isValidFormat
  )
    refuse('invoice.vat_id', { field: 'vat_id' })

  checkNumbers({ iban: iban ?? null, bic: bic ?? null })
}
