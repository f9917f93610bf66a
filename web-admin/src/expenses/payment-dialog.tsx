import { counterEntry, reimbursement } from '@workledger/contracts/expenses/expenses.api'
import { useExpenseWords } from '@workledger/kit/areas/expenses/expense-words'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { ExpenseRow } from './expense-row'
import { expenseTexts } from './messages'

/**
 * Marks an expense as paid outside of payroll, or takes a payment back by a counter-entry with a
 * reason.
 */
export default function PaymentDialog({
  expense,
  close,
}: {
  expense: ExpenseRow
  close: () => void
}) {
  const t = useText(expenseTexts)
  const { amount } = useExpenseWords()
  const back = expense.payment === 'paid'
  const words = back ? ('reverse' as const) : ('reimburse' as const)
  const reimburse = useConsoleCommand('reimburseExpense')
  const reverse = useConsoleCommand('reverseReimbursement')

  const form = useForm({
    schema: back ? counterEntry : reimbursement,
    initial: { date: today(), note: '' },
    submit: async (typed) => {
      await (back ? reverse : reimburse).send({ expense, ...typed })
      toast(t(`${words}.done`))
      close()
    },
  })

  const paid = amount({
    amount: expense.base_amount ?? expense.amount,
    currency: expense.base_currency,
  })

  return (
    <FormDialog
      title={t(`${words}.title`)}
      form={form}
      action={t(`${words}.action`)}
      onClose={close}
    >
      <Muted>
        {t(`${words}.text`, { amount: isolated(paid), name: isolated(expense.employee_name) })}
      </Muted>
      <DateField {...form.field('date')} required label={t(`${words}.date`)} max={today()} />
      <TextField {...form.field('note')} required={back} label={t(`${words}.note`)} rows={2} />
    </FormDialog>
  )
}
