import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { ChipSkeleton, StatusChip } from '@workledger/kit/ui/status-chip'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useRunChecks } from './run-checks'
import { usePayWords } from './words'

const DraftDialog = lazy(() => import('./draft-dialog'))

type PayRunRow = Rows['payruns']

/** Every pay run, newest first. */
export default function PayrollPage() {
  const { t } = usePayWords()
  const go = useGo()
  const [drafting, setDrafting] = useState(false)
  const list = useConsoleList('payruns', { sort: '-end', filters: { status: '' } })
  const may = useMay()('draftPayRun')

  const columns = usePayRunColumns()

  return (
    <Page
      title={t('page')}
      secondary={[
        {
          label: t('costByMonth'),
          icon: 'reports',
          to: '/admin/reports/insights?tab=payCost',
        },
      ]}
      primary={may && { label: t('run'), icon: 'plus', keys: 'n', run: () => setDrafting(true) }}
    >
      <DataTable
        name="payruns"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => go(`/admin/payroll/${id}`)}
        filters={
          <FilterMenu
            label={t('status')}
            value={list.filters.status ?? ''}
            options={(['', 'draft', 'complete'] as const).map((value) => ({
              value,
              label: t(value || 'all'),
            }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="payroll" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>{drafting && <DraftDialog close={() => setDrafting(false)} />}</Suspense>
    </Page>
  )
}

function usePayRunColumns(): Column<PayRunRow>[] {
  const { t, day, number, periodHeading: period } = usePayWords()
  const narrow = useNarrow()

  return [
    {
      id: 'period',
      label: t('period'),
      sort: 'end',
      fixed: true,
      cell: (row) => (
        <AppLink
          to={`/admin/payroll/${row.id}`}
          style={{ fontWeight: 500, textDecoration: 'none' }}
        >
          {period(row)}
        </AppLink>
      ),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status, reversal }) =>
        reversal ? (
          <StatusChip tone="warn">{t('reversal.mark')}</StatusChip>
        ) : (
          <StatusChip status={status}>{t(status)}</StatusChip>
        ),
    },
    {
      id: 'pay_date',
      label: t('payDate'),
      sort: 'pay_date',
      card: 'fact',
      cell: (row) => (narrow ? <About row={row} /> : day(row.pay_date)),
    },
    {
      id: 'people',
      label: t('people'),
      sort: 'paid_count',
      end: true,
      card: 'none',
      cell: ({ paid_count }) => number(paid_count),
    },
    {
      id: 'gross',
      label: t('gross'),
      sort: 'gross_pay',
      end: true,
      cell: ({ gross_pay, currency }) => <Money amount={gross_pay} currency={currency} />,
    },
    {
      id: 'net',
      card: 'figure',
      label: t('net'),
      sort: 'net_pay',
      end: true,
      cell: ({ net_pay, currency }) => <Money amount={net_pay} currency={currency} />,
    },
    {
      id: 'checks',
      label: t('checks'),
      card: 'chip',
      cell: (row) => row.status === 'draft' && !row.reversal && <OpenChecks run={row} />,
    },
  ]
}

/** The number of checks that the page of a draft shows. */
function OpenChecks({ run }: { run: PayRunRow }) {
  const { t } = usePayWords()
  const { count, pending } = useRunChecks(run)
  if (pending) return <ChipSkeleton />
  return count > 0 ? <StatusChip tone="warn">{t('bar.open', { count })}</StatusChip> : null
}

/** The pay date and the number of people, in a card's one line. */
function About({ row: { pay_date, paid_count } }: { row: PayRunRow }) {
  const { t, day } = usePayWords()
  return (
    <Box
      component="span"
      className="num"
      sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
    >
      {t('paidOn', { day: day(pay_date) })} · {t('count', { count: paid_count })}
    </Box>
  )
}
