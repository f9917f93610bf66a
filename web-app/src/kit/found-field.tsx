import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'
import { type FoundRecords, foundOptions } from './found-options'

interface Props<T> extends FoundRecords<T>, Omit<FieldProps<string>, 'value'>, Look {
  value: T | null
  onTyped: (text: string) => void
  placeholder?: string | undefined
  /** A row of the list; it has the record's name alone unless told otherwise. */
  row?: (record: T) => ReactNode
}

/** One record, found by typing; blank is none. */
export function FoundField<T extends { readonly id: string }>({
  name,
  value,
  onChange,
  onTyped,
  error,
  label,
  hint,
  required,
  disabled,
  placeholder,
  row,
  ...records
}: Props<T>) {
  const id = useId()
  const renderOption: ComponentProps<typeof Autocomplete<T>>['renderOption'] = ({ key, ...props }, record) => (
    <li key={key} {...props}>
      {row ? row(record) : <bdi>{records.nameOf(record)}</bdi>}
    </li>
  )
  return (
    <Field {...{ id, label, hint, error, required }}>
      <Autocomplete<T>
        id={id}
        value={value}
        onChange={(_, record) => onChange(record?.id ?? '')}
        onInputChange={(_, text) => onTyped(text)}
        {...foundOptions(records)}
        disabled={disabled}
        fullWidth
        // As high as every other field.
        sx={{ '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 }, '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 } }}
        renderOption={renderOption}
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
