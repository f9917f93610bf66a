import { useText } from '@workledger/kit/i18n/i18n'
import { DataTable } from '@workledger/kit/table/data-table'
import { openPage } from '@workledger/kit/ui/browser-history'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { IntegrityCard } from '../integrity-card'
import { auditTexts } from '../messages'
import { recordAt, useEventColumns } from './event-columns'
import { EventFilters } from './event-filters'
import { PeriodEvidence } from './period-evidence'
import { SavedFilters } from './saved-filters'
import { useAuditEvents } from './use-audit-events'

/** Every event of the workspace, with search and filters in the address. */
export function EventsTab() {
  const t = useText(auditTexts)
  const columns = useEventColumns()
  const beside = !useBelow(1280)
  const { list, exportUrl, further } = useAuditEvents()
  const { q, filters, change } = list

  return (
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' }}
      gap={2}
      sx={{ alignItems: 'start' }}
    >
      {!beside && <SavedFilters q={q} filters={filters} use={(saved) => change(saved)} folded />}
      <DataTable
        name="audit-events"
        label={t('events.tab')}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        onOpen={({ stream, revision }) => openPage(recordAt(stream, revision))}
        searchLabel={t('events.search')}
        exportUrl={exportUrl}
        further={further}
        filters={<EventFilters list={list} />}
        empty={<EmptyState icon="history" title={t('events.empty')} />}
      />
      <Stack gap={2}>
        {beside && <SavedFilters q={q} filters={filters} use={(saved) => change(saved)} />}
        <PeriodEvidence from={filters.from ?? ''} to={filters.to ?? ''} />
        <IntegrityCard />
      </Stack>
    </Grid>
  )
}
