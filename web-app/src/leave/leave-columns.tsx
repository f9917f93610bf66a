import Box from '@mui/material/Box'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { Column } from '../kit/data-table'
import { useFormat } from '../kit/format'
import { StatusChip } from '../kit/status-chip'
import { useLeaveWords } from './days'

/** Leaves of one person. */
export function useLeaveColumns(): Column<Leave>[] {
  const { t, dates, number } = useLeaveWords()
  const { moment } = useFormat()
  return [
    {
      id: 'type',
      label: t('type'),
      cell: (leave) => (
        <Box component="span" sx={{ fontWeight: 500 }}>
          {leave.type.name}
        </Box>
      ),
      fixed: true,
    },
    { id: 'dates', label: t('dates'), sort: 'start_on', cell: dates },
    { id: 'days', label: t('days'), end: true, card: 'figure', cell: (leave) => number(leave.days_taken) },
    { id: 'status', label: t('status'), sort: 'status', cell: (leave) => <StatusChip status={leave.status}>{t(leave.status)}</StatusChip> },
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: (leave) => (
        <Box component="span" dir="auto" sx={{ color: 'text.secondary' }}>
          {leave.description}
        </Box>
      ),
    },
    {
      id: 'requested',
      label: t('requested'),
      sort: 'created_at',
      hidden: true,
      cell: (leave) => (
        <Box component="span" className="num" sx={{ color: 'text.secondary' }}>
          {moment(leave.created_at)}
        </Box>
      ),
    },
  ]
}
