import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useYesNo } from '../kit/yes-no'
import { billingTexts } from './messages'
import english from './messages.en'

const { statuses, names } = english

const billingFields = [
  'trial_ends_at',
  'status',
  'plan',
  'seats',
  'amount',
  'currency',
  'card_last_four',
  'next_billing_at',
  'cancelled',
  'ends_at',
  'started_at',
  'provider',
]

/** The trial, and all reports of the payment provider about the subscription. */
export default function BillingHistory({ close }: { close: () => void }) {
  const t = useText(billingTexts)
  const { workspace } = useMember()
  const { moment } = useFormat()
  const yesNo = useYesNo()

  const value = (field: string, given: unknown) => {
    if (typeof given !== 'string') return yesNo(field, given)
    if (field.endsWith('_at')) return moment(given)

    if (field === 'status' && given in statuses)
      return t(`statuses.${given as keyof typeof statuses}`)

    if (field === 'plan' && given in names) return t(`names.${given as keyof typeof names}`)

    return undefined
  }

  return (
    <HistoryPanel
      stream={`subscription-${workspace.id}`}
      title={t('subscription')}
      words={areaHistory({
        area: 'billing',
        fields: billingFields,
        labels: { trial_ends_at: t('fields.trialEnds') },
        value,
      })}
      onClose={close}
    />
  )
}
