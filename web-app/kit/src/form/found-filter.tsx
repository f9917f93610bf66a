import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { startTransition, useOptimistic } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { pair } from '../i18n/pair'
import { activeFilter } from '../ui/filter-look'
import { Icon } from '../ui/icon'
import { Grow } from '../ui/layout'
import { type FoundRecords, useFoundOptions } from './found-options'

interface FilterParts<T> extends FoundRecords<T> {
  label: string
  /** Label of an empty choice. */
  all: string
  typed: string
  onTyped: (text: string) => void
}

/** Filters a list by one record, found by typing. */
export function FoundFilter<T extends { readonly id: string }>({
  label,
  all,
  value,
  onChange,
  onTyped,
  ...records
}: Omit<FilterParts<T>, 'typed'> & { value: T | null; onChange: (id: string) => void }) {
  return (
    <Autocomplete<T>
      value={value}
      onChange={(_, record) => onChange(record?.id ?? '')}
      onInputChange={(_, text) => onTyped(text)}
      {...useFoundOptions(records, 14)}
      sx={value ? { ...filterField, ...activeFilter } : filterField}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          endAdornment={params.slotProps.input.endAdornment}
          placeholder={pair(label, all)}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
    />
  )
}

/** Filters a list by several records; the list stays open. */
export function FoundManyFilter<T extends { readonly id: string }>({
  label,
  all,
  values,
  onChange,
  typed,
  onTyped,
  ...records
}: FilterParts<T> & { values: T[]; onChange: (ids: string[]) => void }) {
  const t = useText(kitTexts)
  const { nameOf } = records
  // Updated at once, or another choice before the page follows the address would replace this one.
  const [shown, show] = useOptimistic(values)

  const choose = (next: T[]) =>
    startTransition(() => {
      show(next)
      onChange(next.map(({ id }) => id))
    })

  return (
    <Autocomplete<T, true>
      multiple
      disableCloseOnSelect
      value={shown}
      onChange={(_, records) => choose(records)}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && onTyped(text)}
      onClose={() => onTyped('')}
      {...useFoundOptions(records, 14)}
      sx={{
        ...filterField,
        ...(shown.length > 0 && activeFilter),
        '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { flexWrap: 'nowrap', py: 0 },
        '& .MuiAutocomplete-input.MuiInputBase-input': { ...filterInput, minWidth: 0 },
      }}
      renderValue={([first, ...others]) => (
        <Box
          component="span"
          sx={{
            flex: 'none',
            maxWidth: '70%',
            px: 1.5,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {(others.length === 0 && first && nameOf(first)) ||
            t('person.several', { label, count: others.length + 1 })}
        </Box>
      )}
      renderOption={({ key, ...props }, record, { selected }) => (
        <li key={key} {...props}>
          <Grow component="bdi">{nameOf(record)}</Grow>
          {selected && <Icon name="check" />}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          startAdornment={params.slotProps.input.startAdornment}
          endAdornment={params.slotProps.input.endAdornment}
          placeholder={shown.length === 0 ? pair(label, all) : ''}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
    />
  )
}

/** An empty filter says what it shows, as the menus do. */
const filterInput = {
  py: 0.5,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'text.primary', opacity: 1 },
}

/** The height, weight and ink of the filters that are menus. */
const filterField = {
  width: { xs: '100%', sm: 200 },
  '& .MuiOutlinedInput-root.MuiInputBase-root': {
    py: 0,
    minHeight: 32,
    fontWeight: 500,
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& .MuiAutocomplete-input.MuiInputBase-input': filterInput,
  '& .MuiAutocomplete-popupIndicator': { color: 'inherit' },
}
