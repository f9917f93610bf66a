import { isPostcodeFirst } from '@workledger/contracts/kernel/written-address'
import type { ReactNode } from 'react'

interface Props {
  /** ISO 3166 code of the chosen country. */
  country: string
  postcode: ReactNode
  city: ReactNode
  state?: ReactNode
}

/** Postcode, city and state of an address in the order of its country. */
export function TownFields({ country, postcode, city, state }: Props) {
  return isPostcodeFirst(country) ? (
    <>
      {postcode}
      {city}
      {state}
    </>
  ) : (
    <>
      {city}
      {state}
      {postcode}
    </>
  )
}
