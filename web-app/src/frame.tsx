import type { ReactNode } from 'react'
import { useCurrent } from './kit/current'
import { useLive } from './kit/live'
import { Shell } from './kit/shell/shell'
import { memberSlots } from './member-slots'

/** The shell as both apps fill it. */
export function AppFrame({ children }: { children: ReactNode }) {
  useLive()
  const { workspace, employee } = useCurrent()
  return (
    <Shell build={__BUILD__} slots={workspace && employee ? memberSlots : {}}>
      {children}
    </Shell>
  )
}
