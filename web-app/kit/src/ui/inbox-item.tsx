import { type ReactNode, useEffect, useRef } from 'react'
import { intoSight } from './into-sight'
import { Row } from './layout'

interface Props {
  /** The item on which the keyboard acts; it is scrolled into view. */
  current: boolean
  /** Selected for a bulk action. */
  chosen?: boolean | undefined
  /** Called when it is pressed. */
  point?: (() => void) | undefined
  children: ReactNode
}

/** One request of an inbox. */
export function InboxItem({ current, chosen, point, children }: Props) {
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    if (current) intoSight(element.current)
  }, [current])

  return (
    <Row
      component="li"
      ref={element}
      aria-current={current || undefined}
      data-chosen={chosen || undefined}
      onClick={point}
      wrap
      sx={{
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 56,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&[data-chosen]': { bgcolor: 'tone.accentSoft' },
        // The item with the keyboard has a bar at its beginning; selected ones are tinted.
        position: 'relative',
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 3,
          bgcolor: 'primary.main',
        },
      }}
    >
      {children}
    </Row>
  )
}
