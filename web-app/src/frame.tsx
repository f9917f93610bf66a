import { useCurrent } from '@workledger/kit/net/current'
import { useLive } from '@workledger/kit/net/live'
import { Shell } from '@workledger/kit/shell/shell'
import type { ReactNode } from 'react'
import { memberSlots } from './member-slots'

/** The shell with the content of both apps. */
export function AppFrame({ children }: { children: ReactNode }) {
  useLive()
  const { workspace, employee } = useCurrent()

  return (
    <Shell build={__BUILD__} slots={workspace && employee ? memberSlots : {}}>
      {children}
    </Shell>
  )
}
