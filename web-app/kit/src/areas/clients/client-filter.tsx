import { useDeferredValue, useState } from 'react'
import { FoundFilter, FoundManyFilter } from '../../form/found-filter'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useClientsById, useClientsFound } from './clients-found'

interface Props<V> {
  label: string
  /** Label of an empty choice. */
  all: string
  value: V
  onChange: (value: V) => void
}

const clientNameOf = ({ name }: { name: string }) => name

/** Filters a list by one client, found by typing. */
export function ClientFilter({ label, all, value, onChange }: Props<string>) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const chosen = useClientsById(value === '' ? [] : [value])[0] ?? null
  const { clients, loading } = useClientsFound(
    useDeferredValue(typed === chosen?.name ? '' : typed),
  )
  const found = { found: clients, loading, nameOf: clientNameOf, none: t('client.none') }

  return <FoundFilter {...found} {...{ label, all, onChange }} value={chosen} onTyped={setTyped} />
}

/** Filters a list by several clients; absent if there are none. */
export function ClientsFilter({ label, all, value, onChange }: Props<string[]>) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = useClientsById(value)
  const { clients, loading, none } = useClientsFound(useDeferredValue(typed))
  // Includes clients whose names are still loading, or the next choice would drop them.
  const values = value.map(
    (id, at) => known[at] ?? clients.find((client) => client.id === id) ?? { id, name: '' },
  )
  if (none && value.length === 0 && typed === '') return null
  const found = { found: clients, loading, nameOf: clientNameOf, none: t('client.none') }

  return (
    <FoundManyFilter {...found} {...{ label, all, values, typed, onChange }} onTyped={setTyped} />
  )
}
