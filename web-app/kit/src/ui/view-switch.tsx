import Box from '@mui/material/Box'
import { Icon, type IconName } from './icon'
import { Row } from './layout'

interface Props<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string; icon?: IconName }[]
  onChange: (value: V) => void
}

/** A switch between views of the same content, with a mark at the present one. */
export function ViewSwitch<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'tone.lineStrong',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {options.map((option) => (
        <Row
          component="button"
          type="button"
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
          inline
          gap={0.75}
          sx={{
            minHeight: 30,
            px: 1.25,
            border: 0,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            font: 'inherit',
            fontWeight: 500,
            cursor: 'pointer',
            '&[aria-pressed=true]': { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' },
            '&:focus-visible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: -2,
            },
            '@media (pointer: coarse)': { minHeight: 40 },
          }}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </Row>
      ))}
    </Box>
  )
}
