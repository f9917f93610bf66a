import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { ExpenseAmount } from '@workledger/kit/areas/expenses/expense-amount'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { expenseTexts } from './messages'

/** A pending claim: person, subject, amount, day, and anything unusual. */
export function ExpenseRow({
  expense,
  onOpen,
  onDecide,
}: {
  expense: Expense
  onOpen: () => void
  onDecide: (approved: boolean) => void
}) {
  const t = useText(expenseTexts)
  const told = useTold()
  const { day } = useFormat()

  return (
    <>
      <Avatar person={expense.employee} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}>
          <Strong component="span">{fullName(expense.employee)}</Strong>{' '}
          <Muted component="span">
            <bdi>{expense.name}</bdi> · <ExpenseAmount of={expense} beside />
          </Muted>
        </Box>
        <Muted
          size={12}
          sx={{
            lineHeight: '16px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { sm: 'nowrap' },
          }}
        >
          {t(`categories.${expense.category}`)} · <span className="num">{day(expense.date)}</span>
          {expense.description && (
            <>
              {' · '}
              <bdi>{expense.description}</bdi>
            </>
          )}
        </Muted>
        {expense.warnings.map((warning) => (
          <Box key={warning.code} sx={{ fontSize: 12, lineHeight: '16px', color: 'tone.warn' }}>
            {told(warning)}
          </Box>
        ))}
      </Box>
      <Row align="stretch" gap={0.5} sx={{ marginInlineStart: 'auto' }}>
        <Button variant="text" onClick={onOpen}>
          {t('details')}
        </Button>
        <Button onClick={() => onDecide(true)}>{t('approveShort')}</Button>
        <Button variant="text" onClick={() => onDecide(false)}>
          {t('rejectShort')}
        </Button>
      </Row>
    </>
  )
}
