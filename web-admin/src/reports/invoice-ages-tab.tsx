import { useQuery } from '@tanstack/react-query'
import {
  type InvoiceAgesInsight,
  insightsApi,
  invoiceAges,
} from '@workledger/contracts/reports/insights.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Money } from '@workledger/kit/ui/figures'
import { Row as Line } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { CurrencyFilter, useCurrencyChoice } from './currency-filter'
import { InsightTable } from './insight-table'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'

type Row = InvoiceAgesInsight['rows'][number]

/** Unpaid invoices by days past their due date, in one currency. */
export default function InvoiceAgesTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const found = useQuery(query(insightsApi.invoiceAgesInsight, { params: { ws: workspace.id } }))
  const currencies = found.data?.data.currencies ?? []
  const choice = useCurrencyChoice(currencies.map(({ currency }) => currency))

  return (
    <>
      <Line align="stretch" wrap gap={1} sx={{ mb: 2 }}>
        <CurrencyFilter choice={choice} />
      </Line>
      <InsightState found={found}>
        {(insight) =>
          insight.currencies.length === 0 ? (
            <EmptyState icon="invoice" title={t('invoices.empty')} text={t('invoices.emptyText')} />
          ) : (
            <InvoiceAges insight={insight} currency={choice.currency} />
          )
        }
      </InsightState>
    </>
  )
}

interface AgesProps {
  insight: InvoiceAgesInsight
  currency: string
}

function InvoiceAges({ insight, currency }: AgesProps) {
  const t = useText(insightTexts)
  const { money, number, day } = useFormat()
  const rows = insight.rows.filter((row) => row.currency === currency)
  const sums = insight.currencies.find((each) => each.currency === currency)!
  const written = (amount: string) => isolated(`${money(amount, currency)} ${currency}`)

  return (
    <InsightView
      answer={
        sums.overdue_invoices === 0
          ? t('invoices.none')
          : t('invoices.answer', {
              count: sums.overdue_invoices,
              amount: written(sums.overdue),
            })
      }
      more={t('invoices.unpaid', { count: sums.invoices, amount: written(sums.outstanding) })}
      file={<InsightExport call={insightsApi.invoiceAgesFile} query={{}} />}
      note={t('invoices.note', { day: day(insight.on) })}
      chartTitle={t('invoices.chart', { currency })}
      chart={{
        labels: rows.map(({ age }) => {
          const name = t(`invoices.ages.${age}`)
          return { short: name, whole: name }
        }),
        series: [
          {
            id: 'amount',
            label: t('invoices.amount'),
            data: rows.map(({ amount }) => Number(amount)),
            colour: 'accent',
          },
        ],
        format: (value) => `${money(String(value), currency)} ${currency}`,
        axisFormat: number,
      }}
      table={<AgesTable rows={rows} sums={sums} />}
    />
  )
}

function AgesTable({
  rows,
  sums,
}: {
  rows: readonly Row[]
  sums: InvoiceAgesInsight['currencies'][number]
}) {
  const t = useText(insightTexts)
  const { number } = useFormat()
  const money = (amount: string) => <Money bare amount={amount} currency={sums.currency} />

  return (
    <InsightTable
      label={t('tabs.invoices')}
      rows={rows}
      rowKey={(row) => row.age}
      columns={[
        {
          id: 'age',
          label: t('invoices.age'),
          value: (row) => invoiceAges.indexOf(row.age),
          cell: (row) => t(`invoices.ages.${row.age}`),
          words: true,
        },
        {
          id: 'count',
          label: t('invoices.count'),
          value: (row) => row.invoices,
          cell: (row) => (row.invoices === 0 ? '–' : number(row.invoices)),
        },
        {
          id: 'amount',
          label: `${t('invoices.amount')} (${sums.currency})`,
          value: (row) => Number(row.amount),
          cell: (row) => money(row.amount),
        },
      ]}
      totals={[t('total'), number(sums.invoices), money(sums.outstanding)]}
    />
  )
}
