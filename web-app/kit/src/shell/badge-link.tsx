import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { AppLink } from '../ui/app-link'

/** A figure next to an entry that opens what it counts, which is not the entry's own page. */
export const BadgeLink = ({
  to,
  label,
  children,
}: {
  to: string
  label: string
  children: ReactNode
}) => (
  <Box
    component={AppLink}
    to={to}
    title={label}
    aria-label={label}
    className="num"
    sx={{
      display: 'flex',
      alignItems: 'center',
      px: 1,
      minWidth: 28,
      justifyContent: 'center',
      borderRadius: 1,
      color: 'text.secondary',
      fontSize: 12,
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { color: 'text.primary', textDecoration: 'underline' },
    }}
  >
    {children}
  </Box>
)
