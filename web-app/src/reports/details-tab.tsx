import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DETAILS, reportsApi, type WorkDetail } from '@workledger/contracts/reports/reports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { ExactDuration } from '@workledger/kit/ui/figures'
import { BareList, Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { useAsked } from './asked'
import { useBilledWords } from './billed-words'
import { reportTexts } from './messages'
import { ReportFilters } from './report-filters'
import { SHOWN_OF_DAY, WorkMonth } from './work-month'

/** The entries of a month, week or day: a month as a grid if there is room, otherwise by day. */
export default function DetailsTab() {
  const t = useText(reportTexts)
  const { weekday } = useFormat()
  const { workspace } = useMember()
  const asked = useAsked()

  // Print shows the same as the screen, though paper is narrower.
  const narrow = useBelow(768, 'screen')
  const grid = asked.range === 'month' && !narrow

  const found = useQuery({
    ...query(reportsApi.workDetails, {
      params: { ws: workspace.id },
      body: { ...asked.filter, ...(grid && { of_each_day: SHOWN_OF_DAY }) },
    }),
    placeholderData: keepPreviousData,
  })

  const totals = useQuery({
    ...query(reportsApi.workTotals, { params: { ws: workspace.id }, body: asked.filter }),
    placeholderData: keepPreviousData,
    enabled: grid,
  })

  const error = found.error ?? (grid ? totals.error : null)
  const entries = found.data?.data ?? []
  const days = new Map<string, WorkDetail[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])

  return (
    <>
      <ReportFilters asked={asked} />
      {error ? (
        <FailedState
          error={error}
          retry={() => void Promise.all([found.refetch(), ...(grid ? [totals.refetch()] : [])])}
        />
      ) : !found.data || (grid && !totals.data) ? (
        <SkeletonRows rows={8} />
      ) : entries.length === 0 ? (
        <EmptyState icon="reports" title={t('empty')} text={t('emptyText')} />
      ) : (
        <Stack gap={1.5}>
          {!grid && found.data.total > DETAILS && <Muted>{t('most', { count: DETAILS })}</Muted>}
          {grid && (
            <WorkMonth
              from={asked.filter.start_date}
              to={asked.filter.end_date}
              entries={days}
              seconds={
                new Map(totals.data?.data.graph.map(({ label, seconds }) => [label, seconds]))
              }
              counts={found.data.entries_by_day ?? {}}
              open={(date) => asked.change({ range: 'day', date })}
            />
          )}
          {(grid ? [] : [...days]).map(([day, all]) => (
            <Card
              key={day}
              title={weekday(day)}
              note={<ExactDuration seconds={all.reduce((sum, { seconds }) => sum + seconds, 0)} />}
            >
              <BareList>
                {all.map((entry) => (
                  <EntryLine key={entry.id} entry={entry} />
                ))}
              </BareList>
            </Card>
          ))}
        </Stack>
      )}
    </>
  )
}

/** One entry: when, what, for whom, and how long. */
function EntryLine({ entry }: { entry: WorkDetail }) {
  const t = useText(reportTexts)
  const billedWords = useBilledWords()
  const { time } = useFormat()

  return (
    <Row
      component="li"
      align="baseline"
      gap={1.5}
      sx={{
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      {/* Above the work, because a phone has no room next to it. */}
      <Grow
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1.5,
        }}
      >
        <Box
          component="span"
          className="num ltr"
          sx={{ flex: 'none', alignSelf: 'start', whiteSpace: 'nowrap' }}
        >
          {time(entry.start)} – {entry.end ? time(entry.end) : '…'}
        </Box>
        <Grow sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{entry.description || '–'}</bdi>
          <Muted size={12}>
            <bdi>{entry.employee}</bdi> · <bdi>{entry.project ?? t('none.project')}</bdi>
          </Muted>
        </Grow>
        {(!entry.end || entry.billed) && (
          <Row align="stretch" wrap gap={0.75} sx={{ alignSelf: 'start' }}>
            {!entry.end && <StatusChip tone="accent">{t('isRunning')}</StatusChip>}
            {entry.billed && <StatusChip tone="good">{billedWords(entry)}</StatusChip>}
          </Row>
        )}
      </Grow>
      <ExactDuration seconds={entry.seconds} />
    </Row>
  )
}
