import type { Rows } from '@workledger/contracts/registry'
import { useEventTime } from '@workledger/kit/areas/calendar/event-time'
import { companyEventTexts } from '@workledger/kit/areas/calendar/messages'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useReadAgain } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'

const EventDialog = lazy(() => import('@workledger/kit/areas/calendar/event-dialog'))
const EventHistory = lazy(() => import('./event-history'))

type EventRow = Rows['events']

/** The company's events; holders of Edit Company add, change and delete them. */
export default function EventsPage() {
  const t = useText(companyEventTexts)
  const when = useEventTime()
  const { day } = useFormat()
  const may = useMay()('changeCompanyEvent')
  const readAgain = useReadAgain('changeCompanyEvent')
  const list = useConsoleList('events', { sort: 'start_at', filters: { when: 'upcoming' } })

  const remove = useRemoval('deleteCompanyEvent', {
    title: (title) => t('deleteTitle', { title }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.deleted'),
    failed: t('toast.deleteFailed'),
  })

  const columns: Column<EventRow>[] = [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      fixed: true,
      cell: ({ title }) => <bdi style={{ fontWeight: 500 }}>{title}</bdi>,
    },
    {
      id: 'when',
      label: t('when'),
      sort: 'start_at',
      card: 'fact',
      cell: (row) => <span className="num">{when(row)}</span>,
    },
    {
      id: 'location',
      label: t('location'),
      sort: 'location',
      card: 'fact',
      cell: ({ location }) => <bdi>{location}</bdi>,
    },
    {
      id: 'office',
      label: t('office'),
      sort: 'office',
      cell: ({ office }) => <bdi>{office ?? t('everybody')}</bdi>,
    },
    {
      id: 'added',
      label: t('event.CompanyEventAdded'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]

  const options = (['upcoming', 'past', 'all'] as const).map((value) => ({
    value: value === 'all' ? '' : value,
    label: t(value),
  }))

  return (
    <RecordTable
      page
      list={list}
      label={t('page')}
      nameOf={({ title }) => title}
      columns={columns}
      may={may}
      opens
      add={t('add')}
      menu={({ id }) => [{ label: t('view'), icon: 'eye', to: `/events/${id}` }]}
      remove={({ id, title }) =>
        () =>
          void remove({ id, name: title })
        }
      filters={
        <FilterMenu
          label={t('show')}
          value={list.filters.when ?? ''}
          options={options}
          onChange={(value) => list.change({ filters: { when: value } })}
        />
      }
      empty={
        <EmptyState
          icon="events"
          title={t('empty.title')}
          text={t(may ? 'empty.text' : 'empty.reader')}
        />
      }
      dialog={(event, close) => <EventDialog event={event} readAgain={readAgain} close={close} />}
      history={(event, close) => <EventHistory event={event} close={close} />}
    />
  )
}
