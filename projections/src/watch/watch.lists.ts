import * as declared from '@workledger/contracts/watch/watch.lists'
import { readList } from '../kernel/list-resource'
import { watchHits } from './watch-hits.sql'

const userNameSql = (user: string) =>
  `(select read.full_name(p.first_name, p.last_name) from employees p where p.user_id::text = ${user} limit 1)`

export const watchHitsList = readList(declared.watchHitsList, {
  from: (db, { workspace }) =>
    db
      .selectFrom(watchHits(workspace))
      .leftJoin('watch_looked as l', 'l.id', 'h.id')
      .leftJoin('employees as e', 'e.id', 'h.employee_id'),
  sql: {
    id: 'h.id',
    rule: 'h.rule',
    at: 'h.at',
    by: userNameSql('h.actor'),
    behind: userNameSql('h.impersonator'),
    employee_id: 'h.employee_id',
    name: `nullif(read.full_name(e.first_name, e.last_name), '')`,
    kind: 'h.kind',
    count: 'h.n',
    amount: 'h.amount',
    currency: 'h.currency',
    looked: '(l.id is not null)',
    looked_by: userNameSql('l.looked_by'),
    looked_at: 'l.looked_at',
    note: 'l.note',
    position: 'h.position',
    record_revision: 'h.revision',
    revision: 'coalesce(l.revision + 1, 0)',
    stream: 'h.stream',
  },
})
