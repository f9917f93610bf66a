import * as declared from '@workledger/contracts/clients/clients.lists'
import { readList } from '../kernel/list-resource'

export const clientsList = readList(declared.clientsList, 'clients as c', {
  from: (db, { workspace }) =>
    db.selectFrom('clients as c').where('c.workspace_id', '=', workspace),
  sql: {
    stream: `'client-' || c.id`,
  },
})
