import { fullName } from '@workledger/contracts/kernel/full-name'
import { useDeferredValue, useState } from 'react'
import { FoundFilter } from '../../form/found-filter'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { usePeopleById, usePeopleFound } from './people-found'

interface Props {
  label: string
  /** Label of an empty choice. */
  everybody: string
  value: string
  onChange: (id: string) => void
}

/** Filters a report by one person, found by typing. */
export function PersonFilter({ label, everybody, value, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const chosen = usePeopleById(value === '' ? [] : [value])[0] ?? null
  const { people, loading, alone } = usePeopleFound(
    useDeferredValue(chosen && typed === fullName(chosen) ? '' : typed),
  )
  if (alone && value === '' && typed === '') return null
  const found = { found: people, loading, nameOf: fullName, none: t('person.none') }

  return (
    <FoundFilter
      {...found}
      label={label}
      all={everybody}
      value={chosen}
      onChange={onChange}
      onTyped={setTyped}
    />
  )
}
