import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import type { Column } from '@workledger/kit/table/data-table'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { type PolicyRow, useLeaveWords } from './leave-row'

const PolicyDialog = lazy(() => import('./policy-dialog'))
const LeaveRulesHistory = lazy(() => import('./rules-history'))

/** Each policy's grant of this year, and the number of its people. */
export default function PoliciesTab() {
  const { t, number, days } = useLeaveWords()
  const words = useRecordWords(leaveWords)
  const may = useMay()('addLeavePolicy')
  const list = useConsoleList('leave-policies', { sort: 'name' })

  const remove = useRemoval<PolicyRow>('deleteLeavePolicy', {
    title: (name) => t('rules.deleteTitle', { name }),
    text: ({ employees_count: count }) => t('policy.deleteText', { count: count ?? 0 }),
    action: t('deleteAction'),
    done: t('policy.deleted'),
    failed: t('delete.failed'),
  })

  const columns: Column<PolicyRow>[] = [
    {
      id: 'name',
      label: t('policy.name'),
      sort: 'name',
      fixed: true,
      cell: (row) => <PolicyName {...row} />,
    },
    {
      id: 'days',
      label: t('policy.allowance'),
      sort: 'holiday_allowance',
      card: 'fact',
      cell: (row) => (row.unlimited ? t('balance.unlimited') : days(row.holiday_allowance)),
    },
    {
      id: 'granted',
      label: words.field('accrual'),
      sort: 'accrual',
      card: 'fact',
      cell: (row) => words.value(row.accrual),
    },
    {
      id: 'carried',
      label: t('policy.carry'),
      sort: 'carry_over_days',
      card: 'none',
      cell: (row) =>
        Number(row.carry_over_days) > 0 ? days(row.carry_over_days) : t('rules.none'),
    },
    {
      id: 'description',
      label: t('policy.description'),
      wide: true,
      card: 'none',
      cell: ({ description }) => <Muted component="bdi">{description}</Muted>,
    },
    {
      id: 'people',
      label: t('policy.people'),
      sort: 'employees_count',
      end: true,
      card: 'figure',
      cell: ({ employees_count }) => number(employees_count),
    },
  ]

  return (
    <RecordTable
      list={list}
      label={t('policy.tab')}
      columns={columns}
      may={may}
      add={t('policy.add')}
      remove={(row) => () => void remove(row)}
      opens
      empty={
        <EmptyState icon="calendar" title={t('policy.empty.title')} text={t('policy.empty.text')} />
      }
      dialog={(row, close) => <PolicyDialog policy={row} close={close} />}
      history={(row, close) => <LeaveRulesHistory row={row} close={close} />}
    />
  )
}

function PolicyName({ name, archived }: PolicyRow) {
  const { t } = useLeaveWords()
  return (
    <Row gap={1}>
      <bdi style={{ fontWeight: 500 }}>{name}</bdi>
      {archived && <StatusChip tone="wait">{t('policy.archived')}</StatusChip>}
    </Row>
  )
}
