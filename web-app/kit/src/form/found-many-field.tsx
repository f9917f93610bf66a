import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Icon } from '../ui/icon'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'
import { type FoundRecords, useFoundOptions } from './found-options'

interface Props<T> extends FoundRecords<T>, Omit<FieldProps<string[]>, 'value'>, Look {
  values: T[]
  typed: string
  onTyped: (text: string) => void
  placeholder?: string | undefined
}

/** Selects several records by typing; the list stays open. */
export function FoundManyField<T extends { readonly id: string }>({
  name,
  values,
  onChange,
  typed,
  onTyped,
  error,
  label,
  hint,
  placeholder,
  ...records
}: Props<T>) {
  const id = useId()
  return (
    <Field {...{ id, label, hint, error }}>
      <Autocomplete<T, true>
        id={id}
        multiple
        disableCloseOnSelect
        fullWidth
        value={values}
        onChange={(_, all) => onChange(all.map((record) => record.id))}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason !== 'reset' && onTyped(text)}
        onClose={() => onTyped('')}
        {...useFoundOptions(records)}
        slotProps={{ chip: { size: 'small', deleteIcon: <Icon name="close" size={14} /> } }}
        sx={{
          '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0.25 },
          '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.75 },
        }}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            startAdornment={params.slotProps.input.startAdornment}
            endAdornment={params.slotProps.input.endAdornment}
            name={name}
            placeholder={values.length === 0 ? placeholder : ''}
            error={Boolean(error)}
            fullWidth
            inputProps={{
              ...params.slotProps.htmlInput,
              'aria-describedby': described(id, error, hint),
            }}
          />
        )}
      />
    </Field>
  )
}
