import type { Rows } from '@workledger/contracts/registry'
import { populations } from '@workledger/contracts/samples/sample-kinds'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { ForAuditors } from '../for-auditors'
import { samplesTexts } from './messages'

const DrawDialog = lazy(() => import('./draw-dialog'))

type SampleRow = Rows['samples']

export default function SamplesPage() {
  return (
    <ForAuditors>
      <Samples />
    </ForAuditors>
  )
}

/** The auditors' samples, newest first. */
function Samples() {
  const t = useText(samplesTexts)
  const go = useGo()
  const may = useMay()
  const [drawing, setDrawing] = useState(false)

  const list = useConsoleList('samples', {
    sort: '-drawn_at',
    filters: { population: '', status: '' },
  })

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: t('audit'), to: '/admin/audit' }]}
      primary={
        may('drawSample') && {
          label: t('draw'),
          icon: 'plus',
          keys: 'n',
          run: () => setDrawing(true),
        }
      }
    >
      <DataTable
        name="samples"
        label={t('page')}
        list={list}
        columns={useSampleColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => go(`/admin/audit/samples/${id}`)}
        filters={
          <>
            <FilterMenu
              label={t('population')}
              value={list.filters.population ?? ''}
              options={['', ...populations].map((value) => ({
                value,
                label: value ? t(`populations.${value as 'pay'}`) : t('all'),
              }))}
              onChange={(population) => list.change({ filters: { population } })}
            />
            <FilterMenu
              label={t('status.label')}
              value={list.filters.status ?? ''}
              options={['', 'in_progress', 'finished'].map((value) => ({
                value,
                label: value ? t(`status.${value as 'finished'}`) : t('all'),
              }))}
              onChange={(status) => list.change({ filters: { status } })}
            />
          </>
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="audit" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>{drawing && <DrawDialog close={() => setDrawing(false)} />}</Suspense>
    </Page>
  )
}

function useSampleColumns(): Column<SampleRow>[] {
  const t = useText(samplesTexts)
  const { day } = useFormat()

  return [
    ...useDrawnColumns(),
    ...useProgressColumns(),
    {
      id: 'seed',
      label: t('seed'),
      hidden: true,
      cell: ({ seed }) => <span className="num ltr">{seed}</span>,
    },
    {
      id: 'drawn_by',
      label: t('column.drawnBy'),
      sort: 'drawn_by',
      cell: ({ drawn_by }) => <bdi>{drawn_by}</bdi>,
    },
    {
      id: 'drawn_at',
      label: t('column.drawnAt'),
      sort: 'drawn_at',
      cell: ({ drawn_at }) => day(drawn_at),
    },
    {
      id: 'status',
      label: t('status.label'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => (
        <StatusChip tone={status === 'finished' ? 'good' : 'accent'}>
          {t(`status.${status}`)}
        </StatusChip>
      ),
    },
  ]
}

/** What a sample was drawn from. */
function useDrawnColumns(): Column<SampleRow>[] {
  const t = useText(samplesTexts)
  const { span } = useFormat()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      wide: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'population',
      label: t('population'),
      sort: 'population',
      card: 'fact',
      cell: ({ population }) => t(`populations.${population}`),
    },
    {
      id: 'period',
      label: t('column.period'),
      sort: 'from_on',
      card: 'fact',
      cell: ({ from_on, to_on }) => span(from_on, to_on),
    },
  ]
}

/** How far its items are marked. */
function useProgressColumns(): Column<SampleRow>[] {
  const t = useText(samplesTexts)
  const { number } = useFormat()

  return [
    {
      id: 'progress',
      label: t('column.progress'),
      sort: 'open',
      end: true,
      card: 'figure',
      cell: ({ size, open }) => t('of', { done: number(size - open), all: number(size) }),
    },
    {
      id: 'exceptions',
      label: t('column.exceptions'),
      sort: 'exceptions',
      end: true,
      cell: ({ exceptions }) => number(exceptions),
    },
  ]
}
