import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { writtenNumber } from '@workledger/contracts/kernel/written'
import { useId, useState } from 'react'
import { useLanguage } from '../i18n/i18n'
import { typedAmount } from '../i18n/typed-amount'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'

interface InputProps {
  id?: string
  name?: string
  label?: string
  /** A decimal string, empty, or typed text that is no amount. */
  value: string
  onChange: (value: string) => void
  /** Currency or unit, at the end. */
  unit?: string
  describedBy?: string | undefined
  error?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean
}

/** Keeps the typed places and groups thousands. */
const grouped = (language: string, value: string) => {
  const [whole = '', fraction] = value.split('.')
  return `${writtenNumber(language, whole, 0).replace('−', '-')}${fraction === undefined ? '' : `.${fraction}`}`
}

/** An amount: leaving the field groups thousands, and every typed digit stays. */
export function AmountInput({
  id,
  name,
  label,
  value,
  onChange,
  unit,
  describedBy,
  ...rest
}: InputProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)

  const change = (text: string) => {
    setTyped(text)
    onChange(typedAmount(text) ?? text.trim())
  }

  return (
    <OutlinedInput
      {...rest}
      id={id}
      name={name}
      value={typed ?? (typedAmount(value) === value ? grouped(language, value) : value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      fullWidth
      autoComplete="off"
      inputProps={{
        inputMode: 'decimal',
        'aria-label': label,
        'aria-describedby': describedBy,
        dir: 'ltr',
        className: 'num',
        style: { textAlign: 'end' },
      }}
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
    />
  )
}

/** An amount in a form. */
export function AmountField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  ...rest
}: FieldProps<string> & Look & { unit?: string; autoFocus?: boolean }) {
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, required }}>
      <AmountInput
        {...{ id, name, value, onChange, required, ...rest }}
        error={Boolean(error)}
        describedBy={described(id, error, hint)}
      />
    </Field>
  )
}
