import type { CompanyEvent } from '@workledger/contracts/calendar/calendar.lists'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { useEventTime } from '@workledger/kit/areas/calendar/event-time'
import { companyEventTexts } from '@workledger/kit/areas/calendar/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { calendarTexts } from './messages'

const EventDialog = lazy(() => import('@workledger/kit/areas/calendar/event-dialog'))

/** The company's events to which the person is invited. */
export default function EventsPage() {
  const t = useText(calendarTexts)
  const go = useNavigate()
  const words = useText(companyEventTexts)
  const { workspace, can } = useMember()
  const may = can('edit_company')
  const [adding, setAdding] = useState(false)

  const list = useList(
    eventsApi.companyEvents,
    { params: { ws: workspace.id } },
    { sort: 'start_at', filters: { when: 'upcoming' } },
  )

  const columns = useEventColumns()

  const options = (['upcoming', 'past', 'all'] as const).map((value) => ({
    value: value === 'all' ? '' : value,
    label: t(`events.${value}`),
  }))

  return (
    <Page
      title={t('events.page')}
      primary={may && { label: words('add'), icon: 'plus', keys: 'n', run: () => setAdding(true) }}
    >
      <DataTable
        name="events"
        label={t('events.page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => go(`/events/${id}`)}
        searchLabel={t('events.search')}
        filters={
          <FilterMenu
            label={t('events.when')}
            value={list.filters.when ?? ''}
            options={options}
            onChange={(value) => list.change({ filters: { when: value } })}
          />
        }
        exportUrl={exportOf('events', workspace.id, list)}
        empty={
          <EmptyState
            icon="events"
            title={t('events.empty')}
            text={may ? words('empty.text') : t('events.emptyText')}
          />
        }
      />
      <Suspense>{adding && <EventDialog event={null} close={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}

function useEventColumns(): Column<CompanyEvent>[] {
  const t = useText(calendarTexts)
  const when = useEventTime()

  return [
    {
      id: 'title',
      label: t('events.event'),
      sort: 'title',
      fixed: true,
      cell: ({ id, title }) => (
        <Strong
          component={Link}
          to={`/events/${id}`}
          sx={{ color: 'text.primary', textDecoration: 'none' }}
        >
          <bdi>{title}</bdi>
        </Strong>
      ),
    },
    {
      id: 'when',
      label: t('events.time'),
      sort: 'start_at',
      card: 'fact',
      cell: (row) => <span className="num">{when(row)}</span>,
    },
    {
      id: 'location',
      label: t('events.location'),
      sort: 'location',
      card: 'fact',
      cell: ({ location }) => <bdi>{location}</bdi>,
    },
    {
      id: 'office',
      label: t('events.office'),
      sort: 'office',
      cell: ({ office }) => <bdi>{office ?? t('events.everybody')}</bdi>,
    },
  ]
}
