import type { ReactNode } from 'react'
import { BareList } from './layout'

/** A list in a frame of its own. */
export const BoxedList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <BareList
    aria-label={label}
    sx={{
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
    }}
  >
    {children}
  </BareList>
)
