import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'
import { type FoundRecords, useFoundOptions } from './found-options'

/** An id that no record has. */
const ADD = '+'

interface Props<T> extends FoundRecords<T>, Omit<FieldProps<string>, 'value'>, Look {
  value: T | null
  onTyped: (text: string) => void
  placeholder?: string | undefined
  /** A row of the list; default: the record's name. */
  row?: (record: T) => ReactNode
  /** One more choice, which makes a record from the typed text. */
  add?: { label: (typed: string) => string; run: (typed: string) => void } | undefined
}

/** Selects one record by typing; empty means none. */
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
  add,
  ...records
}: Props<T>) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = value && typed === records.nameOf(value) ? '' : typed.trim()
  const options = useFoundOptions(records)
  const choices = add ? [...options.options, { id: ADD } as T] : options.options
  const nameOf = (record: T) =>
    add && record.id === ADD ? add.label(wanted) : records.nameOf(record)
  const choose = (record: T | null) =>
    add && record?.id === ADD ? add.run(wanted) : onChange(record?.id ?? '')

  const renderOption: ComponentProps<typeof Autocomplete<T>>['renderOption'] = (
    { key, ...props },
    record,
  ) => (
    <li key={key} {...props}>
      {record.id === ADD ? (
        <AddOption label={nameOf(record)} />
      ) : row ? (
        row(record)
      ) : (
        <bdi>{records.nameOf(record)}</bdi>
      )}
    </li>
  )

  return (
    <Field {...{ id, label, hint, error, required }}>
      <Autocomplete<T>
        id={id}
        value={value}
        onChange={(_, record) => choose(record)}
        onInputChange={(_, text) => {
          setTyped(text)
          onTyped(text)
        }}
        {...options}
        options={choices}
        getOptionLabel={nameOf}
        disabled={disabled}
        fullWidth
        // The same height as every other field.
        sx={{
          '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 },
          '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 },
        }}
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

const AddOption = ({ label }: { label: string }) => (
  <Row component="span" gap={1} sx={{ color: 'primary.main' }}>
    <Icon name="plus" size={16} />
    <bdi>{label}</bdi>
  </Row>
)
