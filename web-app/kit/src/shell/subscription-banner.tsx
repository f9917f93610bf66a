import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { billingApi } from '@workledger/contracts/billing/billing.api'
import { lazy, Suspense } from 'react'
import { serverNow } from '../i18n/server-time'
import { useCurrent } from '../net/current'
import { query } from '../net/query'
import { useProductPath } from '../ui/app-link'
import { AGAIN } from './banners'
import { noticeOf } from './billing-notice'

const SubscriptionNotice = lazy(() => import('./rare/subscription-notice'))

/** Pages of the console that show all of this themselves. */
const own = ['/admin/billing', '/admin/subscription']

/**
 * Shows all people that the workspace is read-only. Before that, it warns people who can subscribe
 * of a failed payment or the trial's end; they can hide these two until the next day.
 */
export function SubscriptionBanner() {
  const path = useProductPath()
  const { workspace, admin } = useCurrent()
  const ws = workspace?.id ?? ''
  const ask = { ...query(billingApi.billingState, { params: { ws } }), enabled: workspace !== null }
  const state = useQuery({ ...ask, refetchInterval: AGAIN }).data?.data
  const notice = state && noticeOf(state, admin, serverNow())
  if (!state || !notice || own.includes(path)) return null

  return (
    <Suspense fallback={<Box sx={{ height: 41 }} />}>
      <SubscriptionNotice ws={ws} notice={notice} admin={admin} ends={state.trial_ends_at} />
    </Suspense>
  )
}
