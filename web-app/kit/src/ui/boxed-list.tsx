import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A list in a frame of its own. */
export const BoxedList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
    }}
  >
    {children}
  </Box>
)
