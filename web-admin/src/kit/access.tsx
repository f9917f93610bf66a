import { Denied } from '@workledger/kit/shell/fault'
import { LoadingPage } from '@workledger/kit/shell/loading-page'
import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'

/**
 * A page for people who may open the resource's list; others see that it is closed. The server
 * checks it again.
 */
export const For = ({ resource, children }: { resource: string; children: ReactNode }) => (
  <CanAccess action="list" resource={resource} loading={<LoadingPage />} accessDenied={<Denied />}>
    {children}
  </CanAccess>
)
