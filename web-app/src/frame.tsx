import { lazy, type ReactNode, Suspense } from 'react'
import { useCurrent } from './kit/current'
import { useLive } from './kit/live'
import { Shell } from './kit/shell/shell'
import type { ShellSlots } from './kit/shell/slots'
import { RunningTime } from './time-tracking/running-time'

// What acts stands in files of its own, so that the page's first picture does not wait for it.
const HeaderTimer = lazy(() => import('./time-tracking/header-timer'))
const CheckInOut = lazy(() => import('./attendance/check-in-out'))

/** The shell as this app fills it. Areas put their parts into `slots` here. */
export function AppFrame({ children }: { children: ReactNode }) {
  useLive()
  const { workspace, employee } = useCurrent()
  return (
    <Shell app="web-app" build={__BUILD__} slots={workspace && employee ? memberSlots : {}}>
      {children}
    </Shell>
  )
}

/** Each part waits for its own texts, so that none of them holds up the frame. */
const own = (part: ReactNode) => <Suspense>{part}</Suspense>
const memberSlots: ShellSlots = {
  timer: own(<HeaderTimer />),
  attendance: own(<CheckInOut />),
  badges: { timer: own(<RunningTime />) },
}
