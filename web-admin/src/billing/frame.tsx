import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { billingApi, type SubscriptionView } from '@workledger/contracts/billing/billing.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent, useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CurrentSubscription } from './current-subscription'
import { billingTexts } from './messages'
import { useEndsOn } from './words'

const BillingHistory = lazy(() => import('./billing-history'))

interface Props {
  title: string
  /** Shown while the provider is working. */
  note?: string | undefined
  /** This page's way to subscribe. */
  subscribing: (view: SubscriptionView) => ReactNode
  /** Next to Cancel Subscription. */
  managing?: ((view: SubscriptionView) => ReactNode) | undefined
}

/**
 * The shared part of both subscription pages: the state, and the plans while there is none or after
 * a cancellation.
 */
export function BillingFrame({ title, note, subscribing, managing }: Props) {
  const t = useText(billingTexts)
  const { workspace } = useMember()
  const { sees, admin } = useCurrent()
  const open = sees()

  const found = useQuery({
    ...query(billingApi.subscription, { params: { ws: workspace.id } }),
    enabled: open,
  })

  const [history, setHistory] = useState(false)
  const [plans, setPlans] = useState(false)
  if (!open) return <Denied />
  const view = found.data?.data

  return (
    <Page
      narrow
      title={title}
      secondary={[{ label: t('history'), icon: 'history', run: () => setHistory(true) }]}
    >
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : !view ? (
        <SkeletonRows rows={6} />
      ) : (
        <Stack gap={2}>
          {note && (
            <Alert severity="info" role="status">
              {note}
            </Alert>
          )}
          <State view={view} />
          {view.subscription && (
            <CurrentSubscription
              view={view}
              managing={managing}
              showPlans={plans ? undefined : () => setPlans(true)}
            />
          )}
          {(!view.subscribed || (plans && view.cancelled)) &&
            (admin ? subscribing(view) : <Alert severity="info">{t('onlyAdmins')}</Alert>)}
        </Stack>
      )}
      <Suspense>{history && <BillingHistory close={() => setHistory(false)} />}</Suspense>
    </Page>
  )
}

/** Facts that people must know before the choice. */
function State({ view }: { view: SubscriptionView }) {
  const t = useText(billingTexts)
  const { moment } = useFormat()
  const endsOn = useEndsOn()
  const { provider, status, read_only, trial_ends_at, subscribed, cancelled, ends_at } = view
  const trial = !subscribed && !read_only && trial_ends_at !== null

  return (
    <>
      {provider === 'sandbox' && <Alert severity="info">{t('sandbox')}</Alert>}
      {status === 'incomplete' && <Alert severity="warning">{t('incomplete')}</Alert>}
      {trial && <Alert severity="info">{t('trial', { moment: moment(trial_ends_at) })}</Alert>}
      {read_only && (
        <Alert severity="warning">{t(status === 'trial_over' ? 'trialOver' : 'readOnly')}</Alert>
      )}
      {(status === 'past_due' || status === 'unpaid') && (
        <Alert severity="error">{t(status === 'past_due' ? 'pastDue' : 'unpaid')}</Alert>
      )}
      {subscribed && cancelled && (
        <Alert severity="warning">{t('cancelledUntil', { day: endsOn(ends_at) })}</Alert>
      )}
    </>
  )
}
