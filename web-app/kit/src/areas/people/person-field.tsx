import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useDeferredValue, useState } from 'react'
import type { Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { FoundField } from '../../form/found-field'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { Avatar } from '../../ui/avatar'
import { Row } from '../../ui/layout'

/** Selects one employee by typing; empty means none. */
export function PersonField({
  value,
  except,
  ...field
}: FieldProps<string> & Look & { except?: string | undefined; placeholder?: string | undefined }) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const one = query(peopleApi.employee, { params: { ...params, id: value } })
  const chosen = useQuery({ ...one, enabled: value !== '', retry: false }).data?.data
  const sought = q && !(chosen && q === fullName(chosen)) ? { q } : {}

  const found = useQuery({
    ...query(peopleApi.employees, {
      params,
      query: { per_page: 20, sort: 'last_name', ...sought },
    }),
    enabled: !field.disabled,
    placeholderData: keepPreviousData,
  })

  return (
    <FoundField
      {...field}
      value={(value && chosen) || null}
      onTyped={setTyped}
      found={(found.data?.data ?? []).filter((person) => person.id !== except)}
      loading={found.isFetching}
      nameOf={fullName}
      none={t('person.none')}
      row={(person) => (
        <Row gap={1} sx={{ width: '100%' }}>
          <Avatar person={person} size={22} />
          <bdi>{fullName(person)}</bdi>
          <Box
            component="span"
            className="num ltr"
            sx={{ marginInlineStart: 'auto', color: 'text.disabled', fontSize: 12 }}
          >
            {person.oid}
          </Box>
        </Row>
      )}
    />
  )
}
