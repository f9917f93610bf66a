import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isStackable } from '@workledger/contracts/reports/report-kinds'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useAsked } from './asked'
import { GroupsTable } from './groups-table'
import { HoursChart } from './hours-chart'
import { reportTexts } from './messages'
import { GroupingMenus, ReportFilters } from './report-filters'
import { useSavedReport } from './saved-report'
import { ScheduleCard } from './schedule-card'
import { ShareChart } from './share-chart'

const columns = {
  ...{ display: 'grid', gap: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
} as const

/** Time by two keys, with a chart over the days. */
export default function SummaryTab() {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const asked = useAsked()
  const saved = useSavedReport(asked)
  const schedule = saved && <ScheduleCard {...saved} />
  const { filter, grouping, sub_grouping } = asked
  const params = { ws: workspace.id }
  const stacked = isStackable(grouping) ? { grouping } : {}
  const once = grouping === 'tag' || sub_grouping === 'tag'

  const totals = useQuery({
    ...query(reportsApi.workTotals, { params, body: { ...filter, ...stacked } }),
    placeholderData: keepPreviousData,
  })

  const groups = useQuery({
    ...query(reportsApi.workGroups, { params, body: { ...filter, grouping, sub_grouping } }),
    placeholderData: keepPreviousData,
  })

  const error = totals.error ?? groups.error
  const [sums, grouped] = [totals.data?.data, groups.data?.data]

  const nameOf = (
    key: typeof grouping,
    { id, name }: { id: string | null; name: string | null },
  ) => (key === 'billable' ? t(id === 'true' ? 'yes' : 'no') : (name ?? t(`none.${key}`)))

  return (
    <>
      <ReportFilters asked={asked} />
      {error ? (
        <FailedState
          error={error}
          retry={() => void Promise.all([totals.refetch(), groups.refetch()])}
        />
      ) : !sums || !grouped ? (
        <SkeletonRows rows={10} />
      ) : sums.seconds === 0 && grouped.groups.length === 0 ? (
        <>
          <EmptyState icon="reports" title={t('empty')} text={t('emptyText')} />
          {schedule}
        </>
      ) : (
        <Stack gap={2} aria-busy={totals.isFetching || groups.isFetching}>
          <Box
            sx={{
              ...columns,
              '& > section': { breakInside: 'avoid' },
            }}
          >
            <Card
              title={t(`perPoint.${sums.resolution}`)}
              note={sums.running > 0 ? t('running', { count: sums.running }) : undefined}
              padded
            >
              <HoursChart
                totals={sums}
                groups={isStackable(grouping) ? grouped : null}
                nameOf={(group) => nameOf(grouping, group)}
              />
            </Card>
            <Card title={t('by', { group: t(grouping) })}>
              <ShareChart
                groups={grouped}
                totals={sums}
                overlap={!isStackable(grouping)}
                nameOf={(group) => nameOf(grouping, group)}
              />
            </Card>
          </Box>
          <Box
            sx={{
              ...columns,
              alignItems: 'start',
              gridTemplateColumns: saved ? columns.gridTemplateColumns : 'minmax(0, 1fr)',
            }}
          >
            <Stack gap={1}>
              <GroupingMenus asked={asked} />
              {once && <Muted>{t('tagsOnce')}</Muted>}
              <GroupsTable
                grouped={grouped}
                grouping={grouping}
                sub_grouping={sub_grouping}
                nameOf={nameOf}
              />
            </Stack>
            {schedule}
          </Box>
        </Stack>
      )}
    </>
  )
}
