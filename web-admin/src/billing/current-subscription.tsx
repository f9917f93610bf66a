import Button from '@mui/material/Button'
import type { SubscriptionView } from '@workledger/contracts/billing/billing.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Facts } from '@workledger/kit/ui/facts'
import { Money } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import type { Tone } from '@workledger/kit/ui/tokens'
import type { ReactNode } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { billingTexts } from './messages'
import { useEndsOn } from './words'

const subscriptionTones: Partial<Record<SubscriptionView['status'], Tone>> = {
  active: 'good',
  trialing: 'accent',
  past_due: 'bad',
  unpaid: 'bad',
}

interface Props {
  view: SubscriptionView
  managing: ((view: SubscriptionView) => ReactNode) | undefined
  /** Undefined while the plans are shown. */
  showPlans: (() => void) | undefined
}

/** The present subscription, and its cancellation. */
export function CurrentSubscription({ view, managing, showPlans }: Props) {
  const t = useText(billingTexts)
  const { moment, number } = useFormat()
  const endsOn = useEndsOn()
  const { workspace } = useMember()
  const may = useMay()('cancelSubscription')

  const cancel = useConsoleCommand('cancelSubscription', {
    onDone: () => void toast(t('toast.unsubscribed')),
    onError: toastError,
  })

  const { subscription, subscribed, cancelled, status, card_last_four, next_billing_at, ends_at } =
    view
  if (!subscription) return null
  const { stripe_plan, seats, amount, currency } = subscription

  const ask = async () => {
    if (
      await confirm({
        title: t('ask.title'),
        text: t('ask.text'),
        action: t('ask.ok'),
        danger: true,
      })
    )
      cancel.run({ params: { ws: workspace.id } })
  }

  const over = cancelled || status === 'canceled'

  return (
    <Card
      title={t('subscription')}
      aside={
        over ? (
          <StatusChip tone="bad">{t('cancelledMark')}</StatusChip>
        ) : (
          <StatusChip tone={subscriptionTones[status] ?? 'wait'}>
            {t(`statuses.${status}`)}
          </StatusChip>
        )
      }
    >
      <Facts
        items={[
          [t('plan'), stripe_plan ? t(`names.${stripe_plan}`) : t('otherPlan')],
          [
            t('amount'),
            amount === null ? '--' : <PerUser key="amount" amount={amount} currency={currency} />,
          ],
          [t('users'), number(seats)],
          [
            t('card'),
            card_last_four ? <LastDigits key="card" digits={card_last_four} /> : t('noCard'),
          ],
          // An unpaid subscription is not billed again.
          [t('next'), subscribed && next_billing_at ? moment(next_billing_at) : '--'],
          [
            t('endsOn'),
            <span key="ends" className="num ltr">
              {endsOn(ends_at)}
            </span>,
          ],
        ]}
      />
      {may && (
        <Row align="stretch" wrap gap={1} sx={{ px: 2, pb: 2 }}>
          {managing?.(view)}
          {over && subscribed && showPlans && <Button onClick={showPlans}>{t('viewPlans')}</Button>}
          {(subscribed || over) && (
            <Button
              color="error"
              variant="text"
              disabled={over}
              {...busyProps(cancel.busy, () => void ask())}
            >
              {over ? t('cancelled') : t('cancel')}
            </Button>
          )}
        </Row>
      )}
    </Card>
  )
}

const LastDigits = ({ digits }: { digits: string }) => (
  <span className="num ltr">•••• {digits}</span>
)

/** `USD 3.00 per user per month`, with the sum in its own direction. */
export function PerUser({ amount, currency }: { amount: string; currency: string }) {
  const t = useText(billingTexts)
  const [before, after] = t('perUser', { amount: '\0' }).split('\0')

  return (
    <>
      {before}
      <Money amount={amount} currency={currency} />
      {after}
    </>
  )
}
