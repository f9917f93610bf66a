import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { CardGrid } from '@workledger/kit/ui/card-grid'
import { confirm } from '@workledger/kit/ui/confirm'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { toast } from '@workledger/kit/ui/toast'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConsoleList } from '../kit/console-list'
import { useCountryName } from '../kit/countries'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { OpeningCard } from './opening-card'
import { publicLink } from './public-link'

const RecruitingHistory = lazy(() => import('./recruiting-history'))
const TemplatesTab = lazy(() => import('./templates-tab'))
const RecruitingSettingsTab = lazy(() => import('./settings-tab'))

type OpeningRow = Rows['openings']

/** Openings of the company, with their shared settings. */
export default function OpeningsPage() {
  const t = useText(recruitingTexts)

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'openings', label: t('tabs.openings'), Component: Openings },
      { id: 'templates', label: t('tabs.templates'), Component: TemplatesTab },
      { id: 'settings', label: t('tabs.settings'), Component: RecruitingSettingsTab },
    ],
    [t],
  )

  return (
    <Page title={t('page')}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}

function Openings() {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const navigate = useNavigate()
  const may = useMay()('changeOpening')
  const adds = useMay()('addOpening')

  usePageActions({
    primary: adds && { label: t('add'), icon: 'plus', keys: 'n', to: '/admin/ats/add' },
  })

  const [history, setHistory] = useState<OpeningRow | null>(null)
  const list = useConsoleList('openings', { sort: '-created_at' })
  const [search, setSearch] = useSearchParams()
  const cards = search.get('view') === 'cards'

  const views = (['table', 'cards'] as const).map((value) => ({
    value,
    label: t(`views.${value}`),
  }))

  const show = (view: 'table' | 'cards') =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)

        if (view === 'cards') after.set('view', view)
        else after.delete('view')

        return after
      },
      { replace: true },
    )

  const remove = useConsoleCommand('deleteOpening', {
    onDone: () => void toast(t('toast.opening.deleted')),
    onError: (error) => void toast({ text: error.message, tone: 'bad' }),
  })

  const change = useConsoleCommand('changeOpening', {
    onDone: () => void toast(t('toast.opening.edited')),
    onError: (error) =>
      void toast({ text: pair(t('toast.opening.editFailed'), error.message), tone: 'bad' }),
  })

  const ask = async ({ id, title, candidates_count }: OpeningRow) => {
    const text =
      candidates_count === 0
        ? t('deleteOpeningEmpty')
        : t('deleteOpeningText', { count: candidates_count })

    if (
      await confirm({
        title: t('deleteOpening', { name: title }),
        text,
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params: { ws: workspace.id, id } })
  }

  const { copyLink } = useCopy()

  const columns = useOpeningColumns()

  const menu = (row: OpeningRow) => (
    <MenuButton
      label={t('actions', { name: row.title })}
      entries={[
        {
          label: t('share'),
          icon: 'link',
          run: () => void copyLink(publicLink(workspace.id, row.id)),
        },
        {
          label: t('view'),
          icon: 'eye',
          run: () => void window.open(publicLink(workspace.id, row.id), '_blank', 'noopener'),
        },
        {
          label: t('edit'),
          icon: 'edit',
          disabled: !may,
          run: () => navigate(`/ats/${row.id}/detail`),
        },
        {
          label: t(row.status === 'open' ? 'close' : 'reopen'),
          icon: row.status === 'open' ? 'pause' : 'play',
          disabled: !may,
          run: () =>
            change.run({
              params: { ws: workspace.id, id: row.id },
              body: { status: row.status === 'open' ? 'closed' : 'open' },
              shown: row,
            }),
        },
        { label: t('history'), icon: 'history', run: () => setHistory(row) },
        null,
        {
          label: t('delete'),
          icon: 'trash',
          danger: true,
          disabled: !may,
          run: () => void ask(row),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )

  return (
    <>
      <DataTable
        name="openings"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/ats/${id}/detail?tab=applicants`)}
        rowActions={menu}
        drawn={
          cards && (
            <CardGrid
              label={t('page')}
              rows={list.rows}
              card={(row) => <OpeningCard opening={row} menu={menu(row)} />}
            />
          )
        }
        filters={
          <ViewSwitch
            label={t('views.label')}
            value={cards ? 'cards' : 'table'}
            options={views}
            onChange={show}
          />
        }
        exportUrl={exportOf(list)}
        empty={
          <EmptyState
            icon="ats"
            title={t('empty.title')}
            text={t(may ? 'empty.text' : 'empty.reader')}
          />
        }
      />
      <Suspense>
        {history && (
          <RecruitingHistory
            stream={history.stream}
            title={history.title}
            close={() => setHistory(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useOpeningColumns(): Column<OpeningRow>[] {
  const t = useText(recruitingTexts)
  const countryOf = useCountryName()
  const { day } = useFormat()

  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      fixed: true,
      cell: ({ title }) => <bdi style={{ fontWeight: 500 }}>{title}</bdi>,
    },
    {
      id: 'place',
      label: t('city'),
      sort: 'city',
      card: 'fact',
      cell: ({ city, country }) => <bdi>{`${city}, ${countryOf(country)}`}</bdi>,
    },
    {
      id: 'position',
      label: t('position'),
      sort: 'position_type',
      card: 'fact',
      cell: ({ position_type }) => t(`positions.${position_type}`),
    },
    {
      id: 'candidates',
      label: t('candidates'),
      sort: 'candidates_count',
      end: true,
      card: 'figure',
      cell: ({ candidates_count }) => candidates_count,
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_at',
      end: true,
      cell: ({ created_at }) => day(created_at),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={status === 'open' ? 'good' : 'wait'}>{t(status)}</StatusChip>
      ),
    },
  ]
}
