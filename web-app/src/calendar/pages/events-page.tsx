import Box from '@mui/material/Box'
import type { CompanyEvent } from '@workledger/contracts/calendar/calendar.lists'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { Link, useNavigate } from 'react-router-dom'
import { useEventTime } from '../../kit/calendar/event-time'
import { useMember } from '../../kit/current'
import { type Column, DataTable } from '../../kit/data-table'
import { FilterMenu } from '../../kit/filter-menu'
import { useText } from '../../kit/i18n'
import { useList } from '../../kit/list'
import { exportOf } from '../../kit/list-export'
import { Page } from '../../kit/shell/page'
import { EmptyState } from '../../kit/states'
import { calendarTexts } from './messages'

/** Events of the company that somebody is invited to. */
export default function EventsPage() {
  const t = useText(calendarTexts)
  const when = useEventTime()
  const go = useNavigate()
  const { workspace } = useMember()
  const list = useList(eventsApi.companyEvents, { params: { ws: workspace.id } }, { sort: 'start_at', filters: { when: 'upcoming' } })
  const columns: Column<CompanyEvent>[] = [
    {
      id: 'title',
      label: t('events.event'),
      sort: 'title',
      fixed: true,
      cell: ({ id, title }) => (
        <Box component={Link} to={`/events/${id}`} sx={{ color: 'text.primary', fontWeight: 500, textDecoration: 'none' }}>
          <bdi>{title}</bdi>
        </Box>
      ),
    },
    { id: 'when', label: t('events.time'), sort: 'start_at', card: 'fact', cell: (row) => <span className="num">{when(row)}</span> },
    { id: 'location', label: t('events.location'), sort: 'location', card: 'fact', cell: ({ location }) => <bdi>{location}</bdi> },
    { id: 'office', label: t('events.office'), sort: 'office', cell: ({ office }) => <bdi>{office ?? t('events.everybody')}</bdi> },
  ]
  const options = (['upcoming', 'past', 'all'] as const).map((value) => ({
    value: value === 'all' ? '' : value,
    label: t(`events.${value}`),
  }))
  return (
    <Page title={t('events.page')}>
      <DataTable
        name="events"
        label={t('events.page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => go(`/events/${id}`)}
        search
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
        empty={<EmptyState icon="events" title={t('events.empty')} text={t('events.emptyText')} />}
      />
    </Page>
  )
}
