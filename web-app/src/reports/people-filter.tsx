import { usePeopleById, usePeopleFound } from '@workledger/kit/areas/people/people-found'
import { FoundManyFilter } from '@workledger/kit/form/found-filter'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { fullName } from '@workledger/kit/ui/avatar'
import { useDeferredValue, useState } from 'react'

interface Props {
  label: string
  /** What nobody chosen means. */
  everybody: string
  values: readonly string[]
  onChange: (ids: string[]) => void
}

/** Several of those whom a report tells of, found by typing. */
export function PeopleFilter({ label, everybody, values, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = usePeopleById(values)
  const { people, loading, alone } = usePeopleFound(useDeferredValue(typed))

  // Also those whose names are not there yet, or the next choice would lose them.
  const chosen = values.map(
    (id, at) =>
      known[at] ??
      people.find((person) => person.id === id) ?? { id, first_name: '', last_name: '' },
  )

  if (alone && values.length === 0 && typed === '') return null
  const found = { found: people, loading, nameOf: fullName, none: t('person.none') }

  return (
    <FoundManyFilter
      {...found}
      {...{ label, typed, onChange }}
      all={everybody}
      values={chosen}
      onTyped={setTyped}
    />
  )
}
