import { adjustmentBody } from '@workledger/contracts/leave/leave-balance.api'
import { SegmentField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { type Adjustment, useLeaveWords } from './leave-row'

const choices = ['add', 'subtract', 'opening'] as const

interface LeaveAdjustmentValues {
  choice: string
  year: string
  days: string
  valid_from: string
  valid_to: string
  description: string
}

/** Subtract flips the sign; an empty day is that of the year. */
const leaveAdjustmentBody = ({
  choice,
  days,
  valid_from,
  valid_to,
  ...typed
}: LeaveAdjustmentValues) => ({
  ...typed,
  kind: choice === 'opening' ? ('opening_balance' as const) : ('adjustment' as const),
  days: choice === 'subtract' && days.trim() ? `-${days.trim()}` : days,
  ...(valid_from ? { valid_from } : {}),
  ...(valid_to ? { valid_to } : {}),
})

/**
 * Adds days to a balance, subtracts some or sets an opening balance; or changes an earlier entry.
 */
export default function AdjustDialog({
  employee,
  adjustment,
  close,
}: {
  employee: string
  adjustment: Adjustment | null
  close: () => void
}) {
  const { t } = useLeaveWords()
  const add = useConsoleCommand('addLeaveAdjustment')
  const change = useConsoleCommand('changeLeaveAdjustment')
  const taken = Number(adjustment?.days) < 0

  const words = useRecordWords(leaveWords)
  const form = useForm<LeaveAdjustmentValues, undefined, typeof words>({
    words,
    schema: adjustmentBody,
    initial: {
      choice: adjustment?.kind === 'opening_balance' ? 'opening' : taken ? 'subtract' : 'add',
      year: String(adjustment?.year ?? today().slice(0, 4)),
      days: (adjustment?.days ?? '').replace('-', ''),
      valid_from: adjustment?.valid_from ?? '',
      valid_to: adjustment?.valid_to ?? '',
      description: adjustment?.description ?? '',
    },
    toRequest: leaveAdjustmentBody,
    submit: async (typed) => {
      const body = adjustmentBody.parse(leaveAdjustmentBody(typed))
      const failed = saying(t('adjust.failed'))

      if (adjustment)
        await change
          .send({ params: { id: employee, adjId: adjustment.id }, body, shown: adjustment })
          .catch(failed)
      else await add.send({ params: { id: employee }, body }).catch(failed)

      toast(t(adjustment ? 'adjust.edited' : 'adjust.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(adjustment ? 'adjust.edit' : 'adjust.action')} form={form} onClose={close}>
      <SegmentField
        {...form.field('choice')}
        label={t('adjust.kind')}
        options={choices.map((value) => ({ value, label: t(`adjust.${value}`) }))}
      />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
        <TextField {...form.field('days')} required autoFocus hint={t('adjust.daysHint')} />
        <TextField {...form.field('year')} required type="number" />
        {form.values.choice !== 'subtract' && (
          <>
            <DateField {...form.field('valid_from')} hint={t('adjust.validHint')} />
            <DateField {...form.field('valid_to')} />
          </>
        )}
      </Grid>
      <TextField {...form.field('description')} rows={2} />
    </FormDialog>
  )
}
