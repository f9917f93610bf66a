import Box from '@mui/material/Box'
import type { RecurringInvoiceAnswer } from '@workledger/contracts/invoicing/recurring.api'
import { recurringUnits } from '@workledger/contracts/invoicing/recurring-words'
import { ClientField } from '@workledger/kit/areas/clients/client-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CurrencyField } from '@workledger/kit/form/currency-field'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { Muted } from '@workledger/kit/ui/text'
import { Suspense } from 'react'
import { ChargeFields } from '../charge-fields'
import { InvoiceLines } from '../invoice-lines'
import { LiveTotals } from '../live-totals'
import { invoicingTexts } from '../messages'
import { type NewClientDialog, useNewClient } from '../new-client'
import { useLiveTotals } from '../use-live-totals'
import { recurringTexts } from './messages'
import { type RecurringInvoiceValues, recurringInvoiceSchema } from './typed'

interface Props {
  initial: RecurringInvoiceValues
  /** The reason why it is read-only. */
  locked?: string | undefined
  /** New lines have the first tax. */
  taxed?: boolean
  /** The dialog that adds a client, if allowed. */
  NewClient?: NewClientDialog
  /** Undefined for a new one. */
  shown?: RecurringInvoiceAnswer
  submit: (
    typed: RecurringInvoiceValues,
    held: { shown: RecurringInvoiceAnswer | undefined; before: RecurringInvoiceValues },
  ) => Promise<void>
}

interface RecurringRecord extends Pick<Props, 'initial' | 'submit'> {
  shown: RecurringInvoiceAnswer | undefined
  locked: string | undefined
}

function useRecurringForm({ initial, shown, locked, submit }: RecurringRecord) {
  const words = useRecordWords(invoicingWords)

  return useForm<RecurringInvoiceValues, RecurringInvoiceAnswer | undefined, typeof words>({
    words,
    schema: recurringInvoiceSchema,
    initial,
    shown,
    locked: locked !== undefined,
    submit,
  })
}

/** The content of each invoice, and the schedule. */
export function RecurringForm({ initial, shown, locked, taxed = false, NewClient, submit }: Props) {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const form = useRecurringForm({ initial, shown, locked, submit })

  const client = useNewClient((id) => form.set('client_id', id))
  const { lines, currency } = form.values
  const live = useLiveTotals(form.values, undefined)
  const { totals } = live

  return (
    <>
      <FormCard form={form} action={t('save')} locked={locked} fresh={!shown} wide>
        <ScheduleInputs form={form} NewClient={NewClient} client={client} />
        <ChargeFields field={form.field} />
        <Box
          component="fieldset"
          disabled={locked !== undefined}
          sx={{ m: 0, p: 2, border: 0, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
        >
          <InvoiceLines
            lines={lines}
            saved={[]}
            amounts={live.amounts}
            currency={currency}
            taxed={taxed && form.values.tax_rate1 !== ''}
            complaint={form.errors.lines}
            onChange={(now) => form.set('lines', now)}
          />
          <LiveTotals live={live} invoice={totals ? { ...form.values, totals } : null} />
          <Muted size={12} sx={{ mt: 1 }}>
            {t('placeholders')}
          </Muted>
          {form.errors.lines && (
            <Box role="alert" sx={{ mt: 1, color: 'error.main', fontSize: 12 }}>
              {form.field('lines').error}
            </Box>
          )}
        </Box>
        <FormCard.Group columns={1}>
          <TextField {...form.field('public_notes')} label={k('notes')} rows={3} />
        </FormCard.Group>
      </FormCard>
      <Suspense>
        {NewClient && client.named !== null && (
          <NewClient name={client.named} close={client.close} />
        )}
      </Suspense>
    </>
  )
}

function ScheduleInputs({
  form,
  NewClient,
  client,
}: {
  form: ReturnType<typeof useRecurringForm>
  NewClient: NewClientDialog | undefined
  client: ReturnType<typeof useNewClient>
}) {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const { ends } = form.values
  const choices = <N extends string>(names: readonly N[], label: (name: N) => string) =>
    names.map((value) => ({ value, label: label(value) }))

  return (
    <FormCard.Group title={t('schedule')} columns={3}>
      <ClientField
        {...form.field('client_id')}
        required
        placeholder={k('choose')}
        onAdd={NewClient && client.add}
      />
      <TextField {...form.field('every')} required type="number" min="1" max="12" />
      <SelectField
        {...form.field('unit')}
        onChange={(unit) => form.set('unit', unit as RecurringInvoiceValues['unit'])}
        required
        options={choices(recurringUnits, (unit) => t(`units.${unit}`))}
      />
      <DateField {...form.field('first_on')} required hint={t('firstHint')} />
      <SelectField
        {...form.field('ends')}
        onChange={(value) => form.set('ends', value as RecurringInvoiceValues['ends'])}
        label={t('ends')}
        options={choices(['open', 'until', 'times'] as const, (end) => t(`endings.${end}`))}
      />
      {ends === 'until' && (
        <DateField {...form.field('until')} required min={form.values.first_on || undefined} />
      )}
      {ends === 'times' && <TextField {...form.field('times')} required type="number" min="1" />}
      <SelectField
        {...form.field('mode')}
        onChange={(mode) => form.set('mode', mode as RecurringInvoiceValues['mode'])}
        label={t('mode')}
        options={choices(['draft', 'send'] as const, (mode) => t(`modes.${mode}`))}
      />
      <TextField {...form.field('due_days')} required type="number" min="0" />
      <CurrencyField {...form.field('currency')} label={k('currency')} />
      <TextField {...form.field('order_number')} label={k('orderNumber')} />
      <TextField {...form.field('buyer_reference')} label={k('buyerReference')} />
    </FormCard.Group>
  )
}
