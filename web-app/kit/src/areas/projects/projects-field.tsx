import { useDeferredValue, useState } from 'react'
import type { Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { FoundManyField } from '../../form/found-many-field'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useProjectsById, useProjectsFound } from './projects-found'

interface Props extends FieldProps<string[]>, Look {
  placeholder?: string
  client: string
}

/** Selects projects of a client by typing; absent if there is only one. */
export function ProjectsField({ value: ids, client, ...field }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = useProjectsById(ids)
  const q = useDeferredValue(typed)
  const { projects, total, loading } = useProjectsFound(q, { filter: { client_id: client } })
  const values = ids.map(
    (id, at) => known[at] ?? projects.find((project) => project.id === id) ?? { id, name: '…' },
  )
  if (total < 2 && typed === '' && q === '') return null
  const records = { found: projects, loading, nameOf: projectNameOf, none: t('project.none') }

  return (
    <FoundManyField<{ id: string; name: string }>
      {...field}
      {...records}
      values={values}
      typed={typed}
      onTyped={setTyped}
    />
  )
}

const projectNameOf = ({ name }: { name: string }) => name
