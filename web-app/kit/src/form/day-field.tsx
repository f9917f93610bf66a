import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { addDays } from '../i18n/calendar-days'
import { today, useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { isDay } from '../i18n/is-day'
import { kitTexts } from '../i18n/messages'
import { type DayLimits, typedDay } from '../i18n/typed-day'
import { Icon } from '../ui/icon'
import { described, Field, type Look } from './fields'
import type { FieldProps } from './form'

const load = () => import('./day-picker')
const DayPicker = lazy(load)

interface InputProps extends DayLimits {
  id?: string
  name?: string
  label?: string
  value: string
  /** A day, empty, or typed text that is no day yet. */
  onChange: (value: string) => void
  describedBy?: string | undefined
  error?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean
}

/**
 * A day that is typed in any form, stepped with the arrow keys, or picked; shown in the product's
 * form.
 */
export function DayInput({
  id,
  name,
  label,
  value,
  onChange,
  min,
  max,
  coming,
  describedBy,
  ...rest
}: InputProps) {
  const t = useText(kitTexts)
  const { day, locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const known = isDay(value)

  const change = (text: string) => {
    setTyped(text)
    onChange(typedDay(text, today(), [locale, 'en-GB'], { min, max, coming }) ?? text.trim())
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (event.altKey) return setOpen(true)
    const next = known ? addDays(value, step) : today()
    setTyped(null)
    if (!(min && next < min) && !(max && next > max)) onChange(next)
  }

  const pick = (picked: string | null) => {
    setOpen(false)
    setTyped(null)
    if (picked) onChange(picked)
    frame.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <OutlinedInput
        {...rest}
        ref={frame}
        id={id}
        name={name}
        value={typed ?? (known ? day(value) : value)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
        fullWidth
        autoComplete="off"
        placeholder={t('day.example')}
        inputProps={{
          'aria-label': label,
          'aria-describedby': describedBy,
          className: 'num',
          // The placeholder of an empty field follows the page's direction.
          dir: typed || value ? 'auto' : undefined,
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={t('day.pick')}
              aria-haspopup="dialog"
              disabled={rest.disabled}
              onPointerEnter={load}
              onFocus={load}
              onClick={() => setOpen(true)}
              sx={{ marginInlineEnd: -1 }}
            >
              <Icon name="calendar" />
            </IconButton>
          </InputAdornment>
        }
      />
      <Suspense>
        {open && (
          <DayPicker
            anchor={frame.current}
            value={known ? value : today()}
            {...{ min, max, pick }}
          />
        )}
      </Suspense>
    </>
  )
}

/** A calendar day in a form. */
export function DateField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  ...rest
}: FieldProps<string> & Look & DayLimits & { autoFocus?: boolean }) {
  const t = useText(kitTexts)
  const { day } = useFormat()
  const id = useId()
  const { min, max } = rest

  const outside =
    isDay(value) &&
    (min && value < min
      ? t('day.notBefore', { day: day(min) })
      : max && value > max
        ? t('day.notAfter', { day: day(max) })
        : '')

  const complaint = error ?? (outside || undefined)

  return (
    <Field {...{ id, label, hint, error: complaint, required }}>
      <DayInput
        {...{ id, name, value, onChange, required, ...rest }}
        error={Boolean(complaint)}
        describedBy={described(id, complaint, hint)}
      />
    </Field>
  )
}
