import type { FieldProps } from '@workledger/kit/form/form'
import { FoundManyField } from '@workledger/kit/form/found-many-field'
import { useState } from 'react'

interface Kind {
  readonly id: string
  readonly name: string
}

interface Props extends FieldProps<string[]> {
  label: string
  /** In the empty field: the rule is for all. */
  placeholder: string
  all: readonly Kind[]
  loading?: boolean
  /** Nothing has the typed name. */
  none: string
}

/** The kinds of requests of a rule; none means all. */
export function RuleKindsField({ value, all, loading = false, none, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const nameOf = (id: string) => all.find((kind) => kind.id === id)?.name ?? '…'

  return (
    <FoundManyField<Kind>
      {...field}
      values={value.map((id) => ({ id, name: nameOf(id) }))}
      typed={typed}
      onTyped={setTyped}
      found={all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))}
      loading={loading}
      nameOf={({ name }) => name}
      none={none}
    />
  )
}
