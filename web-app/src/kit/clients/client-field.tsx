import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue, useId, useState } from 'react'
import { described, Field, type Look } from '../fields'
import type { FieldProps } from '../form'
import { useText } from '../i18n'
import { Icon } from '../icon'
import { kitTexts } from '../messages'
import { type FoundClient, useClientsById, useClientsFound } from './clients-found'

interface Props extends FieldProps<string>, Look {
  placeholder?: string
  /** In place of the hint where there are no clients yet. */
  noneYet?: string
}

/** One client, found by typing. */
export function ClientField({ name, value, onChange, error, label, hint, noneYet, required, disabled, placeholder }: Props) {
  const t = useText(kitTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const chosen = useClientsById(value === '' ? [] : [value])[0] ?? null
  const { clients, loading, none } = useClientsFound(useDeferredValue(typed === chosen?.name ? '' : typed), !disabled)
  const said = none ? (noneYet ?? hint) : hint
  return (
    <Field {...{ id, label, hint: said, error, required }}>
      <Autocomplete<FoundClient>
        id={id}
        value={chosen}
        onChange={(_, client) => onChange(client?.id ?? '')}
        onInputChange={(_, text) => setTyped(text)}
        options={clients}
        filterOptions={(options) => options}
        getOptionLabel={(client) => client.name}
        getOptionKey={(client) => client.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={loading}
        noOptionsText={t('client.none')}
        disabled={disabled}
        fullWidth
        popupIcon={<Icon name="down" />}
        clearIcon={<Icon name="close" size={14} />}
        // As high as every other field.
        sx={{ '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 }, '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 } }}
        renderOption={({ key, ...props }, client) => (
          <li key={key} {...props}>
            <bdi>{client.name}</bdi>
          </li>
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
            inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': described(id, error, said) }}
          />
        )}
      />
    </Field>
  )
}
