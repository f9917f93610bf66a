import Box from '@mui/material/Box'
import { Icon, type IconName } from '@workledger/kit/ui/icon'
import type { Tone } from '@workledger/kit/ui/tokens'
import type { ReactNode } from 'react'

export interface Figure {
  icon: IconName
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: Tone | undefined
}

/** A strip of figures with a word to each. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${figures.length}, minmax(0, 1fr))` },
      gap: '1px',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
      bgcolor: 'divider',
      '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {figures.map(({ icon, label: name, value, note, tone }) => (
      <Box key={name} sx={{ px: 2, py: 1.25, bgcolor: 'background.paper', minWidth: 0 }}>
        <Box
          component="dt"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: 'text.secondary',
            fontSize: 12,
          }}
        >
          <Icon name={icon} size={14} />
          {name}
        </Box>
        <Box
          component="dd"
          className="num"
          sx={{ m: 0, mt: 0.25, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}
        >
          {tone && (
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'inline-block',
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: `tone.${tone}`,
                marginInlineEnd: 1,
              }}
            />
          )}
          {value}
        </Box>
        {note && (
          <Box
            component="dd"
            sx={{ m: 0, color: 'text.secondary', fontSize: 12, overflowWrap: 'anywhere' }}
          >
            {note}
          </Box>
        )}
      </Box>
    ))}
  </Box>
)
