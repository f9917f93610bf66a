import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { ExpenseList } from './expense-list'
import { expenseTexts } from './messages'

const Approval = lazy(() => import('./approval-tab'))

/** The expenses of all employees and, for those who read them, the rules of their approval. */
export default function ExpensesPage() {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const held = useCurrent().employee?.role?.permissions
  const reads = mayCall(expenseApprovalApi.expenseApprovalRules, held ?? [])

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'requests', label: t('approval.requests'), Component: ExpenseList },
      { id: 'approval', label: words('tab'), Component: Approval },
    ],
    [t, words],
  )

  return (
    <Page title={t('page')}>
      {reads ? <Tabs tabs={tabs} label={t('page')} /> : <ExpenseList />}
    </Page>
  )
}
