import { lazy } from 'react'
import type { NewClientDialog } from './invoicing/new-client'

const ClientDialog = lazy(() => import('./clients/client-dialog'))

/** Adds a client from the forms of invoices. */
export const AddsClient: NewClientDialog = ({ name, close }) => (
  <ClientDialog client={null} name={name} close={close} />
)
