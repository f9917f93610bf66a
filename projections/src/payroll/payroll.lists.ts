import * as declared from '@workledger/contracts/payroll/payroll.lists'
import { sql } from 'kysely'
import { ofPaid, readList } from '../kernel/list-resource'
import { runs } from './payroll.queries'

export const payrunsList = readList(declared.payrunsList, 'payruns as p', {
  from: (db, { workspace }) => runs(db, workspace),
  sql: {
    start: 'p.start_on',
    end: 'p.end_on',
    warnings_count: 'jsonb_array_length(p.warnings)',
    reversal: 'p.reverses is not null',
    stream: `'payrun-' || p.id`,
  },
})

export const payrunEntriesList = readList(declared.payrunEntriesList, 'payrun_entries as n', {
  from: (db, { workspace }) =>
    db
      .selectFrom('payrun_entries as n')
      .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
      .leftJoin('retained_people as f', 'f.id', 'n.employee_id')
      .where('n.workspace_id', '=', workspace)
      .where('p.status', '!=', 'drafting'),
  sql: {
    ...ofPaid('n'),
    start: 'p.start_on',
    end: 'p.end_on',
    status: 'p.status',
    currency: 'p.currency',
  },
  filters: { only: (kind) => entryKinds[kind] },
})

/**
 * SQL of the run with which `p` is compared (see `previousRun`), with its pay of the same employee.
 */
const previous = sql`(
  select q.id from payruns as q
  where q.workspace_id = p.workspace_id and q.status = 'complete' and q.reverses is null and q.currency = p.currency and q.end_on < p.end_on
  order by q.end_on desc, q.approved_position desc limit 1
)`

const before = sql`(select m.net_pay from payrun_entries as m where m.payrun_id = ${previous} and m.employee_id = n.employee_id and m.should_pay)`
const now = sql`case when n.should_pay then coalesce(n.net_pay, 0) else 0 end`

const entryKinds = {
  changed: sql<boolean>`p.reverses is null and ${previous} is not null and ${now} <> coalesce(${before}, 0)`,
  new: sql<boolean>`p.reverses is null and ${previous} is not null and n.should_pay and not exists ${before}`,
  held: sql<boolean>`p.reverses is null and (n.held is not null or (n.should_pay and n.net_pay <= 0))`,
}
