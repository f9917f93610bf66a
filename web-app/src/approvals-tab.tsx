import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { expenseTexts } from './expenses/messages'
import { useExpensesToApprove } from './expenses/pending'
import { leaveTexts } from './leave/messages'
import { useRequestsToApprove } from './leave/pending'

const LeaveApprovals = lazy(() => import('./leave/approvals'))
const ExpenseApprovals = lazy(() => import('./expenses/approvals'))

/**
 * The deciders' inbox, one kind of request at a time, so that each key has one meaning; the kind is
 * in the address.
 */
export default function ApprovalsTab() {
  const leave = useText(leaveTexts)
  const expense = useText(expenseTexts)
  const [search, setSearch] = useSearchParams()
  const leaves = useRequestsToApprove()
  const expenses = useExpensesToApprove()
  const asked = search.get('of')

  const of =
    asked === 'expenses' || asked === 'leaves'
      ? asked
      : leaves.total === 0 && expenses.total > 0
        ? 'expenses'
        : 'leaves'

  const kinds = [
    { id: 'leaves', label: leave('tab'), total: leaves.total },
    { id: 'expenses', label: expense('tab'), total: expenses.total },
  ] as const

  return (
    <>
      <Row
        role="group"
        aria-label={leave('approvals')}
        align="stretch"
        wrap
        gap={1}
        sx={{ mb: 1.5 }}
      >
        {kinds.map(({ id, label, total }) => (
          <Button
            key={id}
            aria-pressed={of === id}
            variant={of === id ? 'outlined' : 'text'}
            onClick={() => setSearch({ tab: 'approvals', of: id })}
          >
            {label}
            {total > 0 && (
              <Muted component="span" className="num" sx={{ marginInlineStart: 0.75 }}>
                {total}
              </Muted>
            )}
          </Button>
        ))}
        <Button
          component={AppLink}
          to="/inbox"
          variant="text"
          startIcon={<Icon name="inbox" />}
          sx={{ marginInlineStart: 'auto' }}
        >
          {leave('card.inbox')}
        </Button>
      </Row>
      <Suspense fallback={<SkeletonRows rows={4} height={56} />}>
        {of === 'leaves' ? <LeaveApprovals /> : <ExpenseApprovals />}
      </Suspense>
    </>
  )
}
