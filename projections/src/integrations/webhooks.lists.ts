import * as declared from '@workledger/contracts/integrations/webhooks.lists'
import { sql } from 'kysely'
import { type ListQuery, readList, type Viewer } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'
import type { Reads } from '../kernel/tenant-reads'

/** SQL of the name of the person behind a webhook, in its company. */
const MAKER = `(select nullif(read.full_name(e.first_name, e.last_name), '') from employees e
    where e.workspace_id = t.workspace_id and e.user_id = t.maker_id limit 1)`

export const webhooksList = readList(declared.webhooksList, 'webhooks as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('webhooks as t')
      .leftJoin('service_accounts as a', 'a.id', 't.account_id')
      .where('t.workspace_id', '=', workspace),
  sql: {
    maker: MAKER,
    account: 'a.name',
    state: `(case when t.off_because is null then 'on' else 'off' end)`,
    stream: `'webhook-' || t.id`,
  },
})

/** Deliveries are no facts of the company, so a table of operations has them. */
export const webhookDeliveriesList = readList(
  declared.webhookDeliveriesList,
  'operations.webhook_deliveries as d' as never,
  {
    from: (db: Reads, { workspace }: Viewer) =>
      db
        .selectFrom('operations.webhook_deliveries as d' as never)
        .where('d.workspace_id' as never, '=', workspace as never),
    joins: {
      columns: ['webhook'],
      add: (query: ListQuery) => query.leftJoin('webhooks as w', 'w.id', 'd.webhook_id'),
    },
    searchBy: {
      // A company has few webhooks, so they are searched before its deliveries.
      webhook: (word: string, _: Reads, { workspace }: Viewer) =>
        sql`d.webhook_id in (select w.id from webhooks w where w.workspace_id = ${workspace} and w.name ~* ${spelled(word)})`,
    },
    sql: {
      id: 'd.id',
      webhook_id: 'd.webhook_id',
      webhook: 'w.name',
      event_id: 'd.event_id',
      type: 'd.type',
      record_id: 'd.record_id',
      state: 'd.state',
      attempts: 'd.attempts',
      // As in an index, so a page reads its own rows only.
      created_at: `(date_trunc('second', d.created_at at time zone 'UTC') at time zone 'UTC')`,
      attempted_at: `date_trunc('second', d.attempted_at)`,
      due_at: `(case when d.state = 'waiting' then date_trunc('second', d.due_at) end)`,
      answer_status: 'd.answer_status',
      answer: 'd.answer',
      fault: 'd.fault',
      took: 'd.took',
    },
  } as never,
)
