import { fullName } from '@workledger/contracts/kernel/full-name'
import { usePeopleById, usePeopleFound } from '@workledger/kit/areas/people/people-found'
import { FoundManyFilter } from '@workledger/kit/form/found-filter'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useDeferredValue, useState } from 'react'

interface Props {
  label: string
  /** Label of an empty choice. */
  everybody: string
  values: readonly string[]
  onChange: (ids: string[]) => void
}

/** Filters a report by several people, found by typing. */
export function PeopleFilter({ label, everybody, values, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = usePeopleById(values)
  const { people, loading, alone } = usePeopleFound(useDeferredValue(typed))

  // Includes people whose names are still loading, or the next choice would drop them.
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
