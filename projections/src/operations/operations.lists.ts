import * as declared from '@workledger/contracts/operations/operations.lists'
import { readList } from '../kernel/list-resource'

export const deliveriesList = readList(declared.deliveriesList, {
  from: (db, { workspace }) => db.selectFrom('deliveries as d').where('d.workspace_id', '=', workspace),
  sql: {
    id: 'd.id',
    template: 'd.template',
    to: 'd.to',
    // As deliveries.queries.ts says it: what was cut off more than a minute ago is unknown.
    status: `case when d.state <> 'attempted' then d.state when d.attempted_at < now() - interval '1 minute' then 'unknown' else 'intended' end`,
    where: 'd.where',
    reason: 'd.reason',
    attempts: 'd.attempts',
    message_id: 'd.message_id',
    created_at: 'd.created_at',
    settled_at: 'd.settled_at',
    stream: `'delivery-' || d.id`,
  },
})
