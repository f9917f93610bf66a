import { useCurrent } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import type { ReactNode } from 'react'

/** What auditors and admins see, and nobody else. The server decides again. */
export function ForAuditors({ children }: { children: ReactNode }) {
  const { sees } = useCurrent()
  return sees() ? children : <Denied />
}
