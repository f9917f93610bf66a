import { useText } from '@workledger/kit/i18n/i18n'
import { Money } from '@workledger/kit/ui/figures'
import { lazy } from 'react'
import { ApprovalRules } from '../kit/approval/approval-rules'
import { RuleKinds } from '../kit/approval/rule-kinds'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { ExpenseStepsPreview } from './approval-preview'
import { expenseTexts } from './messages'

const ApprovalDialog = lazy(() => import('./approval-dialog'))
const ExpenseRulesHistory = lazy(() => import('./rules-history'))

/** The rules for the approval of expenses in steps. */
export default function ApprovalTab() {
  const t = useText(expenseTexts)

  return (
    <ApprovalRules
      list={useConsoleList('expense-approval-rules', { sort: 'from_amount' })}
      may={useMay()('addExpenseApprovalRule')}
      removal="deleteExpenseApprovalRule"
      text={t('approval.text')}
      empty={{ title: t('approval.empty.title'), text: t('approval.empty.text') }}
      columns={[
        {
          id: 'types',
          label: t('approval.types'),
          card: 'fact',
          cell: ({ categories }) => (
            <RuleKinds
              names={categories.map((each) => t(`categories.${each}`))}
              all={t('approval.allTypes')}
            />
          ),
        },
        {
          id: 'amount',
          label: t('approval.fromColumn'),
          sort: 'from_amount',
          end: true,
          card: 'figure',
          cell: ({ from_amount, currency }) => <Money amount={from_amount} currency={currency} />,
        },
      ]}
      dialog={(row, close) => <ApprovalDialog rule={row} close={close} />}
      history={(row, close) => <ExpenseRulesHistory row={row} close={close} />}
      preview={<ExpenseStepsPreview />}
    />
  )
}
