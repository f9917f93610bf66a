import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent } from 'react'

interface Props {
  /** Id of the list that it searches. */
  list: string
  label: string
  typed: string
  type: (text: string) => void
  /** Index of the option that Enter takes; undefined without options. */
  here: number | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field above a menu's list: typing searches it, arrows move in it. */
export const MenuSearch = ({ list, label, typed, type, here, onKeyDown }: Props) => (
  <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
    <OutlinedInput
      autoFocus
      fullWidth
      value={typed}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      inputProps={{
        role: 'combobox',
        'aria-label': label,
        'aria-expanded': true,
        'aria-controls': list,
        ...(here === undefined ? {} : { 'aria-activedescendant': `${list}-${here}` }),
      }}
      sx={{ minHeight: 32, '& input': { py: '5px' } }}
    />
  </Box>
)
