import { mayCall } from '@workledger/contracts/kernel/callers'
import { insightsApi } from '@workledger/contracts/reports/insights.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { EmptyState } from '@workledger/kit/ui/states'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy } from 'react'
import { insightTexts } from './messages'

const HeadcountTab = lazy(() => import('./headcount-tab'))
const LeaveTab = lazy(() => import('./leave-tab'))
const OvertimeTab = lazy(() => import('./overtime-tab'))
const PayCostTab = lazy(() => import('./pay-cost-tab'))
const HoursTab = lazy(() => import('./hours-tab'))
const InvoiceAgesTab = lazy(() => import('./invoice-ages-tab'))

const tabs = [
  { id: 'headcount', call: insightsApi.headcountInsight, Component: HeadcountTab },
  { id: 'leave', call: insightsApi.leaveInsight, Component: LeaveTab },
  { id: 'overtime', call: insightsApi.overtimeInsight, Component: OvertimeTab },
  { id: 'payCost', call: insightsApi.payCostInsight, Component: PayCostTab },
  { id: 'hours', call: insightsApi.hoursInsight, Component: HoursTab },
  { id: 'invoices', call: insightsApi.invoiceAgesInsight, Component: InvoiceAgesTab },
] as const

/** Figures of the company by month, each with its chart, its table and its file. */
export default function InsightsPage() {
  const t = useText(insightTexts)
  const { employee } = useMember()
  const held = employee.role?.permissions ?? []
  const open = tabs.filter(({ call }) => mayCall(call, held))

  return (
    <Page title={t('page')}>
      {open.length === 0 ? (
        <EmptyState icon="reports" title={t('denied.title')} text={t('denied.text')} />
      ) : (
        <Tabs
          label={t('page')}
          shared={['from', 'to']}
          tabs={open.map(({ id, Component }) => ({ id, label: t(`tabs.${id}`), Component }))}
        />
      )}
    </Page>
  )
}
