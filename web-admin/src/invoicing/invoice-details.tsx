import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { ClientField } from '@workledger/kit/areas/clients/client-field'
import { CurrencyField } from '@workledger/kit/form/currency-field'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { FormCard } from '@workledger/kit/form/form-card'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { invoicingTexts } from './messages'
import type { InvoiceFormState } from './use-invoice-form'

interface Props {
  form: InvoiceFormState
  invoice: InvoiceAnswer | null
  /** Adds a client of that name, for people who may. */
  addClient: ((name: string) => void) | undefined
}

/** The client, the number and the days of an invoice. */
export function InvoiceDetails({ form, invoice, addClient }: Props) {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const typed = form.values
  const buyerReference = { ...form.field('buyer_reference'), value: typed.buyer_reference ?? '' }
  /** VAT is also stated in the company's own currency. */
  const foreign = typed.currency !== '' && typed.currency !== workspace.currency

  return (
    <FormCard.Group title={t('details')} columns={3}>
      <ClientField
        {...form.field('client_id')}
        required
        placeholder={t('choose')}
        onAdd={addClient}
      />
      <TextField {...form.field('invoice_number')} required hint={t('wish')} />
      <CurrencyField {...form.field('currency')} />
      <DateField {...form.field('invoice_date')} required />
      <DateField {...form.field('due_date')} required min={typed.invoice_date || undefined} />
      <DateField {...form.field('supply_from')} />
      <DateField {...form.field('supply_to')} min={typed.supply_from || undefined} />
      <TextField {...form.field('order_number')} />
      {invoice && <TextField {...buyerReference} label={t('buyerReference')} />}
      {foreign && (
        <TextField
          {...form.field('exchange_rate')}
          label={t('exchange.rate', { from: typed.currency, to: workspace.currency })}
        />
      )}
      {foreign && <TextField {...form.field('exchange_source')} />}
      {foreign && <DateField {...form.field('exchange_on')} max={today()} />}
    </FormCard.Group>
  )
}
