import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditEvent, auditEventSorts, auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { areasWithEvents, eventTypes } from '@workledger/contracts/event-names'
import { PersonFilter } from '@workledger/kit/areas/people/person-filter'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type ApiError, addressOf, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { isFiltered, type List, readListState, writeListState } from '@workledger/kit/table/list'
import { AppLink } from '@workledger/kit/ui/app-link'
import { openPage } from '@workledger/kit/ui/browser-history'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useSearchParams } from 'react-router-dom'
import { IntegrityCard } from '../integrity-card'
import { auditTexts } from '../messages'
import { useAreaWords } from '../words/area-words'
import { useWords } from '../words/use-words'
import { DaysFilter } from './days-filter'
import { PeriodEvidence } from './period-evidence'
import { SavedFilters } from './saved-filters'

const PER_PAGE = 50
export const noFilters = { person: '', area: '', type: '', actor: '', from: '', to: '' }
const defaults = { sort: '-position', per_page: PER_PAGE, filters: noFilters }

/** Every event of the workspace, searched and filtered in the address. */
export function EventsTab() {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const { moment, listed } = useFormat()
  const words = useWords()
  const area = useAreaWords()
  const beside = useMediaQuery('(min-width: 1280px)', { noSsr: true })
  const [search, setSearch] = useSearchParams()
  const { q, filters, ...state } = readListState(search, defaults)
  const sort = auditEventSorts.find((one) => one === state.sort) ?? '-position'
  const given = Object.fromEntries(Object.entries({ ...filters, q, sort }).filter(([, value]) => value !== '')) as { sort: typeof sort }
  const params = { ws: workspace.id }
  const found = useInfiniteQuery({
    queryKey: [...keyOf(auditEventsApi.auditEvents), { params, query: given }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditEventsApi.auditEvents,
        { params, query: { ...given, per_page: PER_PAGE, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const rows = (found.data?.pages ?? []).flatMap(({ data }) => data)
  const change: List<AuditEvent>['change'] = (next) =>
    setSearch((now) => writeListState(now, next, defaults), { replace: next.q !== undefined })
  const list: List<AuditEvent> = {
    ...state,
    q,
    filters,
    sort,
    rows,
    total: rows.length,
    filtered: isFiltered({ q, filters }, noFilters),
    loading: found.isPending,
    refreshing: found.isFetching && !found.isFetchingNextPage,
    error: found.error as ApiError | null,
    change,
    refresh: () => void found.refetch(),
  }
  const columns: Column<AuditEvent>[] = [
    {
      id: 'event',
      label: t('events.event'),
      fixed: true,
      cell: ({ type, stream, revision }) => (
        <Box component={AppLink} to={recordAt(stream, revision)} sx={{ fontWeight: 500, textDecoration: 'none', color: 'inherit' }}>
          {words.event(type)}
        </Box>
      ),
    },
    {
      id: 'people',
      label: t('events.people'),
      card: 'fact',
      cell: ({ people, people_count, record }) => (
        <>
          <bdi>
            {listed(people.flatMap(({ name }) => name || []))}
            {people_count > people.length && ` +${people_count - people.length}`}
          </bdi>
          {record && (
            <Box component="bdi" sx={{ color: 'text.secondary', marginInlineStart: people.some(({ name }) => name) ? 1 : 0 }}>
              {words.written(record.name)}
            </Box>
          )}
        </>
      ),
    },
    { id: 'area', label: t('events.area'), cell: (row) => area(row.area) },
    {
      id: 'actor',
      label: t('events.actor'),
      card: 'fact',
      cell: ({ actor, impersonator }) => (
        <>
          <bdi>{actor.id === 'system' ? t('system') : actor.name}</bdi>
          {impersonator && (
            <Box component="span" sx={{ display: 'inline-flex', marginInlineStart: 1 }}>
              <StatusChip tone="warn">{t('signedInBy', { name: impersonator.name })}</StatusChip>
            </Box>
          )}
        </>
      ),
    },
    { id: 'occurred', label: t('events.occurred'), sort: 'occurred_at', end: true, card: 'figure', cell: (row) => moment(row.occurred_at) },
    { id: 'recorded', label: t('events.recorded'), end: true, hidden: true, cell: (row) => moment(row.recorded_at) },
    {
      id: 'position',
      label: t('events.position'),
      sort: 'position',
      end: true,
      cell: ({ position }) => <span className="num ltr">{position}</span>,
    },
  ]
  const set = (name: keyof typeof noFilters) => (value: string) =>
    change({ filters: { [name]: value, ...(name === 'area' && { type: '' }) } })
  const areas = areasWithEvents.map((name) => ({ value: name, label: area(name) }))
  const types = eventTypes(filters.area ?? '').map((type) => ({ value: type, label: words.event(type) }))
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label)
  const exportUrl = (format: 'csv' | 'xlsx') => addressOf(auditEventsApi.exportAuditEvents, { params, query: { ...given, format } })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' }, gap: 2, alignItems: 'start' }}>
      {!beside && <SavedFilters q={q} filters={filters} use={(saved) => change(saved)} hideEmpty />}
      <DataTable
        name="audit-events"
        label={t('events.tab')}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        onOpen={({ stream, revision }) => openPage(recordAt(stream, revision))}
        search
        searchLabel={t('events.search')}
        exportUrl={exportUrl}
        further={{ there: found.hasNextPage, busy: found.isFetchingNextPage, load: () => void found.fetchNextPage() }}
        filters={
          <>
            <PersonFilter label={t('events.people')} everybody={t('everybody')} value={filters.person ?? ''} onChange={set('person')} />
            <PersonFilter label={t('events.actor')} everybody={t('anybody')} value={filters.actor ?? ''} onChange={set('actor')} />
            <FilterMenu
              label={t('events.area')}
              value={filters.area ?? ''}
              options={[{ value: '', label: t('all') }, ...areas.sort(byLabel)]}
              onChange={set('area')}
            />
            {types.length > 0 && (
              <FilterMenu
                label={t('events.event')}
                value={filters.type ?? ''}
                options={[{ value: '', label: t('all') }, ...types.sort(byLabel)]}
                onChange={set('type')}
              />
            )}
            <DaysFilter from={filters.from ?? ''} to={filters.to ?? ''} change={(days) => change({ filters: days })} />
            {q && <Box sx={{ flexBasis: '100%', fontSize: 12, color: 'text.secondary' }}>{t('events.searched')}</Box>}
          </>
        }
        empty={<EmptyState icon="history" title={t('events.empty')} />}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {beside && <SavedFilters q={q} filters={filters} use={(saved) => change(saved)} />}
        <PeriodEvidence from={filters.from ?? ''} to={filters.to ?? ''} />
        <IntegrityCard />
      </Box>
    </Box>
  )
}

export const recordAt = (stream: string, revision: number) => `/admin/audit/records/${encodeURIComponent(stream)}?at=${revision}`
