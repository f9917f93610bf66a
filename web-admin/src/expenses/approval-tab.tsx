import Box from '@mui/material/Box'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { Money } from '@workledger/kit/ui/figures'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { lazy } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { ApprovalPreview } from './approval-preview'
import type { ExpenseRuleRow } from './expense-row'
import { expenseTexts } from './messages'

const ApprovalDialog = lazy(() => import('./approval-dialog'))
const ExpenseRulesHistory = lazy(() => import('./rules-history'))

/** The rules for the approval of expenses in steps, and a preview of their effect. */
export default function ApprovalTab() {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const may = useMay()('addExpenseApprovalRule')
  const list = useConsoleList('expense-approval-rules', { sort: 'from_amount' })

  const remove = useRemoval('deleteExpenseApprovalRule', {
    title: (name) => t('approval.deleteTitle', { name }),
    text: words('deleteText'),
    action: t('deleteAction'),
    done: words('deleted'),
    failed: t('delete.failed'),
  })

  return (
    <>
      <Muted sx={{ mb: 1.5, maxWidth: 720 }}>{t('approval.text')}</Muted>
      <RecordTable
        list={list}
        label={words('tab')}
        columns={useApprovalColumns()}
        may={may}
        add={words('add')}
        remove={(row) => () => void remove(row)}
        opens
        empty={
          <EmptyState
            icon="check"
            title={t('approval.empty.title')}
            text={t('approval.empty.text')}
          />
        }
        dialog={(row, close) => <ApprovalDialog rule={row} close={close} />}
        history={(row, close) => <ExpenseRulesHistory row={row} close={close} />}
      />
      <ApprovalPreview />
    </>
  )
}

function useApprovalColumns(): Column<ExpenseRuleRow>[] {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const { routeOf } = useStepWords()
  const { listed } = useFormat()

  return [
    {
      id: 'name',
      label: words('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'types',
      label: t('approval.types'),
      card: 'fact',
      cell: ({ categories }) =>
        categories.length === 0 ? (
          t('approval.allTypes')
        ) : (
          <bdi>{listed(categories.map((each) => t(`categories.${each}`)))}</bdi>
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
    {
      id: 'steps',
      label: words('steps'),
      sort: 'steps_count',
      card: 'fact',
      cell: ({ named }) => (
        <Box
          component="bdi"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {routeOf(named)}
        </Box>
      ),
    },
  ]
}
