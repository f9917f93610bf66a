import type { billingEvents } from '@workledger/contracts/billing/billing.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { billingTexts } from './messages'
import english from './messages.en'

const { event: events, statuses, names } = english

/** The trial, and all reports of the payment provider about the subscription. */
export default function BillingHistory({ close }: { close: () => void }) {
  const t = useText(billingTexts)
  const { workspace } = useMember()
  const { moment } = useFormat()
  const yesNo = useYesNo()

  const fields: Record<string, string> = {
    trial_ends_at: t('fields.trialEnds'),
    status: t('status'),
    plan: t('plan'),
    seats: t('users'),
    amount: t('amount'),
    currency: t('fields.currency'),
    card_last_four: t('card'),
    next_billing_at: t('next'),
    cancelled: t('cancelledMark'),
    ends_at: t('endsOn'),
    started_at: t('fields.started'),
    provider: t('fields.provider'),
  }

  const value = (field: string, given: unknown) => {
    if (typeof given !== 'string') return yesNo(field, given)
    if (field.endsWith('_at')) return moment(given)

    if (field === 'status' && given in statuses)
      return t(`statuses.${given as keyof typeof statuses}`)

    if (field === 'plan' && given in names) return t(`names.${given as keyof typeof names}`)

    return undefined
  }

  const event = (type: string) =>
    type in events ? t(`event.${type as keyof typeof billingEvents}`) : undefined

  return (
    <HistoryPanel
      stream={`subscription-${workspace.id}`}
      title={t('subscription')}
      words={historyWords({ event, fields, value })}
      onClose={close}
    />
  )
}
