import { Boundary } from '@workledger/web-app/kit/shell/fault'
import { Shell } from '@workledger/web-app/kit/shell/shell'
import { SkeletonRows } from '@workledger/web-app/kit/states'
import { memberSlots } from '@workledger/web-app/member-slots'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useLiveLists } from './live-lists'
import { Notifications } from './notifications'

/** react-admin's layout is the product's own shell. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useLiveLists()
  return (
    <Shell app="web-admin" build={__BUILD__} slots={memberSlots}>
      <Boundary of={pathname}>
        <Suspense fallback={<SkeletonRows rows={8} />}>{children}</Suspense>
      </Boundary>
      <Notifications />
    </Shell>
  )
}
