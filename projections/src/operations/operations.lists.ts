import * as declared from '@workledger/contracts/operations/operations.lists'
import { readList } from '../kernel/list-resource'
import { deliveryStatus } from './deliveries.queries'

export const deliveriesList = readList(declared.deliveriesList, {
  from: (db, { workspace }) => db.selectFrom('deliveries as d').where('d.workspace_id', '=', workspace),
  sql: {
    id: 'd.id',
    kind: 'd.kind',
    person_id: 'd.person_id',
    template: 'd.template',
    to: 'd.to',
    status: deliveryStatus,
    where: 'd.where',
    reason: 'd.reason',
    attempts: 'd.attempts',
    message_id: 'd.message_id',
    created_at: 'd.created_at',
    settled_at: 'd.settled_at',
    stream: `'delivery-' || d.id`,
  },
})
