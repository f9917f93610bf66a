import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

interface Figure {
  label: string
  /** Missing while it is on its way. */
  value: ReactNode
  text?: ReactNode
}

/** The few numbers that sum a page up, side by side in one frame. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${figures.length}, 1fr)` },
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      bgcolor: 'background.paper',
      overflow: 'hidden',
    }}
  >
    {figures.map(({ label, value, text }) => (
      <Box
        key={label}
        sx={{
          p: '14px 16px',
          borderInlineStart: '1px solid',
          borderTop: '1px solid',
          borderColor: 'divider',
          m: '-1px 0 0',
          marginInlineStart: '-1px',
          minWidth: 0,
        }}
      >
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{label}</Box>
        <Box
          className="num"
          sx={{ my: 0.25, fontSize: 20, lineHeight: '28px', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {value ?? <Skeleton width={64} />}
        </Box>
        <Box
          className="num"
          sx={{
            fontSize: 12,
            lineHeight: '16px',
            minHeight: 16,
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)
