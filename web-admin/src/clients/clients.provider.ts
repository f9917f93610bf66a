import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { command, type ResourceOf } from '../kit/command'

export const clientsResources = {
  clients: {
    areas: ['clients'],
    who: 'admin',
    permission: 'manage_invoices',
    writes: { create: clientsApi.addClient, update: clientsApi.changeClient, delete: clientsApi.deleteClient },
  },
} satisfies Record<string, ResourceOf>

export const clientsCommands = {
  addClient: command(clientsApi.addClient),
  changeClient: command(clientsApi.changeClient, 'invoicing', 'audit'),
  deleteClient: command(clientsApi.deleteClient),
}
