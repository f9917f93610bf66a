import { refuse } from '@workledger/contracts/kernel/errors'
import { checkVAT, countries } from 'jsvat'
import { checkNumbers } from './account-numbers'

/** Greece writes EL. */
const known = new Set([...countries.map(({ codes }) => codes[0]), 'EL'])

interface Numbers {
  readonly vat_id?: string | null | undefined
  readonly iban?: string | null | undefined
  readonly bic?: string | null | undefined
}

/**
 * Refuses the numbers of a company that cannot be right. A VAT id has the form of its country's;
 * whether the tax office gave it, and so its check digits, is not asked. Of a country with unknown
 * rules only the form of the contract counts.
 */
export function checkParty({ vat_id, iban, bic }: Numbers): void {
  // Northern Ireland writes the number of the United Kingdom.
  const written = vat_id?.replace(/^XI/, 'GB')

  if (written && known.has(written.slice(0, 2)) && !checkVAT(written, countries).isValidFormat)
    refuse('invoice.vat_id', { field: 'vat_id' })

  checkNumbers({ iban: iban ?? null, bic: bic ?? null })
}
