import type { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoiceSettingEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCountries } from '../kit/countries'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { invoicingTexts } from './messages'
import english from './messages.en'
import { remindersTexts } from './reminders/messages'
import { useStepWords } from './reminders/use-step-words'

type Said = keyof typeof english.settings.event
const isSaid = (type: string): type is Said => type in invoiceSettingEvents && type in english.settings.event

interface Props {
  setting: Pick<AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data'], 'stream' | 'name'>
  close: () => void
}

/** Everything that changed in what the company prints on its invoices. */
export default function SettingHistory({ setting, close }: Props) {
  const t = useText(invoicingTexts)
  const r = useText(remindersTexts)
  const stepWords = useStepWords()
  const yesNo = useYesNo()
  const countries = useCountries(t('none'))
  const fields: Record<string, string | null> = {
    workspace_id: null,
    name: t('settings.name'),
    company_address: t('settings.address'),
    postcode: t('settings.postcode'),
    city: t('settings.city'),
    country: t('settings.country'),
    registration_number: t('settings.registration'),
    vat_id: t('settings.vatId'),
    tax_number: t('settings.taxNumber'),
    contact_name: t('settings.contactName'),
    contact_email: t('settings.contactEmail'),
    contact_phone: t('settings.contactPhone'),
    iban: t('settings.iban'),
    bic: t('settings.bic'),
    paypal_email: t('settings.paypal'),
    due_days: t('settings.days'),
    terms: t('settings.terms'),
    number_prefix: t('settings.prefix'),
    number_start: t('settings.start'),
    number_yearly: t('settings.yearly'),
    credit_prefix: t('settings.creditPrefix'),
    tax_rounding: t('settings.rounding'),
    tax_name1: t('taxName'),
    tax_rate1: `${t('taxRate')}, %`,
    tax_category1: t('vat.category'),
    tax_reason1: t('vat.reason'),
    enabled: r('enabled'),
    steps: r('tab'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'country') return countries.find((each) => each.value === given)?.label
    if (field === 'tax_rounding' && (given === 'total' || given === 'line')) return t(`settings.roundings.${given}`)
    if (field === 'steps' && Array.isArray(given))
      return given.map(({ days, subject }: { days: number; subject: string }) => `${stepWords(days)}: ${subject}`).join('; ')
    return yesNo(field, given)
  }
  return (
    <HistoryPanel
      stream={setting.stream}
      title={setting.name ?? t('settings.company')}
      words={historyWords({
        event: (type) => (isSaid(type) ? t(`settings.event.${type}`) : undefined),
        fields,
        value,
      })}
      onClose={close}
    />
  )
}
