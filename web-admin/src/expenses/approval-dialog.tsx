import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { AmountField } from '@workledger/kit/form/amount-field'
import { TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { RuleKindsField } from '../kit/approval/kinds-field'
import { approvalRuleTexts } from '../kit/approval/messages'
import { StepsFields } from '../kit/approval/steps-fields'
import { stepsOf } from '../kit/approval/typed-steps'
import type { ExpenseRuleRow } from './expense-row'
import { expenseTexts } from './messages'
import { type ApprovalForm, useApprovalForm } from './use-approval-form'

/** Adds or changes a rule: its expenses, and the steps of their approval. */
export default function ApprovalDialog({
  rule,
  close,
}: {
  rule: ExpenseRuleRow | null
  close: () => void
}) {
  const t = useText(expenseTexts)
  const words = useText(approvalRuleTexts)
  const { currency } = useMember().workspace
  const { form, newStep } = useApprovalForm(rule, close)

  return (
    <FormDialog title={words(rule ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={words('name')} />
      <TypesField form={form} />
      <AmountField
        {...form.field('from_amount')}
        label={t('approval.fromAmount', { currency })}
        hint={t('approval.fromAmountHint')}
        unit={currency}
      />
      <StepsFields of={stepsOf(form)} newStep={newStep} />
    </FormDialog>
  )
}

/** The categories of a rule. */
function TypesField({ form }: { form: ApprovalForm }) {
  const t = useText(expenseTexts)
  const { onChange, ...field } = form.field('categories')

  return (
    <RuleKindsField
      {...field}
      onChange={(ids) => onChange(expenseCategories.filter((each) => ids.includes(each)))}
      label={t('approval.types')}
      placeholder={t('approval.allTypes')}
      all={expenseCategories.map((id) => ({ id, name: t(`categories.${id}`) }))}
      none={t('approval.noType')}
    />
  )
}
