import Box from '@mui/material/Box'
import { useWaitingRequests } from '@workledger/kit/areas/inbox/use-inbox-items'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { builtPages } from '@workledger/kit/ui/pages'
import { ChipSkeleton, StatusChip } from '@workledger/kit/ui/status-chip'
import { useOwnPendingExpenses } from './expenses/pending'
import { leaveTexts } from './leave/messages'
import { useOwnPending } from './leave/pending'

/**
 * `{n} Pending request(s)`, leaves and expenses together: for deciders the requests that wait for
 * them and their own, for others their own.
 */
export function PendingCount() {
  const t = useText(leaveTexts)
  const { can } = useMember()
  const total = useWaitingRequests()
  const own = useOwnPending() + useOwnPendingExpenses()

  const inbox =
    can('edit_company') && builtPages.has('/admin/employees')
      ? '/admin/employees?from=dashboard'
      : '/inbox'

  if (total === undefined) return <ChipSkeleton />
  if (total === null) return '–'

  if (!can('edit_company') && total === 0)
    return <Chip count={own} to="/requests" text={t('pendingCount', { count: own })} />

  return (
    <>
      <Chip count={total} to={inbox} text={t('pendingCount', { count: total })} />
      {own > 0 && <Chip count={own} to="/requests" text={t('ownPending', { count: own })} />}
    </>
  )
}

function Chip({ count, to, text }: { count: number; to: string; text: string }) {
  return (
    <Box component={AppLink} to={to} sx={{ textDecoration: 'none', borderRadius: '12px' }}>
      <StatusChip tone={count > 0 ? 'accent' : 'wait'}>
        <span className="num">{text}</span>
      </StatusChip>
    </Box>
  )
}
