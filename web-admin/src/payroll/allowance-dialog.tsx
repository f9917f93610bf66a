import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { overtimePeriods } from '@workledger/contracts/payroll/overtime-periods'
import {
  allowanceBody,
  type payrollCategoriesApi,
} from '@workledger/contracts/payroll/payroll-categories.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useMember } from '@workledger/kit/net/current'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { usePayWords } from './words'

type Allowance = AnswerOf<typeof payrollCategoriesApi.allowances>['data'][number]

type OvertimePeriod = (typeof overtimePeriods)[number]

const usual = { after_hours: '40', per: 'week' as OvertimePeriod, factor: '1.5' }

interface PayCategoryValues {
  name: string
  /** Not sent: without it there is no rule. */
  pays: boolean
  overtime: typeof usual
  counts_for_overtime: boolean
}

const payCategoryBody = ({ name, pays, overtime, counts_for_overtime }: PayCategoryValues) => ({
  name,
  overtime: pays ? overtime : null,
  counts_for_overtime,
})

/** An allowance's name, and whether it pays overtime to people paid by the hour. */
export default function AllowanceDialog({
  allowance,
  close,
}: {
  allowance: Allowance | null
  close: () => void
}) {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const add = useConsoleCommand('addAllowanceCategory')
  const rename = useConsoleCommand('renameAllowanceCategory')

  const form = useForm<PayCategoryValues>({
    schema: allowanceBody,
    initial: {
      name: allowance?.name ?? '',
      pays: !!allowance?.overtime,
      overtime: allowance?.overtime ?? usual,
      counts_for_overtime: allowance?.counts_for_overtime ?? false,
    },
    toRequest: payCategoryBody,
    submit: async (typed) => {
      const body = payCategoryBody(typed)
      const params = { ws: workspace.id }

      if (allowance)
        await rename
          .send({ params: { ...params, id: allowance.id }, body, shown: allowance })
          .catch(saying(t('toast.editFailed')))
      else await add.send({ params, body }).catch(saying(t('toast.allowanceFailed')))

      toast(t(allowance ? 'toast.allowanceEdited' : 'toast.allowanceAdded'))
      close()
    },
  })

  const { overtime, pays } = form.values
  const set = (change: Partial<typeof usual>) => form.set('overtime', { ...overtime, ...change })

  const fault = (field: string) => {
    const found = form.errors[`overtime.${field}`]
    return found && faultText(found)
  }

  return (
    <FormDialog
      title={t(allowance ? 'settings.editAllowance' : 'settings.addAllowance')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus label={t('settings.allowanceName')} />
      <CheckField {...form.field('pays')} label={t('overtime.pays')} />
      {!pays && <CheckField {...form.field('counts_for_overtime')} label={t('overtime.counts')} />}
      {pays && (
        <Grid columns={{ xs: '1fr', sm: '1fr 1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
          <TextField
            name="overtime.after_hours"
            value={overtime.after_hours}
            onChange={(after_hours) => set({ after_hours })}
            error={fault('after_hours')}
            required
            label={t('overtime.after_hours')}
          />
          <SelectField
            name="overtime.per"
            value={overtime.per}
            onChange={(per) => set({ per: per as OvertimePeriod })}
            label={t('overtime.per')}
            options={overtimePeriods.map((value) => ({
              value,
              label: t(`overtime.${value}`),
            }))}
          />
          <TextField
            name="overtime.factor"
            value={overtime.factor}
            onChange={(factor) => set({ factor })}
            error={fault('factor')}
            required
            label={t('overtime.factor')}
            hint={t('overtime.factorHint')}
          />
        </Grid>
      )}
    </FormDialog>
  )
}
