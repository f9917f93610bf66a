import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useDeferredValue, useState } from 'react'
import type { Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { FoundManyField } from '../../form/found-many-field'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { type FoundPerson, usePeopleById } from './people-found'

/** Selects several colleagues by typing. */
export function PeopleField({
  value: ids,
  except,
  ...field
}: FieldProps<string[]> & Look & { placeholder?: string; except?: string }) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { workspace } = useMember()
  const known = usePeopleById(ids)
  const asked = { per_page: 20, sort: 'last_name', ...(q && { q }) }

  const found = useQuery({
    ...query(peopleApi.employees, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
  })

  const people: FoundPerson[] = (found.data?.data ?? []).filter((person) => person.id !== except)

  // Includes people whose names are still loading, or the next choice would drop them.
  const values = ids.map(
    (each, at) =>
      known[at] ??
      people.find((person) => person.id === each) ?? { id: each, first_name: '', last_name: '' },
  )

  const records = {
    found: people,
    loading: found.isFetching,
    nameOf: foundPersonName,
    none: t('person.none'),
  }

  return <FoundManyField {...field} {...records} values={values} typed={typed} onTyped={setTyped} />
}

const foundPersonName = (person: FoundPerson) => fullName(person) || '…'
