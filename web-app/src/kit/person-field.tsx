import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { useDeferredValue, useId, useState } from 'react'
import { Avatar, fullName } from './avatar'
import { useMember } from './current'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { query } from './query'

/** One employee, found by typing; blank is nobody. */
export function PersonField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  disabled,
  except,
  placeholder,
}: FieldProps<string> & Look & { except?: string; placeholder?: string }) {
  const t = useText(kitTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const one = query(peopleApi.employee, { params: { ...params, id: value } })
  const chosen = useQuery({ ...one, enabled: value !== '', retry: false }).data?.data
  const sought = q && !(chosen && q === fullName(chosen)) ? { q } : {}
  const found = useQuery({
    ...query(peopleApi.employees, { params, query: { per_page: 20, sort: 'last_name', ...sought } }),
    enabled: !disabled,
    placeholderData: keepPreviousData,
  })
  return (
    <Field {...{ id, label, hint, error, required }}>
      <Autocomplete<Employee>
        id={id}
        value={(value && chosen) || null}
        onChange={(_, person) => onChange(person?.id ?? '')}
        onInputChange={(_, text) => setTyped(text)}
        options={(found.data?.data ?? []).filter((person) => person.id !== except)}
        filterOptions={(options) => options}
        getOptionLabel={fullName}
        getOptionKey={(person) => person.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={found.isFetching}
        noOptionsText={t('person.none')}
        disabled={disabled}
        fullWidth
        popupIcon={<Icon name="down" />}
        clearIcon={<Icon name="close" size={14} />}
        // As high as every other field.
        sx={{ '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 }, '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 } }}
        renderOption={({ key, ...props }, person) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            <Avatar person={person} size={22} />
            <bdi>{fullName(person)}</bdi>
            <Box component="span" className="num ltr" sx={{ marginInlineStart: 'auto', color: 'text.disabled', fontSize: 12 }}>
              {person.oid}
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            endAdornment={params.slotProps.input.endAdornment}
            name={name}
            placeholder={placeholder}
            error={Boolean(error)}
            disabled={params.disabled}
            fullWidth
            inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': described(id, error, hint) }}
          />
        )}
      />
    </Field>
  )
}
