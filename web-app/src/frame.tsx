import type { ReactNode } from 'react'
import { useLive } from './kit/live'
import { Shell } from './kit/shell/shell'

/** The shell as this app fills it. Areas put their parts into `slots` here. */
export function AppFrame({ children }: { children: ReactNode }) {
  useLive()
  return (
    <Shell app="web-app" build={__BUILD__}>
      {children}
    </Shell>
  )
}
