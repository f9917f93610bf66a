import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Grid } from './layout'
import { Strong } from './text'

interface Figure {
  label: string
  /** Undefined while loading. */
  value: ReactNode
  text?: ReactNode
  /** The result of the others. */
  strong?: boolean
  /** An undesirable value, such as a negative balance. */
  bad?: boolean
}

const quiet = {
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const

/** The few numbers that summarise a page, in one frame. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const explained = figures.some(({ text }) => text)
  return (
    <Grid
      columns={{ xs: '1fr 1fr', md: `repeat(${figures.length}, 1fr)` }}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {figures.map(({ label, value, text, strong, bad }) => (
        <Box
          key={label}
          sx={{
            p: '14px 16px',
            borderInlineStart: '1px solid',
            borderTop: '1px solid',
            borderColor: 'divider',
            mt: '-1px',
            marginInlineStart: '-1px',
            minWidth: 0,
            containerType: 'inline-size',
          }}
        >
          <Box sx={quiet}>{label}</Box>
          <Strong
            className="num"
            weight={600}
            sx={{
              my: 0.25,
              // A panel next to the page must not cut an amount.
              fontSize: 'clamp(14px, 15cqi, 20px)',
              lineHeight: '28px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              color: bad ? 'tone.bad' : strong ? 'tone.accentInk' : undefined,
            }}
          >
            {value ?? <Skeleton width={64} />}
          </Strong>
          {explained && (
            <Box className="num" sx={{ ...quiet, whiteSpace: 'normal', minHeight: 16 }}>
              {text}
            </Box>
          )}
        </Box>
      ))}
    </Grid>
  )
}
