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
      data-shows={value ? records.nameOf(value) : pair(label, all)}
      value={value}
      onChange={(_, record) => onChange(record?.id ?? '')}
      onInputChange={(_, text) => onTyped(text)}
      {...useFoundOptions(records, 14)}
      sx={value ? { ...filterField, ...activeFilter, '&::after': chosenSizer } : filterField}
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

  /** One by its name, several by their number. */
  const chosen = ([first, ...others]: readonly T[]) =>
    (others.length === 0 && first && nameOf(first)) ||
    t('person.several', { label, count: others.length + 1 })

  return (
    <Autocomplete<T, true>
      data-shows={shown.length > 0 ? chosen(shown) : pair(label, all)}
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
        ...(shown.length > 0 && {
          ...activeFilter,
          '&::after': { ...sizer, paddingInlineEnd: '112px' },
        }),
        '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { flexWrap: 'nowrap', py: 0 },
        '& .MuiAutocomplete-input.MuiInputBase-input': { ...filterInput, minWidth: 0 },
      }}
      renderValue={(records) => (
        <Box
          component="span"
          sx={{
            flex: 'none',
            maxWidth: '80%',
            px: 1.5,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {chosen(records)}
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

/** Makes a filter as wide as its words, which an input is not. */
const sizer = {
  content: 'attr(data-shows)',
  display: 'block',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  paddingInline: '14px 44px',
} as const

/** Next to one record stands the button that clears it. */
const chosenSizer = { ...sizer, paddingInlineEnd: '72px' }

/** The width, height, weight and ink of the filters that are menus. */
const filterField = {
  width: { xs: '100%', sm: 'fit-content' },
  minWidth: { sm: 136 },
  maxWidth: { sm: 260 },
  '&::after': sizer,
  '& .MuiOutlinedInput-root.MuiInputBase-root': {
    // It fills the filter without making it wider.
    width: 0,
    minWidth: '100%',
    py: 0,
    minHeight: 32,
    fontWeight: 500,
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& .MuiAutocomplete-input.MuiInputBase-input': filterInput,
  '& .MuiAutocomplete-popupIndicator': { color: 'inherit' },
}
