import type { AuditEvent } from '@workledger/contracts/audit/audit-events.api'
import { areasWithEvents, eventTypes } from '@workledger/contracts/event-names'
import { PersonFilter } from '@workledger/kit/areas/people/person-filter'
import { useText } from '@workledger/kit/i18n/i18n'
import type { List } from '@workledger/kit/table/list'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Muted } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'
import { useAreaWords } from '../words/area-words'
import { useWords } from '../words/use-words'
import { DaysFilter } from './days-filter'
import { type noFilters, shownGroup } from './use-audit-events'

/** The filters of the list of events. */
export function EventFilters({ list: { q, filters, change } }: { list: List<AuditEvent> }) {
  const t = useText(auditTexts)
  const words = useWords()
  const area = useAreaWords()

  const set = (name: keyof typeof noFilters) => (value: string) =>
    change({ filters: { [name]: value, ...(name === 'area' && { type: '' }) } })
  const areas = areasWithEvents.map((name) => ({ value: name, label: area(name) }))

  const types = eventTypes(filters.area ?? '').map((type) => ({
    value: type,
    label: words.event(type),
  }))

  const byLabel = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label)

  return (
    <>
      <FilterMenu
        label={t('events.show')}
        value={shownGroup(q, filters)}
        options={(['core', 'technical', 'all'] as const).map((value) => ({
          value,
          label: t(`events.shown.${value}`),
        }))}
        onChange={set('show')}
      />
      <PersonFilter
        label={t('events.people')}
        everybody={t('everybody')}
        value={filters.person ?? ''}
        onChange={set('person')}
      />
      <PersonFilter
        label={t('events.actor')}
        everybody={t('anybody')}
        value={filters.actor ?? ''}
        onChange={set('actor')}
      />
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
      <DaysFilter
        from={filters.from ?? ''}
        to={filters.to ?? ''}
        change={(days) => change({ filters: days })}
      />
      {q && (
        <Muted size={12} sx={{ flexBasis: '100%' }}>
          {t('events.searched')}
        </Muted>
      )}
    </>
  )
}
