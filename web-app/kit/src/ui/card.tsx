import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

interface Props {
  title?: ReactNode
  /** Links and buttons at the end of the heading. */
  aside?: ReactNode
  /** Plain words there instead. */
  note?: ReactNode
  children: ReactNode
  padded?: boolean
}

/** A bordered surface with an optional heading. */
export function Card({ title, aside, note, children, padded }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
        minWidth: 0,
      }}
    >
      {title && (
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 45,
            paddingBlock: 0.75,
            paddingInline: '16px 8px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            component="h2"
            id={id}
            sx={{
              m: 0,
              minWidth: 0,
              fontSize: 14,
              lineHeight: '20px',
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </Box>
          <Box
            sx={{
              marginInlineStart: 'auto',
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              color: 'text.secondary',
            }}
          >
            {aside}
            {note && (
              <Box className="num" sx={{ paddingInlineEnd: 1, whiteSpace: 'nowrap' }}>
                {note}
              </Box>
            )}
          </Box>
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, ...(padded && { p: 2 }) }}>{children}</Box>
    </Box>
  )
}
