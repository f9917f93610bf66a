import { useDeferredValue, useState } from 'react'
import type { Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { FoundField } from '../../form/found-field'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useProjectsById, useProjectsFound } from './projects-found'

interface Props extends FieldProps<string>, Look {
  placeholder?: string
}

/** Selects one active project by typing. */
export function ProjectField({ value, ...field }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const chosen = useProjectsById(value === '' ? [] : [value])[0] ?? null
  const q = useDeferredValue(typed === chosen?.name ? '' : typed)

  const { projects, loading } = useProjectsFound(q, {
    filter: { active: true },
    enabled: !field.disabled,
  })

  const found = { found: projects, loading, nameOf: projectNameOf, none: t('project.none') }

  return <FoundField {...field} {...found} value={chosen} onTyped={setTyped} />
}

const projectNameOf = ({ name }: { name: string }) => name
