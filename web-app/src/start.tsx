import { useQuery } from '@tanstack/react-query'
import { useCurrent } from '@workledger/kit/net/current'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { Navigate } from 'react-router-dom'
import { runningEntry } from './time-tracking/running'

/**
 * Redirects `/`: to the timer while one runs, because people return for it, else to the dashboard.
 * The product's description does not set the condition; this is our decision.
 */
export default function Start() {
  const { workspace, employee } = useCurrent()
  const member = workspace && employee

  const running = useQuery({
    ...runningEntry(workspace?.id ?? '', employee?.id ?? ''),
    enabled: Boolean(member),
  })

  if (member && running.isPending) return <SkeletonRows rows={8} />
  // Without a company, it leads to the workspaces.
  if (!member) return <Navigate replace to="/workspaces" />

  // Without a connection, only the timer has its data.
  const timer = running.data?.data || !navigator.onLine

  return <Navigate replace to={timer ? '/timer' : '/dashboard'} />
}
