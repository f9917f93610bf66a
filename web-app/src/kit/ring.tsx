import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

interface Props {
  /** From 0 to 1; more is drawn as full. */
  share: number
  colour?: 'accent' | 'violet' | 'orange'
  title: ReactNode
  text: ReactNode
}

/** A figure with a ring: how much of a whole. */
export function Ring({ share, colour = 'accent', title, text }: Props) {
  const length = 2 * Math.PI * 15
  const part = Math.min(1, Math.max(0, share)) * length
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box component="svg" viewBox="0 0 36 36" width={60} height={60} aria-hidden sx={{ flex: 'none', fill: 'none', strokeWidth: 4 }}>
        <Box component="circle" cx="18" cy="18" r="15" sx={{ stroke: 'var(--wl-palette-divider)' }} />
        {part > 0 && (
          <Box
            component="circle"
            cx="18"
            cy="18"
            r="15"
            strokeLinecap="round"
            strokeDasharray={`${part} ${length}`}
            transform="rotate(-90 18 18)"
            sx={{ stroke: `var(--wl-palette-tone-${colour})` }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box className="num" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{text}</Box>
      </Box>
    </Box>
  )
}

/** In the room that the ring and its words will take. */
export const RingSkeleton = () => (
  <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 60 }}>
    <Skeleton variant="circular" width={60} height={60} sx={{ flex: 'none' }} />
    <Box>
      <Skeleton width={92} />
      <Skeleton width={132} height={16} />
    </Box>
  </Box>
)
