import { useDeferredValue, useState } from 'react'
import { FoundManyFilter } from '../../form/found-filter'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useProjectsById, useProjectsFound } from './projects-found'

interface Props {
  label: string
  /** What none chosen means. */
  all: string
  value: string[]
  onChange: (value: string[]) => void
  /** Projects of this client alone. */
  client?: string
}

/** Projects by which a list is filtered, found by typing; absent where there are none. */
export function ProjectsFilter({ label, all, value, onChange, client }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = useProjectsById(value)

  const { projects, loading, none } = useProjectsFound(
    useDeferredValue(typed),
    client ? { filter: { client_id: client } } : {},
  )

  // Also those whose names are not there yet, or the next choice would lose them.
  const values = value.map(
    (id, at) => known[at] ?? projects.find((project) => project.id === id) ?? { id, name: '' },
  )
  if (none && value.length === 0 && typed === '') return null
  const found = { found: projects, loading, nameOf, none: t('project.none') }

  return (
    <FoundManyFilter<{ id: string; name: string }>
      {...found}
      {...{ label, all, values, typed, onChange }}
      onTyped={setTyped}
    />
  )
}

const nameOf = ({ name }: { name: string }) => name
