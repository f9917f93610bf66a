import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue, useState } from 'react'
import { fullName } from './avatar'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { type FoundPerson, usePeopleById, usePeopleFound } from './people-found'

interface Props {
  label: string
  /** What nobody chosen means. */
  everybody: string
  value: string
  onChange: (id: string) => void
}

/** One of those whom a report tells of, found by typing. */
export function PersonFilter({ label, everybody, value, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const chosen = usePeopleById(value === '' ? [] : [value])[0] ?? null
  const { people, loading, alone } = usePeopleFound(useDeferredValue(chosen && typed === fullName(chosen) ? '' : typed))
  if (alone && value === '' && typed === '') return null
  return (
    <Autocomplete<FoundPerson>
      value={chosen}
      onChange={(_, person) => onChange(person?.id ?? '')}
      onInputChange={(_, text) => setTyped(text)}
      options={people}
      filterOptions={(options) => options}
      getOptionLabel={fullName}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={loading}
      noOptionsText={t('person.none')}
      popupIcon={<Icon name="down" size={14} />}
      clearIcon={<Icon name="close" size={14} />}
      sx={personField}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          endAdornment={params.slotProps.input.endAdornment}
          placeholder={`${label}: ${everybody}`}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
    />
  )
}

/** As high as the other filters. */
export const personField = {
  width: 240,
  '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 },
  '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.75 },
}
