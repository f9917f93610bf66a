import { Boundary } from '@workledger/kit/shell/fault'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useLiveLists } from './live-lists'
import { Notifications } from './notifications'

/** react-admin's layout contains only the page: the shell surrounds both apps. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useLiveLists()

  return (
    <>
      <Boundary of={pathname}>
        <Suspense fallback={<SkeletonRows rows={8} />}>{children}</Suspense>
      </Boundary>
      <Notifications />
    </>
  )
}
