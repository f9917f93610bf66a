import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SubscriptionView } from '@workledger/contracts/billing/billing.api'
import { type PlanId, plans } from '@workledger/contracts/billing/billing.plans'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { BillingFrame } from './frame'
import { billingTexts } from './messages'
import { PlanCards } from './plan-cards'

const CardForm = lazy(() => import('./card-form'))

/** The sandbox takes this instead of a card. */
const SANDBOX_CARD = 'pm_sandbox'

/** The subscription, paid with a card that is entered here. */
export default function SubscriptionPage() {
  const t = useText(billingTexts)
  return <BillingFrame title={t('subscription')} subscribing={(view) => <ByCard view={view} />} />
}

function ByCard({ view }: { view: SubscriptionView }) {
  const t = useText(billingTexts)
  const [plan, setPlan] = useState<PlanId>(view.subscription?.stripe_plan ?? plans[0].plan_id)

  return (
    <>
      <Card title={t('plans')} padded>
        <PlanCards view={view} chosen={plan} choose={setPlan} />
        {view.publishable_key === null && <InSandbox plan={plan} />}
      </Card>
      {view.publishable_key !== null && (
        <Card
          title={t('cardTitle')}
          padded
          aside={<AppLink to="/admin/billing">{t('hosted')}</AppLink>}
        >
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <CardForm publishableKey={view.publishable_key} plan={plan} />
          </Suspense>
        </Card>
      )}
    </>
  )
}

function InSandbox({ plan }: { plan: PlanId }) {
  const t = useText(billingTexts)
  const { workspace } = useMember()

  const subscribe = useConsoleCommand('subscribe', {
    onDone: () => void toast(t('toast.subscribed')),
    onError: toastError,
  })

  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="contained"
        color="primary"
        {...busyProps(subscribe.busy, () =>
          subscribe.run({
            params: { ws: workspace.id },
            body: { product_id: plan, payment_method: SANDBOX_CARD },
          }),
        )}
      >
        {t('subscribe')}
      </Button>
    </Box>
  )
}
