import { useQuery } from '@tanstack/react-query'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { typedAmount } from '@workledger/kit/i18n/typed-amount'
import { query } from '@workledger/kit/net/query'
import { Muted } from '@workledger/kit/ui/text'
import { useDeferredValue } from 'react'

interface Props {
  employee: string
  category: string
  amount: string
  currency: string
  rate: string | null
}

/** To whom a claim would go, if an approval rule is for it. */
export function ExpenseSteps({ employee, category, amount, currency, rate }: Props) {
  const words = useStepWords()
  const typed = useDeferredValue(typedAmount(amount))
  const typedRate = useDeferredValue(rate === null ? null : typedAmount(rate))
  const kind = expenseCategories.find((each) => each === category)

  const { data } = useQuery({
    ...query(expenseApprovalApi.previewExpenseSteps, {
      params: { id: employee },
      query: {
        category: kind ?? 'stuff',
        amount: typed ?? '0',
        currency,
        ...(typedRate ? { rate: typedRate } : {}),
      },
    }),
    enabled: kind !== undefined && Number(typed) > 0,
    retry: false,
  })

  const steps = data?.data ?? []

  return (
    <Muted role="status" size={12}>
      {steps.length > 0 && words.t('goesTo', { names: words.routeOf(steps) })}
    </Muted>
  )
}
