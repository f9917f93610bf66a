import { useQuery } from '@tanstack/react-query'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import type { OvertimeRow } from '@workledger/contracts/working-time/working-time.lists'
import { isolated, shortClock, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { type Column, DataTable } from '../../table/data-table'
import { type List, useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { Duration } from '../../ui/figures'
import { Stack } from '../../ui/layout'
import { EmptyState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Heading, Muted } from '../../ui/text'
import { workingTimeTexts } from './messages'

const tones = {
  waiting: 'wait',
  approved: 'good',
  declined: 'bad',
  partly: 'warn',
  none: 'wait',
} as const

/** The overtime of one account by month, where the rules have ever had a limit. */
export default function OvertimeList({ employee }: { employee: string }) {
  const { workspace } = useMember()
  const rules = useQuery(query(workingTimeApi.workingTimeRules, { params: { ws: workspace.id } }))
  const limited = rules.data?.data.some(({ overtime_minutes }) => overtime_minutes !== null)
  return limited ? <Months employee={employee} /> : null
}

function Months({ employee }: { employee: string }) {
  const t = useText(workingTimeTexts)
  const { workspace } = useMember()

  const list = useList(
    workingTimeApi.workingTimeOvertime,
    { params: { ws: workspace.id }, query: { employee_id: employee } },
    { sort: '-month', filters: {}, name: 'overtime' },
  ) as List<OvertimeRow>

  const exported = { ...list, filters: { ...list.filters, employee_id: employee } }

  return (
    <Stack gap={1}>
      <Heading>{t('overtime.title')}</Heading>
      <Muted size={13}>{t('overtime.text')}</Muted>
      <DataTable
        name="working-time-overtime"
        label={t('overtime.title')}
        list={list}
        columns={useMonthColumns()}
        rowKey={({ id }) => id}
        exportUrl={exportOf('working-time-overtime', workspace.id, exported)}
        empty={
          <EmptyState
            icon="calendar"
            title={t('overtime.none.title')}
            text={t('overtime.none.text')}
          />
        }
      />
    </Stack>
  )
}

function useMonthColumns(): Column<OvertimeRow>[] {
  const t = useText(workingTimeTexts)
  const { month, moment } = useFormat()

  const seconds = (
    id: 'waiting' | 'approved' | 'declined',
    label: string,
  ): Column<OvertimeRow> => ({
    id,
    label,
    sort: `${id}_seconds`,
    end: true,
    card: 'figure',
    cell: (row) => <Duration seconds={row[`${id}_seconds`]} />,
  })

  return [
    {
      id: 'month',
      label: t('overtime.month'),
      sort: 'month',
      fixed: true,
      cell: (row) => <bdi>{month(row.month)}</bdi>,
    },
    {
      id: 'status',
      label: t('overtime.decision'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => (
        <StatusChip tone={tones[status]}>{t(`overtime.status.${status}`)}</StatusChip>
      ),
    },
    {
      id: 'why',
      label: t('why'),
      wide: true,
      card: 'fact',
      cell: ({ comment, decided_by, decided_at }) =>
        decided_at && (
          // A name of Latin letters would turn a line of its own direction around.
          <span>
            {[
              comment && isolated(comment),
              t('overtime.by', { name: isolated(decided_by ?? ''), moment: moment(decided_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        ),
    },
    {
      id: 'limit',
      label: t('overtime.limit'),
      card: 'fact',
      cell: ({ limit_minutes, limit_per }) =>
        t(limit_per === 'week' ? 'overtime.week' : 'overtime.perMonth', {
          time: isolated(shortClock(limit_minutes * 60)),
        }),
    },
    seconds('waiting', t('overtime.waits')),
    seconds('approved', t('overtime.approvedTime')),
    seconds('declined', t('overtime.declinedTime')),
  ]
}
