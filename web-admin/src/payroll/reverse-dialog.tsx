import { fullName } from '@workledger/contracts/kernel/full-name'
import type { PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { reverseBody } from '@workledger/contracts/payroll/pay-runs.api'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { payrollWords } from '@workledger/kit/i18n/words/payroll'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useGo } from '@workledger/kit/ui/app-link'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { Run } from './run-context'
import { usePayWords } from './words'

/** Reverses one payslip, or the rest of a run, in an approved run of its own. */
export default function ReverseDialog({
  run,
  entry,
  close,
}: {
  run: Run
  entry?: PayEntry
  close: () => void
}) {
  const { t, period } = usePayWords()
  const go = useGo()
  const { workspace } = useMember()
  const reverse = useConsoleCommand('reversePayRun')

  const form = useForm({
    words: useRecordWords(payrollWords),
    schema: reverseBody,
    // A reversal follows its payment in the year to date too.
    initial: {
      pay_date: run.pay_date > today() ? run.pay_date : today(),
      reason: '',
      notify_employee: false,
      ...(entry && { entry_id: entry.id }),
    },
    submit: async (body) => {
      const { data } = await reverse.send({
        params: { ws: workspace.id, id: run.id },
        body,
        shown: run,
      })

      toast(t('toast.reversed'))
      close()
      if (!isLate(data)) go(`/admin/payroll/${data.id}`)
    },
  })

  const title = entry
    ? t('reversal.one', { name: fullName(entry.employee) })
    : t('reversal.whole', { period: period(run) })

  return (
    <FormDialog title={title} form={form} action={t('reverse')} onClose={close}>
      <Muted>{t('reversal.text')}</Muted>
      <DateField {...form.field('pay_date')} required autoFocus />
      <TextField {...form.field('reason')} rows={2} />
      <CheckField {...form.field('notify_employee')} label={t('reversal.notify')} />
    </FormDialog>
  )
}
