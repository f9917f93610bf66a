import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import { useActions } from '@workledger/web-app/kit/actions'
import { useEventTime } from '@workledger/web-app/kit/calendar/event-time'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { FilterMenu } from '@workledger/web-app/kit/filter-menu'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { MenuButton } from '@workledger/web-app/kit/menu-button'
import { Page } from '@workledger/web-app/kit/shell/page'
import { EmptyState } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { companyEventTexts } from './messages'

const EventDialog = lazy(() => import('./event-dialog'))
const EventHistory = lazy(() => import('./event-history'))

type EventRow = Rows['events']
type Open = { what: 'edit'; row: EventRow | null } | { what: 'history'; row: EventRow }

/** Events of the company; those with Edit Company add, change and delete them. */
export default function EventsPage() {
  const t = useText(companyEventTexts)
  const when = useEventTime()
  const { day } = useFormat()
  const { workspace } = useMember()
  const may = useMay()('changeCompanyEvent')
  const [open, setOpen] = useState<Open | null>(null)
  const list = useConsoleList('events', { sort: 'start_at', filters: { when: 'upcoming' } })
  const remove = useConsoleCommand('deleteCompanyEvent', {
    onDone: () => void toast(t('toast.deleted')),
    onError: (error) => void toast({ text: `${t('toast.deleteFailed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async ({ id, title }: EventRow) => {
    if (await confirm({ title: t('deleteTitle', { title }), text: t('deleteText'), action: t('delete'), danger: true }))
      remove.run({ params: { ws: workspace.id, id } })
  }
  const begin = () => setOpen({ what: 'edit', row: null })
  const add = may && (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} data-tour="add" onClick={begin}>
      {t('add')}
    </Button>
  )
  useActions(may ? [{ id: 'add-event', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: begin }] : [])
  const columns: Column<EventRow>[] = [
    { id: 'title', label: t('title'), sort: 'title', fixed: true, cell: ({ title }) => <bdi style={{ fontWeight: 500 }}>{title}</bdi> },
    { id: 'when', label: t('when'), sort: 'start_at', card: 'fact', cell: (row) => <span className="num">{when(row)}</span> },
    { id: 'location', label: t('location'), sort: 'location', card: 'fact', cell: ({ location }) => <bdi>{location}</bdi> },
    { id: 'office', label: t('office'), sort: 'office', cell: ({ office }) => <bdi>{office ?? t('everybody')}</bdi> },
    {
      id: 'added',
      label: t('event.CompanyEventAdded'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]
  const options = (['upcoming', 'past', 'all'] as const).map((value) => ({ value: value === 'all' ? '' : value, label: t(value) }))
  return (
    <Page title={t('page')} actions={add}>
      <DataTable
        name="events"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may ? (row) => setOpen({ what: 'edit', row }) : undefined}
        rowActions={(row) => (
          <MenuButton
            label={t('open', { title: row.title })}
            entries={[
              { label: t('editAction'), icon: 'edit', disabled: !may, run: () => setOpen({ what: 'edit', row }) },
              { label: t('view'), icon: 'eye', to: `/events/${row.id}` },
              { label: t('history'), icon: 'history', run: () => setOpen({ what: 'history', row }) },
              null,
              { label: t('delete'), icon: 'trash', danger: true, disabled: !may, run: () => void ask(row) },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        search
        filters={
          <FilterMenu
            label={t('show')}
            value={list.filters.when ?? ''}
            options={options}
            onChange={(value) => list.change({ filters: { when: value } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="events" title={t('empty.title')} text={t(may ? 'empty.text' : 'empty.reader')} action={add} />}
      />
      <Suspense>
        {open?.what === 'edit' && <EventDialog event={open.row} close={() => setOpen(null)} />}
        {open?.what === 'history' && <EventHistory event={open.row} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
