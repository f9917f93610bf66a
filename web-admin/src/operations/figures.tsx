import Box from '@mui/material/Box'
import type { Tone } from '@workledger/web-app/kit/tokens'
import type { ReactNode } from 'react'

export interface Figure {
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
      gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
      gap: '1px',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
      bgcolor: 'divider',
    }}
  >
    {figures.map(({ label: name, value, note, tone }) => (
      <Box key={name} sx={{ px: 2, py: 1.25, bgcolor: 'background.paper', minWidth: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
          {name}
        </Box>
        <Box component="dd" className="num" sx={{ m: 0, fontSize: 16, fontWeight: 600, color: tone ? `tone.${tone}` : undefined }}>
          {value}
        </Box>
        {note && (
          <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: 12, overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        )}
      </Box>
    ))}
  </Box>
)
