import { addressLines } from '@workledger/contracts/kernel/written-address'

interface Office {
  address_line_1: string | null
  address_line_2: string | null
  postal_code: string | null
  city: string | null
  state: string | null
  country: string | null
}

/** Returns the lines of an office's address for the head of pay documents. */
export const officeAddress = (
  { address_line_1, address_line_2, postal_code: postcode, city, state, country }: Office,
  locale: string,
) =>
  addressLines(
    {
      address: [address_line_1, address_line_2].filter(Boolean).join('\n'),
      postcode,
      city,
      state,
      country,
    },
    locale,
  )
