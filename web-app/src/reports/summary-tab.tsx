import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { Card } from '../kit/card'
import { useMember } from '../kit/current'
import { Duration, Money } from '../kit/figures'
import { useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { PlainTable } from '../kit/plain-table'
import { query } from '../kit/query'
import { EmptyState, FailedState, SkeletonRows } from '../kit/states'
import { useAsked } from './asked'
import { HoursChart } from './hours-chart'
import { reportTexts } from './messages'
import { ReportFilters } from './report-filters'
import { ShareChart } from './share-chart'

/** Time by two keys, with a chart of it over the days. */
export default function SummaryTab() {
  const t = useText(reportTexts)
  const { number, share: shareOf } = useFormat()
  const { workspace } = useMember()
  const asked = useAsked()
  const { filter, grouping, sub_grouping } = asked
  const params = { ws: workspace.id }
  const totals = useQuery({ ...query(reportsApi.workTotals, { params, body: filter }), placeholderData: keepPreviousData })
  const groups = useQuery({
    ...query(reportsApi.workGroups, { params, body: { ...filter, grouping, sub_grouping } }),
    placeholderData: keepPreviousData,
  })
  const error = totals.error ?? groups.error
  const [sums, grouped] = [totals.data?.data, groups.data?.data]
  const nameOf = (key: typeof grouping, { id, name }: { id: string | null; name: string | null }) =>
    key === 'billable' ? t(id === 'true' ? 'yes' : 'no') : (name ?? t(`none.${key}`))
  const share = (seconds: number) => shareOf(seconds, grouped?.seconds ?? 0)
  /** Amounts have a column where any project has a rate. */
  const priced = (amount: string | null) =>
    !grouped || grouped.amount === null
      ? []
      : [amount === null ? '–' : <Money key="amount" bare amount={amount} currency={grouped.currency} />]
  const rows = (grouped?.groups ?? []).flatMap((group) => [
    {
      key: `${group.id}`,
      cells: [
        <bdi key="name" style={{ fontWeight: 600 }}>
          {nameOf(grouping, group)}
        </bdi>,
        number(group.entries),
        share(group.seconds),
        ...priced(group.amount),
        <b key="time">
          <Duration seconds={group.seconds} />
        </b>,
      ],
    },
    ...group.sub_groups.map((sub) => ({
      key: `${group.id} ${sub.id}`,
      cells: [
        <Box component="bdi" key="name" sx={{ display: 'inline-block', paddingInlineStart: 2.5, color: 'text.secondary' }}>
          {nameOf(sub_grouping, sub)}
        </Box>,
        number(sub.entries),
        share(sub.seconds),
        ...priced(sub.amount),
        <Duration key="time" seconds={sub.seconds} />,
      ],
    })),
  ])
  return (
    <>
      <ReportFilters asked={asked} />
      {error ? (
        <FailedState error={error} retry={() => void Promise.all([totals.refetch(), groups.refetch()])} />
      ) : !sums || !grouped ? (
        <SkeletonRows rows={10} />
      ) : sums.seconds === 0 && grouped.groups.length === 0 ? (
        <EmptyState icon="reports" title={t('empty')} text={t('emptyText')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }} aria-busy={totals.isFetching || groups.isFetching}>
          <Box
            sx={{
              ...{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.4fr) minmax(0, 1fr)' } },
              '& > section': { breakInside: 'avoid' },
            }}
          >
            <Card
              title={t(`perPoint.${sums.resolution}`)}
              note={sums.running > 0 ? t('running', { count: sums.running }) : undefined}
              padded
            >
              <HoursChart totals={sums} />
            </Card>
            <Card title={t('by', { group: t(grouping) })}>
              <ShareChart groups={grouped} totals={sums} nameOf={(group) => nameOf(grouping, group)} />
            </Card>
          </Box>
          <PlainTable
            label={t('tabs.summary')}
            columns={[
              t(grouping),
              t('entries'),
              t('share'),
              ...(grouped.amount === null ? [] : [t('amount', { currency: grouped.currency })]),
              t('time'),
            ]}
            rows={[
              ...rows,
              {
                key: 'total',
                cells: [
                  <b key="t">{t('total')}</b>,
                  <b key="e">{number(grouped.entries)}</b>,
                  '',
                  ...priced(grouped.amount),
                  <b key="s">{<Duration seconds={grouped.seconds} />}</b>,
                ],
              },
            ]}
          />
        </Box>
      )}
    </>
  )
}
