import type { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useGrouped } from '@workledger/kit/i18n/grouped'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useCountries } from '../kit/countries'
import { useYesNo } from '../kit/yes-no'
import { invoicingTexts } from './messages'
import { useStepWords } from './reminders/use-step-words'

interface Props {
  setting: Pick<AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data'], 'stream' | 'name'>
  close: () => void
}

/** In the order of the form. */
const invoiceSettingFields = [
  'name',
  'company_address',
  'postcode',
  'city',
  'country',
  'registration_number',
  'vat_id',
  'tax_number',
  'contact_name',
  'contact_email',
  'contact_phone',
  'iban',
  'bic',
  'paypal_email',
  'due_days',
  'terms',
  'number_prefix',
  'number_start',
  'number_yearly',
  'credit_prefix',
  'tax_rounding',
  'tax_name1',
  'tax_rate1',
  'tax_category1',
  'tax_reason1',
  'enabled',
  'steps',
]

/** The history of the invoice settings. */
export default function SettingHistory({ setting, close }: Props) {
  const t = useText(invoicingTexts)
  const grouped = useGrouped()
  const stepWords = useStepWords()
  const yesNo = useYesNo()
  const countries = useCountries(t('none'))

  const value = (field: string, given: unknown) => {
    if (field === 'country') return countries.find((each) => each.value === given)?.label

    if (field === 'tax_rounding' && (given === 'total' || given === 'line'))
      return t(`settings.roundings.${given}`)

    if (field === 'steps' && Array.isArray(given))
      return grouped(
        given.map(({ days, subject }: { days: number; subject: string }) =>
          pair(stepWords(days), subject),
        ),
      )

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={setting.stream}
      title={setting.name ?? t('settings.company')}
      words={areaHistory({ area: 'invoicing', fields: invoiceSettingFields, value })}
      onClose={close}
    />
  )
}
