import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Grow, Panel, Row } from './layout'
import { Heading } from './text'

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
    <Panel
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 }}
    >
      {title && (
        <Row
          component="header"
          gap={1}
          sx={{
            minHeight: 45,
            paddingBlock: 0.75,
            paddingInline: '16px 8px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Heading id={id} sx={{ minWidth: 0, lineHeight: '20px', overflowWrap: 'anywhere' }}>
            {title}
          </Heading>
          <Row gap={0.5} sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
            {aside}
            {note && (
              <Box className="num" sx={{ paddingInlineEnd: 1, whiteSpace: 'nowrap' }}>
                {note}
              </Box>
            )}
          </Row>
        </Row>
      )}
      <Grow sx={{ ...(padded && { p: 2 }) }}>{children}</Grow>
    </Panel>
  )
}
