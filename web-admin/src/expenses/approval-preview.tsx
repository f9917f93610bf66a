import { useQuery } from '@tanstack/react-query'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { typedAmount } from '@workledger/kit/i18n/typed-amount'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useDeferredValue, useState } from 'react'
import { ApprovalPreview, FoundSteps } from '../kit/approval/approval-preview'
import { approvalRuleTexts } from '../kit/approval/messages'
import { expenseTexts } from './messages'

type Category = (typeof expenseCategories)[number]

/** Shows to whom an expense of an amount would go, if a person claimed it now. */
export function ExpenseStepsPreview() {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const { currency } = useMember().workspace
  const [person, setPerson] = useState('')
  const [category, setCategory] = useState<Category>('travelling')
  const [amount, setAmount] = useState('100')
  const asked = useDeferredValue(typedAmount(amount))
  const complete = person !== '' && asked !== undefined && Number(asked) >= 0

  const found = useQuery({
    ...query(expenseApprovalApi.previewExpenseSteps, {
      params: { id: person },
      query: { category, amount: asked ?? '0' },
    }),
    enabled: complete,
    retry: false,
  })

  return (
    <ApprovalPreview
      columns="2fr 1fr 1fr"
      fields={
        <>
          <PersonField name="person" value={person} onChange={setPerson} label={words('person')} />
          <SelectField
            name="category"
            value={category}
            onChange={setCategory}
            label={t('approval.type')}
            options={expenseCategories.map((value) => ({
              value,
              label: t(`categories.${value}`),
            }))}
          />
          <AmountField
            name="amount"
            value={amount}
            onChange={setAmount}
            label={t('approval.amount')}
            unit={currency}
          />
        </>
      }
      found={
        <FoundSteps
          complete={complete}
          found={found}
          hint={t('approval.previewText')}
          oneStep={t('approval.oneStep')}
        />
      }
    />
  )
}
