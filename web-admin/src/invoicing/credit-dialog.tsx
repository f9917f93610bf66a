import Box from '@mui/material/Box'
import { creditBody } from '@workledger/contracts/invoicing/credit-notes.api'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { AmountInput } from '@workledger/kit/form/amount-field'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { faultText } from '@workledger/kit/i18n/error-words'
import { isolated, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { isZero } from '../kit/decimal'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'

interface CreditNoteValues {
  credited_on: string
  reason: string
  /** By item id. */
  items: Record<string, string>
  send: boolean
}

/** A credit note for the rest of an invoice, or for part of it. */
export default function CreditDialog({
  invoice,
  close,
}: {
  invoice: InvoiceAnswer
  close: () => void
}) {
  const t = useText(invoicingTexts)
  const { money } = useFormat()
  const credit = useConsoleCommand('creditInvoice')
  const day = today()

  const words = useRecordWords(invoicingWords)
  const form = useForm<CreditNoteValues, undefined, typeof words>({
    words,
    schema: creditBody,
    initial: {
      credited_on: day < invoice.invoice_date ? invoice.invoice_date : day,
      reason: '',
      items: Object.fromEntries(invoice.creditable.map(({ id, quantity }) => [id, quantity])),
      send: invoice.client.contact_email !== null,
    },
    toRequest: bodyOf,
    submit: async (typed) => {
      await credit.send({ params: { id: invoice.id }, body: bodyOf(typed), shown: invoice })
      toast(t('toast.credited'))
      close()
    },
  })

  const { items } = form.values

  return (
    <FormDialog
      title={t('credit.title', { number: invoice.invoice_number ?? '' })}
      form={form}
      action={t('credit.action')}
      onClose={close}
    >
      <DateField {...form.field('credited_on')} required min={invoice.invoice_date} />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Strong component="legend" weight={600} sx={{ p: 0, mb: 0.5 }}>
          {t('credit.quantities')}
        </Strong>
        {invoice.creditable.map(({ id, quantity }) => {
          const item = invoice.items.find((each) => each.id === id)
          if (!item) return null

          return (
            <Grid
              key={id}
              columns="minmax(0, 1fr) 112px"
              gap={1.5}
              sx={{ alignItems: 'center', py: 0.5 }}
            >
              <Box sx={{ minWidth: 0 }}>
                <bdi>{item.description}</bdi>
                <Muted size={12}>
                  {t('credit.left', {
                    quantity,
                    price: isolated(
                      `${money(item.unit_price, invoice.currency)} ${invoice.currency}`,
                    ),
                  })}
                </Muted>
                {item.time_entries > 0 && <Muted size={12}>{t('credit.time')}</Muted>}
              </Box>
              <AmountInput
                label={t('credit.quantity', { item: item.description })}
                value={items[id] ?? ''}
                onChange={(value) => form.set('items', { ...items, [id]: value })}
              />
            </Grid>
          )
        })}
        {form.errors.items && (
          <Box role="alert" sx={{ mt: 0.5, fontSize: 12, color: 'tone.bad' }}>
            {faultText(form.errors.items)}
          </Box>
        )}
      </Box>
      <TextField {...form.field('reason')} rows={2} hint={t('credit.reasonHint')} />
      {invoice.client.contact_email && (
        <CheckField
          {...form.field('send')}
          label={t('credit.send', { email: invoice.client.contact_email })}
        />
      )}
    </FormDialog>
  )
}

/** Items without a credit are left out. */
const bodyOf = ({ items, ...typed }: CreditNoteValues) => ({
  ...typed,
  items: Object.entries(items).flatMap(([id, quantity]) =>
    quantity.trim() === '' || isZero(quantity) ? [] : [{ id, quantity }],
  ),
})
