import type { Rows } from '@workledger/contracts/registry'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { type Column, DataTable } from '../../table/data-table'
import { type List, useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { Stack } from '../../ui/layout'
import { EmptyState } from '../../ui/states'
import { Heading } from '../../ui/text'
import { workingTimeTexts } from './messages'
import { SignedTime } from './signed-time'

type Line = Rows['working-time-lines']

/** The entries of one account; their sum is the balance. */
export default function Ledger({ employee }: { employee: string }) {
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
      cell: ({ kind }) => t(`line.${kind}`),
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
