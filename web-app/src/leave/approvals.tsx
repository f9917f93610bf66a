import Box from '@mui/material/Box'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fullName } from '../kit/avatar'
import { useText } from '../kit/i18n'
import { useInbox } from '../kit/inbox'
import { EmptyState, FailedState, SkeletonRows } from '../kit/states'
import { useDecide } from './decide'
import { leaveTexts } from './messages'
import { useRequestsToApprove } from './pending'
import { RequestRow } from './request-row'

const LeaveHistory = lazy(() => import('../kit/leave/leave-history'))

/** The inbox of those who decide: J and K move, A and R decide, O shows the history. */
export default function Approvals() {
  const t = useText(leaveTexts)
  const { leaves, total, isPending, error, refetch } = useRequestsToApprove()
  const decide = useDecide()
  const [opened, setOpened] = useState<Leave | null>(null)
  const group = t('approvals')
  const { here, point } = useInbox({
    rows: leaves,
    group,
    words: { next: t('inbox.next'), previous: t('inbox.previous'), approve: t('approve'), reject: t('reject'), open: t('inbox.open') },
    decide,
    open: setOpened,
  })
  if (error) return <FailedState error={error} retry={() => void refetch()} />
  return (
    <>
      <Box
        component="ul"
        aria-label={group}
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
        {isPending ? (
          <SkeletonRows rows={4} height={56} />
        ) : leaves.length === 0 ? (
          <EmptyState icon="check" title={t('inbox.empty')} text={t('inbox.emptyText')} />
        ) : (
          leaves.map((leave, index) => (
            <Item
              key={leave.id}
              leave={leave}
              chosen={leave === here}
              point={() => point(index)}
              decide={(approved) => decide(leave, approved)}
            />
          ))
        )}
      </Box>
      {leaves.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, mt: 1, color: 'text.secondary', fontSize: 12 }}>
          <span className="num">{t('pendingCount', { count: total })}</span>
          <Box component="span" sx={{ marginInlineStart: 'auto', '@media (pointer: coarse)': { display: 'none' } }}>
            {t('inbox.hint')}
          </Box>
        </Box>
      )}
      <Suspense>
        {opened && <LeaveHistory leave={opened} person={fullName(opened.employee)} type={opened.type.name} close={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

function Item({ leave, chosen, point, decide }: { leave: Leave; chosen: boolean; point: () => void; decide: (approved: boolean) => void }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box
      component="li"
      ref={element}
      aria-current={chosen || undefined}
      onClick={point}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        paddingInline: '13px 12px',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        borderInlineStart: '3px solid transparent',
        '&:last-child': { borderBottom: 0 },
        '&[aria-current]': { borderInlineStartColor: 'var(--wl-palette-primary-main)', bgcolor: 'tone.raised' },
      }}
    >
      <RequestRow leave={leave} onDecide={decide} />
    </Box>
  )
}
