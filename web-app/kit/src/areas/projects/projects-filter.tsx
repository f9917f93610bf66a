import { useDeferredValue, useState } from 'react'
import { FoundManyFilter } from '../../form/found-filter'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useProjectsById, useProjectsFound } from './projects-found'

interface Props {
  label: string
  /** Label of an empty choice. */
  all: string
  value: string[]
  onChange: (value: string[]) => void
  /** Only projects of this client. */
  client?: string
}

/** Filters a list by projects, found by typing; absent if there are none. */
export function ProjectsFilter({ label, all, value, onChange, client }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = useProjectsById(value)

  const { projects, loading, none } = useProjectsFound(
    useDeferredValue(typed),
    client ? { filter: { client_id: client } } : {},
  )

  // Includes projects whose names are still loading, or the next choice would drop them.
  const values = value.map(
    (id, at) => known[at] ?? projects.find((project) => project.id === id) ?? { id, name: '' },
  )
  if (none && value.length === 0 && typed === '') return null
  const found = { found: projects, loading, nameOf: projectNameOf, none: t('project.none') }

  return (
    <FoundManyFilter<{ id: string; name: string }>
      {...found}
      {...{ label, all, values, typed, onChange }}
      onTyped={setTyped}
    />
  )
}

const projectNameOf = ({ name }: { name: string }) => name
