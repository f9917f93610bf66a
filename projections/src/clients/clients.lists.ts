import * as declared from '@workledger/contracts/clients/clients.lists'
import { readList } from '../kernel/list-resource'

export const clientsList = readList(declared.clientsList, 'clients as c', {
  sql: {
    stream: `'client-' || c.id`,
  },
})
