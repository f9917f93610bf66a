import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { type ReactNode, useId, useState } from 'react'
import { AmountField } from '../../form/amount-field'
import { TextField } from '../../form/fields'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { typedAmount } from '../../i18n/typed-amount'
import { download } from '../../net/download'
import { Facts } from '../../ui/facts'
import { Icon } from '../../ui/icon'
import { Stack } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { Heading } from '../../ui/text'
import { toastError } from '../../ui/toast'
import { ApprovalSteps } from '../approvals/approval-steps'
import { useStepWords } from '../approvals/step-words'
import { ExpenseAmount } from './expense-amount'
import { ExpensePayment } from './expense-payment'
import { ExpenseWarnings } from './expense-warnings'
import { useExpenseWords } from './expense-words'
import type { Decision } from './use-decide'

export type ShownExpense = Omit<Expense, 'employee' | 'approved' | 'rejected' | 'document'>

interface Props {
  expense: ShownExpense
  person: string
  receipt: string | null
  /** Undefined if the reader decides nothing. */
  decide?: (decision: Decision) => void
  onHistory: () => void
  close: () => void
  /** Further buttons, before those of the decision. */
  children?: ReactNode
}

/**
 * All facts of one expense, with its receipt. A decider approves or rejects here with a comment,
 * and enters a missing rate.
 */
export function ExpenseDetails({
  expense,
  person,
  receipt,
  decide,
  onHistory,
  close,
  children,
}: Props) {
  const { t } = useExpenseWords()
  const kit = useText(kitTexts)
  const id = useId()
  const [comment, setComment] = useState('')
  const [rate, setRate] = useState(expense.rate ?? '')
  const [missing, setMissing] = useState(false)
  const { currency, base_currency: base, status } = expense
  const foreign = currency !== base
  // Of a claim with steps that is not approved yet, the waiting step decides.
  const mine = expense.your_step !== false || status === 'approved'
  const open = mine && (expense.payment === 'none' || expense.payment === 'due')

  const go = (approved: boolean) => {
    const named = typedAmount(rate)
    if (approved && foreign && !(named && Number(named) > 0)) return setMissing(true)

    decide?.({
      approved,
      comment: comment.trim() || undefined,
      rate: approved && foreign && named ? named : undefined,
    })

    close()
  }

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 560 } } }}
    >
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span>{t('detailsOf', { name: person })}</span>
        <StatusChip status={status}>{t(status)}</StatusChip>
      </DialogTitle>
      <DialogContent>
        <ExpenseWarnings of={expense} />
        <Box sx={{ mx: -2 }}>
          <ExpenseFacts expense={expense} />
        </Box>
        {expense.steps.length > 0 && <Steps expense={expense} />}
        {receipt && (
          <Button
            startIcon={<Icon name="download" />}
            onClick={() => void download(receipt).catch(toastError)}
          >
            {t('download')}
          </Button>
        )}
        {decide && open && (
          <Stack gap={1.75} sx={{ mt: 1.75 }}>
            {foreign && status !== 'approved' && (
              <AmountField
                name="rate"
                value={rate}
                onChange={(value) => {
                  setRate(value)
                  setMissing(false)
                }}
                label={t('rateLabel', { currency, base })}
                unit={base}
                {...(missing ? { error: t('rateWanted', { currency, base }) } : {})}
              />
            )}
            <TextField
              name="comment"
              value={comment}
              onChange={(value) => setComment(value.slice(0, 500))}
              label={t('comment')}
              hint={t('commentHint')}
              rows={2}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Box sx={{ marginInlineEnd: 'auto' }}>
          <Button startIcon={<Icon name="history" />} onClick={onHistory}>
            {t('historyAction')}
          </Button>
        </Box>
        <Button onClick={close}>{kit('actions.close')}</Button>
        {children}
        {decide && open && status !== 'rejected' && (
          <Button onClick={() => go(false)}>{t('reject')}</Button>
        )}
        {decide && open && status !== 'approved' && (
          <Button variant="contained" color="primary" onClick={() => go(true)}>
            {t('approve')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The steps of a claim: who decides each, and who decided when. */
function Steps({ expense: { steps, status } }: { expense: ShownExpense }) {
  const { t } = useStepWords()

  return (
    <Box sx={{ mb: 2 }}>
      <Heading component="h3" size={14} sx={{ mb: 0.75 }}>
        {t('title')}
      </Heading>
      <ApprovalSteps steps={steps} pending={status === 'pending'} />
    </Box>
  )
}

function ExpenseFacts({ expense }: { expense: ShownExpense }) {
  const { t, day } = useExpenseWords()

  return (
    <Facts
      items={[
        [t('name'), expense.name],
        [t('category'), t(`categories.${expense.category}`)],
        [t('cost'), <ExpenseAmount key="cost" of={expense} beside />],
        [t('date'), day(expense.date)],
        [t('description'), expense.description],
        ...(expense.payment === 'none'
          ? []
          : ([[t('payment'), <ExpensePayment key="payment" of={expense} />]] as const)),
        ...(expense.comment ? ([[t('comment'), expense.comment]] as const) : []),
      ]}
    />
  )
}
