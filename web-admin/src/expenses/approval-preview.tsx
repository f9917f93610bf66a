import { useQuery } from '@tanstack/react-query'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { ApprovalSteps } from '@workledger/kit/areas/approvals/approval-steps'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { typedAmount } from '@workledger/kit/i18n/typed-amount'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Grid, Panel, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { useDeferredValue, useState } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { expenseTexts } from './messages'

type Category = (typeof expenseCategories)[number]

/** Shows to whom an expense of an amount would go, if a person claimed it now. */
export function ApprovalPreview() {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const { currency } = useMember().workspace
  const [person, setPerson] = useState('')
  const [category, setCategory] = useState<Category>('travelling')
  const [amount, setAmount] = useState('100')

  return (
    <Panel component="section" aria-label={words('preview')} sx={{ p: 2, mt: 3, maxWidth: 720 }}>
      <Heading size={14} sx={{ mb: 1.5 }}>
        {words('preview')}
      </Heading>
      <Stack gap={2}>
        <Grid columns={{ xs: '1fr', sm: '2fr 1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
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
        </Grid>
        <Found person={person} category={category} amount={amount} />
      </Stack>
    </Panel>
  )
}

interface Asked {
  person: string
  category: Category
  amount: string
}

function Found({ person, category, amount }: Asked) {
  const t = useText(expenseTexts)
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

  if (!complete) return <Muted>{t('approval.previewText')}</Muted>
  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={2} />
  const steps = found.data.data

  return steps.length === 0 ? (
    <Muted>{t('approval.oneStep')}</Muted>
  ) : (
    <ApprovalSteps steps={steps} pending draft />
  )
}
