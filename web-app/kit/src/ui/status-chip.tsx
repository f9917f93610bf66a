import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Row } from './layout'
import type { Tone } from './tokens'

/** The tone of every status word of the product; an unknown one is grey. */
const statusTones: Record<string, Tone> = {
  approved: 'good',
  paid: 'good',
  complete: 'good',
  active: 'good',
  sent: 'accent',
  partial: 'warn',
  overdue: 'bad',
  rejected: 'bad',
  terminated: 'bad',
  void: 'bad',
  failed: 'bad',
  pending: 'wait',
  draft: 'wait',
  issued: 'accent',
  viewed: 'accent',
  unknown: 'warn',
}

/** A status by both colour and word. */
export function StatusChip({
  status,
  tone,
  children,
}: {
  status?: string
  tone?: Tone
  children: ReactNode
}) {
  const colour = tone ?? statusTones[status ?? ''] ?? 'wait'
  return (
    <Row
      component="span"
      inline
      gap={0.75}
      sx={{
        height: 20,
        px: 1,
        borderRadius: '10px',
        fontSize: 12,
        lineHeight: '20px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        bgcolor: `tone.${colour}Soft`,
        color: colour === 'accent' ? 'tone.accentInk' : `tone.${colour}`,
      }}
    >
      {children}
    </Row>
  )
}

/** A chip whose number is not known yet. */
export const ChipSkeleton = () => (
  <Skeleton variant="rounded" width={108} height={21} sx={{ borderRadius: '10px' }} />
)
