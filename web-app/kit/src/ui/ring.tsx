import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Row } from './layout'
import { Muted, Strong } from './text'

export type RingColour = 'accent' | 'violet' | 'orange' | 'bad' | 'lineStrong'

interface Props {
  /** Parts of the whole circle in order, each from 0 to 1; the rest stays grey. */
  parts: readonly { share: number; colour: RingColour }[]
  title: ReactNode
  text: ReactNode
}

/** A figure with a ring of its parts. */
export function Ring({ parts, title, text }: Props) {
  const length = 2 * Math.PI * 15
  const drawn: { from: number; part: number; colour: RingColour }[] = []
  let from = 0

  for (const { share, colour } of parts) {
    const part = Math.min(Math.max(0, share) * length, length - from)
    drawn.push({ from, part, colour })
    from += part
  }

  return (
    <Row gap={1.5} sx={{ minWidth: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 36 36"
        width={60}
        height={60}
        aria-hidden
        sx={{ flex: 'none', fill: 'none', strokeWidth: 4 }}
      >
        <Box
          component="circle"
          cx="18"
          cy="18"
          r="15"
          sx={{ stroke: 'var(--wl-palette-divider)' }}
        />
        {drawn
          .filter(({ part }) => part > 0)
          .map(({ from, part, colour }) => (
            <Box
              key={from}
              component="circle"
              cx="18"
              cy="18"
              r="15"
              strokeDasharray={`${part} ${length}`}
              strokeDashoffset={-from}
              transform="rotate(-90 18 18)"
              sx={{ stroke: `var(--wl-palette-tone-${colour})` }}
            />
          ))}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Strong className="num" weight={600}>
          {title}
        </Strong>
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {text}
        </Muted>
      </Box>
    </Row>
  )
}

/** A placeholder of the same size. */
export const RingSkeleton = () => (
  <Row aria-hidden gap={1.5} sx={{ height: 60 }}>
    <Skeleton variant="circular" width={60} height={60} sx={{ flex: 'none' }} />
    <Box>
      <Skeleton width={92} />
      <Skeleton width={132} height={16} />
    </Box>
  </Row>
)
