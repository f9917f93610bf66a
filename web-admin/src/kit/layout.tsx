import { Boundary } from '@workledger/kit/shell/fault'
import { LoadingPage } from '@workledger/kit/shell/loading-page'
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
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </Boundary>
      <Notifications />
    </>
  )
}
