import { useCurrent } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import type { ReactNode } from 'react'

/** Content for auditors and administrators only. The server checks it again. */
export function ForAuditors({ children }: { children: ReactNode }) {
  const { sees } = useCurrent()
  return sees() ? children : <Denied />
}
