import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import {
  invoiceSettingApi,
  invoiceSettingBody,
} from '@workledger/contracts/invoicing/invoice-setting.api'
import { taxRoundings } from '@workledger/contracts/invoicing/vat-categories'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { TownFields } from '@workledger/kit/form/town-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useCountries } from '../kit/countries'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'
import { useVatChoices } from './vat'

const SettingHistory = lazy(() => import('./setting-history'))

/** Besides name and address, which every invoice has. */
const companyFields = [
  ...(['postcode', 'city', 'country', 'vat_id', 'tax_number', 'registration_number'] as const),
  ...(['iban', 'bic', 'contact_name', 'contact_email', 'contact_phone'] as const),
] as const

type InvoiceSetting = AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data']

/** The company details that its invoices print. */
export default function InvoiceSettingsTab() {
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const found = useQuery(query(invoiceSettingApi.invoiceSetting, { params }))
  const fresh = found.data?.data.name === null
  const offices = useQuery({ ...query(structureApi.offices, { params }), enabled: fresh })
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data || (fresh && offices.isPending)) return <SkeletonRows rows={5} />
  const office = fresh ? offices.data?.data.find(({ main }) => main) : undefined

  return <InvoiceSettingForm setting={found.data.data} office={office} />
}

interface FormProps {
  setting: InvoiceSetting
  /** The main office, if nothing is set yet. */
  office: AnswerOf<typeof structureApi.offices>['data'][number] | undefined
}

/** Returns the known facts of the company, until the invoice settings are set. */
const proposedBy = (name: string, office: FormProps['office']): Partial<InvoiceSetting> => ({
  name,
  company_address: [office?.address_line_1, office?.address_line_2].filter(Boolean).join('\n'),
  postcode: office?.postal_code ?? null,
  city: office?.city ?? null,
  country: office?.country ?? null,
})

const invoiceSettingValuesOf = (setting: InvoiceSetting) => ({
  name: setting.name ?? '',
  company_address: setting.company_address ?? '',
  ...(Object.fromEntries(companyFields.map((field) => [field, setting[field] ?? ''])) as Record<
    (typeof companyFields)[number],
    string
  >),
  tax_rounding: setting.tax_rounding as string,
  number_prefix: setting.number_prefix,
  number_yearly: setting.number_yearly,
  number_start: String(setting.number_start),
  credit_prefix: setting.credit_prefix ?? '',
  paypal_email: setting.paypal_email ?? '',
  terms: setting.terms ?? '',
  due_days: String(setting.due_days),
  tax_name1: setting.tax_name1 ?? '',
  tax_rate1: setting.tax_rate1 ?? '',
  tax_category1: (setting.tax_category1 ?? '') as string,
  tax_reason1: setting.tax_reason1 ?? '',
})

type SettingForm = ReturnType<typeof useSettingForm>

function useSettingForm(kept: InvoiceSetting, setting: InvoiceSetting, may: boolean) {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('changeInvoiceSetting')

  return useForm({
    words: useRecordWords(invoicingWords),
    schema: invoiceSettingBody,
    initial: invoiceSettingValuesOf(setting),
    shown: kept,
    locked: !may,
    submit: async (body, { shown }) => {
      const { data } = await change.send({
        params: { ws: workspace.id },
        body: body as never,
        shown,
      })

      toast(t('toast.settings'))
      return data
    },
  })
}

function InvoiceSettingForm({ setting: kept, office }: FormProps) {
  const t = useText(invoicingTexts)
  const [history, setHistory] = useState(false)
  const { workspace } = useMember()
  const fresh = kept.name === null
  const setting: InvoiceSetting = fresh ? { ...kept, ...proposedBy(workspace.name, office) } : kept
  const may = useMay()('changeInvoiceSetting')

  const form = useSettingForm(kept, setting, may)

  usePageActions({
    secondary: [{ label: t('history'), icon: 'history', run: () => setHistory(true) }],
  })

  return (
    <>
      {fresh && may && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('settings.proposed')}
        </Alert>
      )}
      <FormHistory value={<SettingHistory setting={kept} close={() => {}} />}>
        <FormCard form={form} locked={may ? undefined : t('settings.locked')}>
          <CompanyInputs form={form} />
          <ContactInputs form={form} />
          <PaymentInputs form={form} />
          <TaxInputs form={form} />
          <NumberInputs form={form} setting={setting} />
        </FormCard>
      </FormHistory>
      <Suspense>
        {history && <SettingHistory setting={kept} close={() => setHistory(false)} />}
      </Suspense>
    </>
  )
}

