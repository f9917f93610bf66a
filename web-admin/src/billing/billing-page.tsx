import Button from '@mui/material/Button'
import type { SubscriptionView } from '@workledger/contracts/billing/billing.api'
import { plans } from '@workledger/contracts/billing/billing.plans'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { BillingFrame } from './frame'
import { billingTexts } from './messages'
import { PlanCards } from './plan-cards'

/** The subscription, with the payment provider's own pages for payment and management. */
export default function BillingPage() {
  const t = useText(billingTexts)
  const note = useCheckout()

  return (
    <BillingFrame
      title={t('billing')}
      note={note}
      subscribing={(view) => <Hosted view={view} />}
      managing={(view) => <Portal view={view} />}
    />
  )
}

/** Returns the id of the checkout from the address, after the provider's page. */
function useCheckout(): string | undefined {
  const t = useText(billingTexts)
  const { workspace } = useMember()
  const may = useMay()('confirmCheckout')
  const [params, setParams] = useSearchParams()
  const token = params.get('token')
  const [waiting, setWaiting] = useState(false)

  const done = () =>
    setParams(
      (before) => {
        before.delete('token')
        return before
      },
      { replace: true },
    )

  const confirm = useConsoleCommand('confirmCheckout', {
    onDone: ({ data }) => {
      if (data.subscribed) toast(t('toast.subscribed'))
      setWaiting(!data.subscribed)
      done()
    },
    onError: (error) => {
      toastError(error)
      done()
    },
  })

  const asked = useRef<string | null>(null)

  useEffect(() => {
    if (!token || !may || asked.current === token) return
    asked.current = token
    confirm.run({ params: { ws: workspace.id }, body: { token } })
  })

  return token && may ? t('checking') : waiting ? t('unconfirmed') : undefined
}

/** Leaves for a page of the provider, which leads back here. */
const leave = (url: string) => window.location.assign(url)

function Hosted({ view }: { view: SubscriptionView }) {
  const t = useText(billingTexts)
  const { workspace } = useMember()
  const [plan, setPlan] = useState(view.subscription?.stripe_plan ?? plans[0].plan_id)

  const open = useConsoleCommand('openCheckout', {
    onDone: ({ data }) => leave(data.hosted_page.url),
    onError: toastError,
  })

  const renewing = view.subscribed

  return (
    <Card title={t('plans')} padded>
      <PlanCards view={view} chosen={plan} choose={setPlan} />
      <Row wrap gap={1.5} sx={{ mt: 2 }}>
        <Button
          variant="contained"
          color="primary"
          {...busyProps(open.busy, () =>
            open.run({ params: { ws: workspace.id }, query: { plan_id: plan } }),
          )}
        >
          {t(renewing ? 'renew' : view.provider === 'sandbox' ? 'subscribe' : 'toCheckout')}
        </Button>
        {view.provider === 'stripe' && <AppLink to="/admin/subscription">{t('byCard')}</AppLink>}
      </Row>
      {view.provider === 'stripe' && (
        <Muted size={13} sx={{ mt: 1 }}>
          {t(renewing ? 'renewText' : 'checkoutText')}
        </Muted>
      )}
    </Card>
  )
}

function Portal({ view }: { view: SubscriptionView }) {
  const t = useText(billingTexts)
  const { workspace } = useMember()

  const open = useConsoleCommand('openPortal', {
    onDone: ({ data }) => leave(data.portal_session.url),
    onError: toastError,
  })

  if (view.provider === 'sandbox') return null

  return (
    <Button {...busyProps(open.busy, () => open.run({ params: { ws: workspace.id } }))}>
      {t('manage')}
    </Button>
  )
}
