import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { typedTime } from '../i18n/zone-time'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'

/**
 * A time of day, typed in any form (`8:30`, `830`, `8h`) and shown as `08:30`. Invalid text stays
 * as typed.
 */
export function TimeField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  disabled,
}: FieldProps<string> & Look) {
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, required }}>
      <OutlinedInput
        {...{ id, name, value, required, disabled }}
        fullWidth
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(typedTime(value) ?? value.trim())}
        placeholder="08:30"
        inputProps={{
          'aria-describedby': described(id, error, hint),
          maxLength: 5,
          dir: 'ltr',
          autoComplete: 'off',
        }}
      />
    </Field>
  )
}
