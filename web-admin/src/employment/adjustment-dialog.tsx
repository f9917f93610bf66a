import { useQuery } from '@tanstack/react-query'
import { adjustmentBody } from '@workledger/contracts/employment/employment.api'
import { adjustmentTimings, prorations } from '@workledger/contracts/employment/employment.events'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { typedPercent } from '@workledger/kit/i18n/typed-amount'
import { employmentWords } from '@workledger/kit/i18n/words/employment'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { Adjustment } from './adjustment'
import { employmentTexts } from './messages'

interface Props {
  type: Adjustment['type']
  employee: string
  contract: string
  adjustment: Adjustment | null
  close: () => void
}

/** An allowance or a deduction; a % after the value makes it a share of basic pay. */
export default function AdjustmentDialog({ type, employee, contract, adjustment, close }: Props) {
  const { options } = useRecordWords(employmentWords)

  const t = useText(employmentTexts)
  const { workspace } = useMember()
  const is = type === 'allowance'

  const categories = useQuery(
    query(is ? payrollCategoriesApi.allowances : payrollCategoriesApi.deductions, {
      params: { ws: workspace.id },
    }),
  ).data?.data

  const add = useConsoleCommand('addAdjustment')
  const change = useConsoleCommand('changeAdjustment')

  const form = useForm({
    words: useRecordWords(employmentWords),
    schema: adjustmentBody,
    initial: {
      type,
      category_id: adjustment?.category_id ?? '',
      amount: adjustment
        ? adjustment.calculation_type === 'percent'
          ? typedPercent(adjustment.amount)
          : adjustment.amount
        : '',
      proration: adjustment?.proration ?? (is ? ('days' as const) : ('full' as const)),
      timing: adjustment?.timing ?? ('once_a_month' as const),
      valid_from: adjustment?.valid_from ?? '',
      valid_to: adjustment?.valid_to ?? '',
    },
    submit: async (body) => {
      const params = { id: employee, contractId: contract }

      if (adjustment)
        await change.send({
          params: { ...params, adjustmentId: adjustment.id },
          body,
          shown: adjustment,
        })
      else await add.send({ params, body })

      toast(
        t(
          adjustment
            ? is
              ? 'toast.allowanceEdited'
              : 'toast.deductionEdited'
            : is
              ? 'toast.allowanceAdded'
              : 'toast.deductionAdded',
        ),
      )

      close()
    },
  })

  const title = adjustment
    ? is
      ? 'editAllowance'
      : 'editDeduction'
    : is
      ? 'addAllowance'
      : 'addDeduction'

  return (
    <FormDialog title={t(title)} form={form} onClose={close}>
      <SelectField
        {...form.field('category_id')}
        required
        label={t('name')}
        placeholder={t('choose')}
        hint={categories?.length === 0 ? t('noCategories') : undefined}
        options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField {...form.field('amount')} required hint={t('valueHint')} />
      <SelectField
        {...form.field('proration')}
        onChange={(value) => form.set('proration', value as Adjustment['proration'])}
        label={t('proration.label')}
        options={options(prorations)}
      />
      <SelectField
        {...form.field('timing')}
        onChange={(value) => form.set('timing', value as Adjustment['timing'])}
        label={t('timing.label')}
        options={options(adjustmentTimings)}
      />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <DateField {...form.field('valid_from')} />
        <DateField {...form.field('valid_to')} min={form.values.valid_from || undefined} />
      </Grid>
    </FormDialog>
  )
}
