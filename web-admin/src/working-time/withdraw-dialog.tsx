import type { Rows } from '@workledger/contracts/registry'
import { payoutWithdrawalBody } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, shortClock } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workingTimeWords } from '@workledger/kit/i18n/words/working-time'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

/** Takes hours back from the next pay run into the account. */
export default function WithdrawDialog({
  line: { id, employee_id, seconds },
  close,
}: {
  line: Rows['working-time-lines']
  close: () => void
}) {
  const t = useText(workingTimeTexts)
  const withdraw = useConsoleCommand('withdrawWorkingTimePayout')

  const form = useForm({
    words: useRecordWords(workingTimeWords),
    schema: payoutWithdrawalBody,
    initial: { reason: '' },
    submit: async (body) => {
      await withdraw.send({ params: { id: employee_id, payoutId: id }, body })
      toast(t('payout.withdrawn'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('payout.withdrawTitle')}
      action={t('payout.withdraw')}
      form={form}
      onClose={close}
    >
      <Muted>{t('payout.withdrawText', { time: isolated(shortClock(-seconds)) })}</Muted>
      <TextField {...form.field('reason')} required autoFocus rows={2} />
    </FormDialog>
  )
}
