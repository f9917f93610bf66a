import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Avatar } from '@workledger/web-app/kit/avatar'
import { described, Field, type Look } from '@workledger/web-app/kit/fields'
import type { FieldProps } from '@workledger/web-app/kit/form'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { useDeferredValue, useId, useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { consoleTexts } from './messages'

interface Person {
  id: string
  name: string
  first_name: string
  last_name: string
  avatar: string | null
  oid: string | null
}

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
  const t = useText(consoleTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const chosen = useGetOne<Person>('employees', { id: value }, { enabled: value !== '', retry: false }).data
  const filter = { status: 'active', ...(q && q !== chosen?.name && { q }) }
  const { data = [], isFetching } = useGetList<Person>(
    'employees',
    { pagination: { page: 1, perPage: 20 }, sort: { field: 'last_name', order: 'ASC' }, filter },
    { enabled: !disabled },
  )
  return (
    <Field {...{ id, label, hint, error, required }}>
      <Autocomplete<Person>
        id={id}
        value={(value && chosen) || null}
        onChange={(_, person) => onChange(person?.id ?? '')}
        onInputChange={(_, text) => setTyped(text)}
        options={data.filter((person) => person.id !== except)}
        filterOptions={(options) => options}
        getOptionLabel={(person) => person.name}
        getOptionKey={(person) => person.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        noOptionsText={t('none')}
        disabled={disabled}
        fullWidth
        popupIcon={<Icon name="down" />}
        clearIcon={<Icon name="close" size={14} />}
        // As high as every other field.
        sx={{ '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 }, '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 } }}
        renderOption={({ key, ...props }, person) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            <Avatar person={person} size={22} />
            <bdi>{person.name}</bdi>
            <Box component="span" className="num ltr" sx={{ marginLeft: 'auto', color: 'text.disabled', fontSize: 12 }}>
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
