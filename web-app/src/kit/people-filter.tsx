import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue, useState } from 'react'
import { fullName } from './avatar'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { type FoundPerson, usePeopleById, usePeopleFound } from './people-found'
import { personField } from './person-filter'

interface Props {
  label: string
  /** What nobody chosen means. */
  everybody: string
  values: readonly string[]
  onChange: (ids: string[]) => void
}

/** Several of those whom a report tells of, found by typing; the list stays open. */
export function PeopleFilter({ label, everybody, values, onChange }: Props) {
  const t = useText(kitTexts)
  const [typed, setTyped] = useState('')
  const known = usePeopleById(values)
  const { people, loading, alone } = usePeopleFound(useDeferredValue(typed))
  // Also those whose names are not there yet, or the next choice would lose them.
  const chosen = values.map((id, at) => known[at] ?? people.find((person) => person.id === id) ?? { id, first_name: '', last_name: '' })
  if (alone && values.length === 0 && typed === '') return null
  return (
    <Autocomplete<FoundPerson, true>
      multiple
      disableCloseOnSelect
      value={chosen}
      onChange={(_, people) => onChange(people.map(({ id }) => id))}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onClose={() => setTyped('')}
      options={people}
      filterOptions={(options) => options}
      getOptionLabel={fullName}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={loading}
      noOptionsText={t('person.none')}
      popupIcon={<Icon name="down" size={14} />}
      clearIcon={<Icon name="close" size={14} />}
      sx={{
        ...personField,
        '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { flexWrap: 'nowrap', py: 0 },
        '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.75, minWidth: 0 },
      }}
      renderValue={([first, ...others]) => (
        <Box
          component="span"
          sx={{ flex: 'none', maxWidth: '70%', px: 1.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {others.length === 0 && first?.first_name ? fullName(first) : t('person.several', { label, count: others.length + 1 })}
        </Box>
      )}
      renderOption={({ key, ...props }, person, { selected }) => (
        <li key={key} {...props}>
          <Box component="bdi" sx={{ flex: 1, minWidth: 0 }}>
            {fullName(person)}
          </Box>
          {selected && <Icon name="check" />}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          ref={params.slotProps.input.ref}
          startAdornment={params.slotProps.input.startAdornment}
          endAdornment={params.slotProps.input.endAdornment}
          placeholder={chosen.length === 0 ? `${label}: ${everybody}` : ''}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
    />
  )
}
