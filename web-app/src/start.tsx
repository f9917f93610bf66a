import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { useCurrent } from './kit/current'
import { SkeletonRows } from './kit/states'
import { newestEntries } from './time-tracking/running'

/**
 * Where `/` leads: to the timer while one runs, since that is what one came back to, else to the dashboard. The product's
 * description leaves the condition open; this is how it was settled.
 */
export default function Start() {
  const { workspace, employee } = useCurrent()
  const member = workspace && employee
  const newest = useQuery({ ...newestEntries(workspace?.id ?? '', employee?.id ?? ''), enabled: Boolean(member) })
  if (member && newest.isPending) return <SkeletonRows rows={8} />
  const runs = newest.data?.data.some(({ end }) => end === null)
  return <Navigate replace to={runs ? '/timer' : '/dashboard'} />
}
