import { type ReactNode, Suspense } from 'react'
import { CheckInOut } from './attendance/check-in-out'
import { useCurrent } from './kit/current'
import { useLive } from './kit/live'
import { Shell } from './kit/shell/shell'
import type { ShellSlots } from './kit/shell/slots'
import { HeaderTimer, RunningTime } from './time-tracking/header-timer'

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
