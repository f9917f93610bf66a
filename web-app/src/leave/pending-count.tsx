import Box from '@mui/material/Box'
import { AppLink } from '../kit/app-link'
import { useMember } from '../kit/current'
import { useText } from '../kit/i18n'
import { builtPages } from '../kit/shell/pages'
import { StatusChip } from '../kit/status-chip'
import { leaveTexts } from './messages'
import { useOwnPending, useRequestsToApprove } from './pending'

/** `{n} Pending request(s)`: those to decide for who edits the company, one's own for others. */
export function PendingCount() {
  const { can } = useMember()
  return can('edit_company') ? <ToDecide /> : <Own />
}

function ToDecide() {
  const { total } = useRequestsToApprove()
  return <Chip count={total} to={builtPages.has('/admin/employees') ? '/admin/employees?from=dashboard' : '/requests?tab=approvals'} />
}
const Own = () => <Chip count={useOwnPending()} to="/requests" />

function Chip({ count, to }: { count: number; to: string }) {
  const t = useText(leaveTexts)
  return (
    <Box component={AppLink} to={to} sx={{ textDecoration: 'none', borderRadius: '12px' }}>
      <StatusChip tone={count > 0 ? 'accent' : 'wait'}>
        <span className="num">{t('pendingCount', { count })}</span>
      </StatusChip>
    </Box>
  )
}
