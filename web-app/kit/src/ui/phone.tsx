import { useQuery } from '@tanstack/react-query'

/** Returns a function that groups a phone number; as typed until the numbering plans are loaded. */
export function useWrittenPhone(): (typed: string, country?: string | null) => string {
  // The plans of all countries are 40 kB, so only a page with a number fetches them.
  const { data: plans } = useQuery({
    queryKey: ['numbering-plans'],
    queryFn: () => import('../i18n/written-phone'),
    staleTime: Number.POSITIVE_INFINITY,
  })

  return (typed, country) => plans?.writtenPhone(typed, country) ?? typed
}

/** Returns the address that calls a number. */
export const callLink = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

interface Props {
  number: string
  /** Of a number without `+`. */
  country?: string | null | undefined
}

/** A phone number in the groups of its country, for reading; a form has it as it was typed. */
export function Phone({ number, country }: Props) {
  const written = useWrittenPhone()

  return <span className="num ltr">{written(number, country)}</span>
}

/** A phone number that a press calls. */
export function PhoneLink({ number, country }: Props) {
  return (
    <a href={callLink(number)} style={{ textDecoration: 'none' }}>
      <Phone number={number} country={country} />
    </a>
  )
}
