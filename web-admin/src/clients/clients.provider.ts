import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { clientsList } from '@workledger/contracts/clients/clients.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const clientsResources = {
  clients: resource(clientsList, {
    areas: ['clients'],
    writes: {
      create: clientsApi.addClient,
      update: clientsApi.changeClient,
      delete: clientsApi.deleteClient,
    },
  }),
} satisfies Record<string, ResourceOf>

export const clientsCommands = {
  addClient: command(clientsApi.addClient),
  changeClient: command(clientsApi.changeClient, 'invoicing', 'audit'),
  deleteClient: command(clientsApi.deleteClient),
}
