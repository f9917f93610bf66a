import Box from '@mui/material/Box'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { ExpenseAmount } from '@workledger/kit/areas/expenses/expense-amount'
import { ExpensePayment } from '@workledger/kit/areas/expenses/expense-payment'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import type { ExpenseRow } from './expense-row'
import { expenseTexts } from './messages'

/** Returns the columns of a list of expenses. */
export function useExpenseColumns(withPerson: boolean): Column<ExpenseRow>[] {
  const t = useText(expenseTexts)

  const person: Column<ExpenseRow> = {
    id: 'employee',
    label: t('employee'),
    sort: 'employee_name',
    fixed: true,
    cell: ({ employee_id, employee_name, avatar }) => (
      <Row component="span" inline gap={1}>
        <Avatar person={{ first_name: employee_name, avatar }} size={24} />
        <Strong
          component={AppLink}
          to={`/admin/employees/${employee_id}/requests?tab=expenses`}
          dir="auto"
          sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {employee_name}
        </Strong>
      </Row>
    ),
  }

  return [
    ...(withPerson ? [person] : []),
    ...useCostColumns(withPerson),
    {
      id: 'payment',
      label: t('payment'),
      sort: 'payment',
      card: 'none',
      cell: (row) => <ExpensePayment of={row} />,
    },
    ...useDecisionColumns(),
  ]
}

/** The columns of the purchase and its cost. */
function useCostColumns(withPerson: boolean): Column<ExpenseRow>[] {
  const t = useText(expenseTexts)
  const { waitsFor } = useStepWords()
  const { day } = useFormat()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: !withPerson,
      card: 'fact',
      cell: (row) => <Name of={row} />,
    },
    {
      id: 'category',
      label: t('category'),
      sort: 'category',
      hidden: withPerson,
      card: 'none',
      cell: ({ category }) => t(`categories.${category}`),
    },
    // Before the date: in a narrow window it stays visible next to the decision's buttons.
    {
      id: 'amount',
      label: t('cost'),
      sort: 'amount',
      end: true,
      card: 'figure',
      cell: (row) => <ExpenseAmount of={row} />,
    },
    {
      id: 'date',
      label: t('date'),
      sort: 'date',
      card: 'fact',
      cell: ({ date }) => <span className="num">{day(date)}</span>,
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status, steps }) => (
        <Box sx={{ py: 0.5 }}>
          <StatusChip status={status}>{t(status)}</StatusChip>
          {status === 'pending' && steps.length > 0 && (
            <Muted size={12} sx={{ mt: 0.25 }}>
              {waitsFor(steps)}
            </Muted>
          )}
        </Box>
      ),
    },
  ]
}

/** The columns of texts and of the decision. */
function useDecisionColumns(): Column<ExpenseRow>[] {
  const t = useText(expenseTexts)
  const { day, moment } = useFormat()
  const quiet = (text: ReactNode) => <Muted component="bdi">{text}</Muted>

  return [
    {
      id: 'description',
      label: t('description'),
      wide: true,
      card: 'none',
      cell: ({ description }) => quiet(description),
    },
    {
      id: 'comment',
      label: t('comment'),
      hidden: true,
      card: 'none',
      cell: ({ comment }) => quiet(comment),
    },
    {
      id: 'requested',
      label: t('requested'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
    {
      id: 'decided',
      label: t('decided'),
      sort: 'decided_at',
      end: true,
      hidden: true,
      cell: ({ decided_at }) => (decided_at ? moment(decided_at) : ''),
    },
  ]
}

/** A mark on an expense that looks like another; the details explain it. */
function Name({ of: { name, warnings } }: { of: ExpenseRow }) {
  const told = useTold()
  const said = warnings.map(told).join(' ')

  return (
    <Row component="span" inline gap={0.75}>
      <bdi>{name}</bdi>
      {said && (
        <Box
          component="span"
          role="img"
          aria-label={said}
          title={said}
          sx={{ display: 'inline-flex', color: 'tone.warn' }}
        >
          <Icon name="warning" size={14} />
        </Box>
      )}
    </Row>
  )
}
