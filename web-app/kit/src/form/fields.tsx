import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { Strong } from '../ui/text'
import type { FieldProps } from './form'

export interface Look {
  label: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** The frame of every field: label above, error or hint below. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  children,
}: Look & { id: string; error?: string | undefined; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 500, fontSize: 13 }}
      >
        {label}
        {required && <RequiredMark />}
      </Box>
      {children}
      <Help {...{ id, error, hint }} />
    </Box>
  )
}

/** The frame of a field of several inputs: its label is their group's name. */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  children,
}: Omit<Look, 'disabled'> & { error?: string | undefined; children: ReactNode }) {
  const id = useId()

  return (
    <Box
      component="fieldset"
      aria-describedby={described(id, error, hint)}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Strong component="legend" sx={{ p: 0, mb: 0.5, fontSize: 13 }}>
        {label}
        {required && <RequiredMark />}
      </Strong>
      {children}
      <Help {...{ id, error, hint }} />
    </Box>
  )
}

const RequiredMark = () => (
  <Box component="span" aria-hidden sx={{ color: 'tone.bad', marginInlineStart: 0.5 }}>
    *
  </Box>
)

interface HelpProps {
  id: string
  error: string | undefined
  hint: ReactNode
}

const Help = ({ id, error, hint }: HelpProps) =>
  (error || hint) && (
    <FormHelperText id={`${id}-help`} error={Boolean(error)} role={error ? 'alert' : undefined}>
      {error ?? hint}
    </FormHelperText>
  )

export const described = (id: string, error?: string | undefined, hint?: ReactNode) =>
  error || hint ? `${id}-help` : undefined

type TextProps = FieldProps<string> &
  Look & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'number' | 'time'
    autoComplete?: string
    autoFocus?: boolean
    rows?: number
    /** Digits only: a phone shows its number pad. */
    numeric?: boolean
    maxRows?: number
    placeholder?: string
    min?: string | undefined
    max?: string | undefined
  }

/** Text, e-mail, number or time. */
export function TextField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  type = 'text',
  rows,
  maxRows = 12,
  min,
  max,
  numeric,
  ...rest
}: TextProps) {
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, required }}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        required={required}
        fullWidth
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={maxRows}
        inputProps={{
          min,
          max,
          ...(numeric && { inputMode: 'numeric' as const }),
          'aria-describedby': described(id, error, hint),
          dir:
            type === 'email' || type === 'tel'
              ? 'ltr'
              : rows || type === 'text'
                ? 'auto'
                : undefined,
        }}
        {...rest}
      />
    </Field>
  )
}

export function PasswordField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  disabled,
  autoComplete,
  autoFocus,
}: FieldProps<string> & Look & { autoComplete?: string; autoFocus?: boolean }) {
  const t = useText(kitTexts)
  const id = useId()
  const [shown, setShown] = useState(false)

  return (
    <Field {...{ id, label, hint, error, required }}>
      <OutlinedInput
        {...{ id, name, value, disabled, autoComplete, autoFocus, required }}
        type={shown ? 'text' : 'password'}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        fullWidth
        inputProps={{ 'aria-describedby': described(id, error, hint), dir: 'ltr' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={shown ? t('actions.hide') : t('actions.show')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              sx={{ marginInlineEnd: -1 }}
            >
              <Icon name="eye" />
            </IconButton>
          </InputAdornment>
        }
      />
    </Field>
  )
}

export function CheckField({
  name,
  value,
  onChange,
  error,
  label,
  disabled,
}: FieldProps<boolean> & Look) {
  const id = useId()
  return (
    <Box>
      <Row
        component="label"
        htmlFor={id}
        gap={0.5}
        sx={{
          // The box stands at the first line of its label.
          alignItems: 'flex-start',
          marginInlineStart: '-6px',
          cursor: disabled ? undefined : 'pointer',
        }}
      >
        <Checkbox
          disabled={disabled}
          id={id}
          name={name}
          size="small"
          checked={value}
          onChange={(_, checked) => onChange(checked)}
        />
        <Box component="span" sx={{ py: '6px' }}>
          {label}
        </Box>
      </Row>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