function CompanyInputs({ form }: { form: SettingForm }) {
  const t = useText(invoicingTexts)
  const countries = useCountries(t('none'))

  return (
    <FormCard.Group title={t('settings.company')}>
      <TextField
        {...form.field('name')}
        required
        label={t('settings.name')}
        hint={t('settings.hint')}
      />
      <TextField {...form.field('company_address')} required rows={3} />
      <TownFields
        country={form.values.country}
        postcode={<TextField {...form.field('postcode')} />}
        city={<TextField {...form.field('city')} />}
      />
      <SelectField {...form.field('country')} options={countries} placeholder={t('choose')} />
      <TextField {...form.field('registration_number')} />
      <TextField {...form.field('vat_id')} hint={t('settings.vatIdHint')} />
      <TextField {...form.field('tax_number')} />
    </FormCard.Group>
  )
}

function ContactInputs({ form }: { form: SettingForm }) {
  const t = useText(invoicingTexts)

  return (
    <FormCard.Group title={t('settings.contact')} columns={3}>
      <TextField
        {...form.field('contact_name')}
        label={t('settings.contactName')}
        hint={t('settings.contactHint')}
      />
      <TextField {...form.field('contact_email')} type="email" />
      <TextField {...form.field('contact_phone')} type="tel" />
    </FormCard.Group>
  )
}

function PaymentInputs({ form }: { form: SettingForm }) {
  const t = useText(invoicingTexts)

  return (
    <FormCard.Group title={t('settings.payment')}>
      <TextField {...form.field('iban')} />
      <TextField {...form.field('bic')} />
      <TextField {...form.field('paypal_email')} required type="email" />
      <TextField {...form.field('due_days')} required type="number" min="0" />
      <TextField {...form.field('terms')} rows={3} />
    </FormCard.Group>
  )
}

function TaxInputs({ form }: { form: SettingForm }) {
  const t = useText(invoicingTexts)
  const vatChoices = useVatChoices()

  return (
    <FormCard.Group title={t('settings.tax')}>
      <TextField {...form.field('tax_name1')} label={t('taxName')} hint={t('settings.taxHint')} />
      <AmountField {...form.field('tax_rate1')} label={t('taxRate')} unit="%" />
      <SelectField
        {...form.field('tax_category1')}
        label={t('vat.category')}
        options={vatChoices}
      />
      {form.values.tax_category1 === 'E' && (
        <TextField {...form.field('tax_reason1')} required label={t('vat.reason')} />
      )}
    </FormCard.Group>
  )
}

function NumberInputs({ form, setting }: { form: SettingForm; setting: InvoiceSetting }) {
  const { options } = useRecordWords(invoicingWords)
  const t = useText(invoicingTexts)

  return (
    <FormCard.Group title={t('settings.numbers')}>
      <TextField
        {...form.field('number_prefix')}
        hint={t('nextNumber', { number: setting.next_invoice_number })}
      />
      <TextField
        {...form.field('number_start')}
        type="number"
        min="1"
        hint={t('settings.startHint')}
      />
      <TextField {...form.field('credit_prefix')} hint={t('settings.creditHint')} />
      <SelectField
        {...form.field('tax_rounding')}
        hint={t('settings.roundingHint')}
        options={options(taxRoundings)}
      />
      <CheckField {...form.field('number_yearly')} label={t('settings.yearly')} />
    </FormCard.Group>
  )
}
