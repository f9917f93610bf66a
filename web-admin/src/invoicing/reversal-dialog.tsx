import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { reversalBody } from '@workledger/contracts/invoicing/invoice-body'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'

interface Props {
  invoice: InvoiceAnswer
  payment: InvoiceAnswer['payments'][number]
  close: () => void
}

/**
 * Reverses a payment that never arrived or was returned; it stays in the list and no longer counts.
 */
export default function ReversalDialog({ invoice, payment, close }: Props) {
  const t = useText(invoicingTexts)
  const { money } = useFormat()
  const reverse = useConsoleCommand('reversePayment')

  const form = useForm({
    words: useRecordWords(invoicingWords),
    schema: reversalBody,
    initial: { reversed_on: today(), reason: '' },
    shown: invoice,
    submit: async (body, { shown }) => {
      await reverse.send({ params: { id: invoice.id, paymentId: payment.id }, body, shown })
      toast(t('toast.reversed'))
      close()
    },
  })

  const amount = isolated(`${money(payment.amount, invoice.currency)} ${invoice.currency}`)

  return (
    <FormDialog
      title={t('reversal.title', { amount })}
      form={form}
      action={t('reversal.action')}
      onClose={close}
    >
      <TextField {...form.field('reason')} required autoFocus rows={2} />
      <DateField {...form.field('reversed_on')} required min={payment.paid_on} max={today()} />
    </FormDialog>
  )
}
