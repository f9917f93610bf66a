import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useDeferredValue, useId, useState } from 'react'
import { fullName } from './avatar'
import { useMember } from './current'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { type FoundPerson, usePeopleById } from './people-found'
import { query } from './query'

/** Several colleagues, found by typing; the list stays open. */
export function PeopleField({
  name,
  value: ids,
  onChange,
  error,
  label,
  hint,
  placeholder,
  except,
}: FieldProps<string[]> & Look & { placeholder?: string; except?: string }) {
  const t = useText(kitTexts)
  const id = useId()
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
  // Also those whose names are not there yet, or the next choice would lose them.
  const chosen = ids.map(
    (each, at) => known[at] ?? people.find((person) => person.id === each) ?? { id: each, first_name: '', last_name: '' },
  )
  return (
    <Field {...{ id, label, hint, error }}>
      <Autocomplete<FoundPerson, true>
        id={id}
        multiple
        disableCloseOnSelect
        fullWidth
        value={chosen}
        onChange={(_, all) => onChange(all.map((person) => person.id))}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
        onClose={() => setTyped('')}
        options={people}
        filterOptions={(options) => options}
        getOptionLabel={(person) => fullName(person) || '…'}
        getOptionKey={(person) => person.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={found.isFetching}
        noOptionsText={t('person.none')}
        popupIcon={<Icon name="down" />}
        clearIcon={<Icon name="close" size={14} />}
        slotProps={{ chip: { size: 'small', deleteIcon: <Icon name="close" size={14} /> } }}
        sx={{ '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0.25 }, '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.75 } }}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            startAdornment={params.slotProps.input.startAdornment}
            endAdornment={params.slotProps.input.endAdornment}
            name={name}
            placeholder={ids.length === 0 ? placeholder : ''}
            error={Boolean(error)}
            fullWidth
            inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': described(id, error, hint) }}
          />
        )}
      />
    </Field>
  )
}
