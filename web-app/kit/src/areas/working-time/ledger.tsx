import type { Rows } from '@workledger/contracts/registry'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { type Column, DataTable } from '../../table/data-table'
import { type List, useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { Row, Stack } from '../../ui/layout'
import { EmptyState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Heading } from '../../ui/text'
import { workingTimeTexts } from './messages'
import { SignedTime } from './signed-time'

type Line = Rows['working-time-lines']

const payoutTones = {
  waiting: 'wait',
  in_pay_run: 'accent',
  paid: 'good',
  withdrawn: 'wait',
} as const

/** The entries of one account; their sum is the balance. */
export default function Ledger({
  employee,
  rowActions,
}: {
  employee: string
  /** Buttons of those who may change the account. */
  rowActions?: ((row: Line) => ReactNode) | undefined
}) {
  const t = useText(workingTimeTexts)
  const { workspace } = useMember()

  const list = useList(
    workingTimeApi.workingTimeLines,
    { params: { ws: workspace.id }, query: { employee_id: employee } },
    { sort: '-booked_at', filters: {} },
  ) as List<Line>

  const exported = { ...list, filters: { ...list.filters, employee_id: employee } }

  return (
    <Stack gap={1}>
      <Heading>{t('ledger')}</Heading>
      <DataTable
        name="working-time-lines"
        label={t('ledger')}
        list={list}
        columns={useLineColumns()}
        rowKey={({ id }) => id}
        rowActions={rowActions}
        exportUrl={exportOf('working-time-lines', workspace.id, exported)}
        empty={<EmptyState icon="calendar" title={t('noLines.title')} text={t('noLines.text')} />}
      />
    </Stack>
  )
}

function useLineColumns(): Column<Line>[] {
  const t = useText(workingTimeTexts)
  const { day, month: monthOf, moment, listed } = useFormat()

  return [
    {
      id: 'day',
      label: t('day'),
      sort: 'day',
      fixed: true,
      cell: (row) => <bdi>{row.kind === 'closing' ? monthOf(row.day) : day(row.day)}</bdi>,
    },
    {
      id: 'kind',
      label: t('kind'),
      sort: 'kind',
      card: 'fact',
      cell: ({ kind, payout_status }) => (
        <Row wrap gap={0.75}>
          {t(`line.${kind}`)}
          {payout_status && (
            <StatusChip tone={payoutTones[payout_status]}>
              {t(`payout.status.${payout_status}`)}
            </StatusChip>
          )}
        </Row>
      ),
    },
    {
      id: 'why',
      label: t('why'),
      wide: true,
      card: 'fact',
      cell: ({ reason, causes }) => (
        <bdi>{reason ?? listed(causes.map((cause) => t(`cause.${cause}`)))}</bdi>
      ),
    },
    {
      id: 'seconds',
      label: t('time'),
      sort: 'seconds',
      end: true,
      card: 'figure',
      cell: ({ seconds }) => <SignedTime seconds={seconds} />,
    },
    {
      id: 'booked_at',
      label: t('booked'),
      sort: 'booked_at',
      card: 'fact',
      cell: ({ booked_at, booked_by }) => (
        <bdi>
          {moment(booked_at)} {booked_by ? t('bookedBy', { name: booked_by }) : t('byRule')}
        </bdi>
      ),
    },
  ]
}
