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

/** The width in pixels at which a figure shows an amount such as 1,103,225.33 whole. */
const FIGURE_WIDTH = 132

/** Columns for a frame of its own width, because a panel next to the page takes from it. */
const columnsOf = (count: number) =>
  Object.fromEntries(
    [Math.ceil(count / 2), count].map((columns) => [
      `@container (min-width: ${columns * FIGURE_WIDTH}px)`,
      { gridTemplateColumns: `repeat(${columns}, 1fr)` },
    ]),
  )

/** The few numbers that summarise a page, in one frame, in one line or two. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <FigureGrid figures={figures} />
    </Box>
  )
}

function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  const explained = figures.some(({ text }) => text)

  return (
    <Grid
      columns="1fr 1fr"
      sx={{
        ...columnsOf(figures.length),
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
