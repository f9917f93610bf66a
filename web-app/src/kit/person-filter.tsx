import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { useDeferredValue, useState } from 'react'
import { fullName } from './avatar'
import { useMember } from './current'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { query } from './query'

type Person = Pick<Employee, 'id' | 'first_name' | 'last_name'>
interface Props {
  label: string
  /** What nobody chosen means. */
  everybody: string
  value: string
  onChange: (id: string) => void
}

/** One of those whom a report tells of, found by typing: everybody for admins, oneself and those who report to one for others. */
export function PersonFilter({ label, everybody, value, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const { workspace, employee: me, can } = useMember()
  const params = { ws: workspace.id }
  const all = can('edit_company', 'view_audit')
  const one = useQuery({
    ...query(peopleApi.employee, { params: { ...params, id: value } }),
    enabled: value !== '' && value !== me.id,
    retry: false,
  })
  const chosen: Person | null = value === '' ? null : value === me.id ? me : (one.data?.data ?? null)
  const q = useDeferredValue(chosen && typed === fullName(chosen) ? '' : typed)
  const asked = { per_page: 20, sort: 'last_name', ...(q && { q }), ...(!all && { team: true }) }
  const found = useQuery({ ...query(peopleApi.employees, { params, query: asked }), placeholderData: keepPreviousData })
  const others: readonly Person[] = found.data?.data ?? []
  // Whom nobody reports to has nothing to choose.
  if (!all && value === '' && typed === '' && others.length === 0) return null
  const self = fullName(me).toLowerCase().includes(q.toLowerCase()) ? [me] : []
  return (
    <Autocomplete<Person>
      value={chosen}
      onChange={(_, person) => onChange(person?.id ?? '')}
      onInputChange={(_, text) => setTyped(text)}
      options={[...self, ...others.filter(({ id }) => id !== me.id)]}
      filterOptions={(options) => options}
      getOptionLabel={fullName}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={found.isFetching}
      noOptionsText={t('person.none')}
      popupIcon={<Icon name="down" size={14} />}
      clearIcon={<Icon name="close" size={14} />}
      sx={{
        width: 240,
        '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 },
        '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.75 },
      }}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          endAdornment={params.slotProps.input.endAdornment}
          placeholder={`${label}: ${everybody}`}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
    />
  )
}
