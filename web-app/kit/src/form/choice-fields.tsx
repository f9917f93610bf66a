import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { Icon } from '../ui/icon'
import { Grid } from '../ui/layout'
import { described, Field, FieldGroup, type Look } from './fields'
import type { FieldProps } from './form'

interface Option<T extends string = string> {
  value: T
  label: string
}

/** Selects one option of a list. */
export function SelectField<T extends string>({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  disabled,
  options,
  placeholder,
}: FieldProps<T> & Look & { options: readonly Option<T>[]; placeholder?: string }) {
  const id = useId()
  return (
    <Field {...{ id, label, hint, error, required }}>
      <Select<T | ''>
        id={id}
        name={name}
        value={options.some((option) => option.value === value) ? value : ''}
        displayEmpty
        fullWidth
        disabled={disabled}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value as T)}
        inputProps={{
          'aria-describedby': described(id, error, hint),
          'aria-label': typeof label === 'string' ? label : undefined,
        }}
        IconComponent={Chevron}
        // Outside of the page's landmarks, so it is one of its own.
        MenuProps={{
          slotProps: {
            paper: {
              component: 'section',
              'aria-label': typeof label === 'string' ? label : name,
            } as object,
          },
        }}
        renderValue={(chosen) =>
          options.find((option) => option.value === chosen)?.label ?? (
            <Box component="span" sx={{ color: 'text.disabled' }}>
              {placeholder}
            </Box>
          )
        }
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  )
}

const Chevron = ({ className }: { className?: string }) => (
  <Box
    className={className}
    sx={{ display: 'flex', top: 'calc(50% - 8px) !important', color: 'text.secondary' }}
  >
    <Icon name="down" />
  </Box>
)

/** A few visible choices in a row. */
export function SegmentField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  options,
}: FieldProps<string> & Look & { options: readonly Option[] }) {
  return (
    <FieldGroup {...{ label, hint, error, required }}>
      <Grid
        columns={{
          xs: '1fr 1fr',
          // Many choices are as wide as their words, so that none wraps.
          sm: `repeat(${options.length}, ${options.length > 4 ? 'auto' : '1fr'})`,
        }}
        gap="2px"
        sx={{ p: '2px', border: 1, borderColor: 'tone.lineStrong', borderRadius: 1 }}
      >
        {options.map((option) => (
          <Box
            key={option.value}
            component="label"
            sx={{
              display: 'grid',
              placeItems: 'center',
              minHeight: 30,
              px: 1,
              borderRadius: '4px',
              cursor: 'pointer',
              color: 'text.secondary',
              textAlign: 'center',
              '&:has(:checked)': {
                bgcolor: 'tone.accentSoft',
                color: 'tone.accentInk',
                fontWeight: 500,
              },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
              '@media (pointer: coarse)': { minHeight: 40 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }}
            />
            {option.label}
          </Box>
        ))}
      </Grid>
    </FieldGroup>
  )
}
