import { currentLanguage } from '@workledger/kit/i18n/i18n'
import { type AnyEndpoint, type ApiError, addressOf } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { ExportMenu } from '@workledger/kit/table/export-menu'
import { Grid, Panel, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { BarChartProps } from './bar-chart'

const BarChart = lazy(() => import('./bar-chart'))

interface FileProps {
  call: AnyEndpoint
  query: Record<string, string>
}

/** The figure's file, with the same rows. */
export function InsightExport({ call, query }: FileProps) {
  const { workspace } = useMember()
  return (
    <Row align="stretch" sx={{ marginInlineStart: 'auto' }}>
      <ExportMenu
        url={(format) =>
          addressOf(call, {
            params: { ws: workspace.id },
            query: { ...query, format, language: currentLanguage() },
          } as never)
        }
      />
    </Row>
  )
}

interface StateProps<A> {
  found: {
    data?: { data: A } | undefined
    error: ApiError | null
    refetch: () => Promise<unknown>
  }
  children: (answer: A) => ReactNode
}

/** A figure while it loads, and after it failed. */
export function InsightState<A>({ found, children }: StateProps<A>) {
  if (found.data) return children(found.data.data)
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  return <SkeletonRows rows={8} />
}

interface ViewProps {
  /** The answer to the question of the figure. */
  answer: ReactNode
  /** A second sentence. */
  more?: ReactNode
  /** Downloads the rows. */
  file: ReactNode
  /** What the figures count. */
  note: ReactNode
  chartTitle: string
  chart: BarChartProps
  table: ReactNode
  /** Below the table. */
  below?: ReactNode
  /** The table has many columns and is below the chart. */
  wide?: boolean
}

/** A figure: its answer, its chart and the same numbers as a table. */
export function InsightView({ wide = false, ...view }: ViewProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Row align="start" gap={1}>
        <Heading
          id={id}
          size={18}
          sx={{ lineHeight: '26px', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {view.answer}
        </Heading>
        {view.file}
      </Row>
      {view.more && <div>{view.more}</div>}
      <Muted size={13} sx={{ mt: 0.5, mb: 2, maxWidth: 960 }}>
        {view.note}
      </Muted>
      <Grid
        columns={{
          xs: 'minmax(0, 1fr)',
          ...(!wide && { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }),
        }}
        gap={2}
        sx={{ alignItems: 'start' }}
      >
        <Panel sx={{ p: 2, minWidth: 0 }}>
          <Muted size={12} sx={{ mb: 1 }}>
            {view.chartTitle}
          </Muted>
          <Suspense fallback={<SkeletonRows rows={7} />}>
            <BarChart {...view.chart} />
          </Suspense>
        </Panel>
        <div style={{ minWidth: 0 }}>
          {view.table}
          {view.below && (
            <Muted size={12} sx={{ mt: 1 }}>
              {view.below}
            </Muted>
          )}
        </div>
      </Grid>
    </section>
  )
}
