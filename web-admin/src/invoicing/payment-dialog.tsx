import { paymentBody } from '@workledger/contracts/invoicing/invoice-body'
import { AmountField } from '@workledger/kit/form/amount-field'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'

/** Adds a payment of an issued invoice; the first value is the whole balance. */
export default function PaymentDialog({
  invoice,
  close,
}: {
  invoice: { id: string; balance: string; currency: string; invoice_date: string; revision: number }
  close: () => void
}) {
  const t = useText(invoicingTexts)
  const record = useConsoleCommand('recordPayment')

  const form = useForm({
    words: useRecordWords(invoicingWords),
    schema: paymentBody,
    initial: { amount: invoice.balance, paid_on: today(), note: '', in_advance: false },
    shown: invoice,
    submit: async (body, { shown }) => {
      await record.send({ params: { id: invoice.id }, body, shown })
      toast(t('toast.paid'))
      close()
    },
  })

  return (
    <FormDialog title={t('pay')} form={form} action={t('pay')} onClose={close}>
      <AmountField {...form.field('amount')} required autoFocus unit={invoice.currency} />
      <DateField {...form.field('paid_on')} required max={today()} />
      {form.values.paid_on !== '' && form.values.paid_on < invoice.invoice_date && (
        <CheckField {...form.field('in_advance')} label={t('payInAdvance')} />
      )}
      <TextField {...form.field('note')} />
    </FormDialog>
  )
}
