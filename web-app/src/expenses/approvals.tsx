import Box from '@mui/material/Box'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { ExpenseDetails } from '@workledger/kit/areas/expenses/expense-details'
import { wantsRate } from '@workledger/kit/areas/expenses/use-decide'
import { useText } from '@workledger/kit/i18n/i18n'
import { useInbox } from '@workledger/kit/ui/inbox'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useDecide } from './decide'
import { ExpenseRow } from './expense-row'
import { InboxList } from './inbox-list'
import { expenseTexts } from './messages'
import { useExpensesToApprove } from './pending'

const ExpenseHistory = lazy(() => import('@workledger/kit/areas/expenses/expense-history'))

/**
 * The inbox of expenses for deciders: J and K move, A and R decide, O opens the details with the
 * receipt.
 */
export default function ExpenseApprovals() {
  const t = useText(expenseTexts)
  const { expenses, total, isPending, error, refetch } = useExpensesToApprove()
  const send = useDecide()
  const [opened, setOpened] = useState<Expense | null>(null)
  const [told, setTold] = useState<Expense | null>(null)
  /** Opens a claim without its rate, to enter it. */
  const decide = (expense: Expense, approved: boolean) =>
    approved && wantsRate(expense) ? setOpened(expense) : send(expense, { approved })
  const group = t('approvals')

  const { here, point } = useInbox({
    rows: expenses,
    group,
    words: {
      next: t('inbox.next'),
      previous: t('inbox.previous'),
      approve: t('approve'),
      reject: t('reject'),
      open: t('inbox.open'),
    },
    decide,
    open: setOpened,
  })

  if (error) return <FailedState error={error} retry={() => void refetch()} />

  return (
    <>
      <InboxList
        label={group}
        rows={expenses}
        here={here}
        point={point}
        loading={isPending}
        empty={<EmptyState icon="check" title={t('inbox.empty')} text={t('inbox.emptyText')} />}
        row={(expense) => (
          <ExpenseRow
            expense={expense}
            onOpen={() => setOpened(expense)}
            onDecide={(approved) => decide(expense, approved)}
          />
        )}
      />
      {expenses.length > 0 && (
        <Row align="stretch" gap={2} sx={{ mt: 1, color: 'text.secondary', fontSize: 12 }}>
          <span className="num">{t('pendingCount', { count: total })}</span>
          <Box
            component="span"
            sx={{ marginInlineStart: 'auto', '@media (pointer: coarse)': { display: 'none' } }}
          >
            {t('inbox.hint')}
          </Box>
        </Row>
      )}
      <Suspense>
        {opened && (
          <ExpenseDetails
            expense={opened}
            person={fullName(opened.employee)}
            receipt={opened.document?.download_url ?? null}
            decide={(decision) => send(opened, decision)}
            onHistory={() => setTold(opened)}
            close={() => setOpened(null)}
          />
        )}
        {told && (
          <ExpenseHistory
            expense={told}
            person={fullName(told.employee)}
            close={() => setTold(null)}
          />
        )}
      </Suspense>
    </>
  )
}
