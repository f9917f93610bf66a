import type { ReactNode } from 'react'
import { useCurrent } from './kit/current'
import { useLive } from './kit/live'
import { memberSlots } from './kit/shell/member-slots'
import { Shell } from './kit/shell/shell'

/** The shell as this app fills it. */
export function AppFrame({ children }: { children: ReactNode }) {
  useLive()
  const { workspace, employee } = useCurrent()
  return (
    <Shell app="web-app" build={__BUILD__} slots={workspace && employee ? memberSlots : {}}>
      {children}
    </Shell>
  )
}
