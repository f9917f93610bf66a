import { type Expense, expenseBody, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { ExpenseWarnings } from '@workledger/kit/areas/expenses/expense-warnings'
import { changedByExpense } from '@workledger/kit/areas/expenses/invalidates'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CurrencyField } from '@workledger/kit/form/currency-field'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { FileField } from '@workledger/kit/form/file-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useTold } from '@workledger/kit/i18n/error-words'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { expensesWords } from '@workledger/kit/i18n/words/expenses'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { ExpenseSteps } from './expense-steps'
import { expenseTexts } from './messages'

interface ExpenseValues {
  name: string
  category: string
  amount: string
  currency: string
  rate: string
  date: string
  description: string
  document: File | null
}

const expenseValuesOf = (expense: Expense | null, base: string): ExpenseValues => ({
  name: expense?.name ?? '',
  category: expense?.category ?? '',
  amount: expense?.amount ?? '',
  currency: expense?.currency ?? base,
  rate: expense?.rate ?? '',
  date: expense?.date ?? today(),
  description: expense?.description ?? '',
  document: null,
})

/** Requests an expense, or changes a pending one. */
export default function ExpenseDialog({
  employee,
  expense,
  close,
}: {
  employee: string
  expense: Expense | null
  close: () => void
}) {
  const t = useText(expenseTexts)
  const told = useTold()
  const { workspace } = useMember()
  const base = workspace.currency
  const request = useCommand(expensesApi.requestExpense, { invalidates: changedByExpense })
  const change = useCommand(expensesApi.changeExpense, { invalidates: changedByExpense })

  /** Within one currency a rate means nothing. */
  const toBody = ({ document, rate, ...typed }: ExpenseValues) => ({
    ...typed,
    rate: typed.currency === base ? null : rate || null,
    ...(document ? { document } : {}),
  })

  const form = useForm({
    words: useRecordWords(expensesWords),
    schema: expenseBody,
    initial: expenseValuesOf(expense, base),
    toRequest: toBody,
    submit: async (typed) => {
      const body = toBody(typed) as never

      if (expense) {
        await change.send({ params: { id: employee, expenseId: expense.id }, body, shown: expense })
        toast(t('changed'))
      } else {
        const { data } = await request
          .send({ params: { id: employee }, body })
          .catch((error: ApiError) => {
            toast({ text: t('addFailed'), tone: 'bad' })
            throw error
          })

        toast(t('added'))

        for (const warning of data.warnings)
          toast({ text: told(warning), tone: 'wait', stay: 8000 })
      }

      close()
    },
  })

  const { currency, category, amount, rate } = form.values

  return (
    <FormDialog
      title={t(expense ? 'edit' : 'add')}
      form={form}
      action={expense ? undefined : t('add')}
      onClose={close}
    >
      {expense && <ExpenseWarnings of={expense} />}
      <TextField {...form.field('name')} required placeholder={t('namePlaceholder')} autoFocus />
      <SelectField
        {...form.field('category')}
        required
        placeholder={t('categoryPlaceholder')}
        options={expenseCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
        <AmountField {...form.field('amount')} required unit={currency} />
        <CurrencyField {...form.field('currency')} />
      </Grid>
      {currency !== base && (
        <AmountField
          {...form.field('rate')}
          label={t('rateLabel', { currency, base })}
          hint={t('rateHint')}
          unit={base}
        />
      )}
      <DateField {...form.field('date')} required max={today()} />
      <TextField {...form.field('description')} required rows={2} />
      <FileField
        {...form.field('document')}
        label={t('receipt')}
        {...(expense?.document ? { hint: t('keepReceipt') } : {})}
      />
      <ExpenseSteps
        employee={employee}
        category={category}
        amount={amount}
        currency={currency}
        rate={currency === base ? null : rate}
      />
    </FormDialog>
  )
}
