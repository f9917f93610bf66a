import { useDeferredValue, useState } from 'react'
import type { Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { FoundField } from '../../form/found-field'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useClientsById, useClientsFound } from './clients-found'

interface Props extends FieldProps<string>, Look {
  placeholder?: string
  /** Replaces the hint if there are no clients yet. */
  noneYet?: string
  /** Offers, below the found clients, to add one with the typed name. */
  onAdd?: ((name: string) => void) | undefined
}

/** Selects one client by typing. */
export function ClientField({ value, hint, noneYet, onAdd, ...field }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const chosen = useClientsById(value === '' ? [] : [value])[0] ?? null

  const { clients, loading, none } = useClientsFound(
    useDeferredValue(typed === chosen?.name ? '' : typed),
    !field.disabled,
  )

  return (
    <FoundField
      {...field}
      hint={none ? (noneYet ?? hint) : hint}
      value={chosen}
      onTyped={setTyped}
      found={clients}
      loading={loading}
      nameOf={({ name }) => name}
      none={t('client.none')}
      add={
        onAdd && {
          label: (name) => (name ? t('client.addNamed', { name }) : t('client.add')),
          run: onAdd,
        }
      }
    />
  )
}
