import * as declared from '@workledger/contracts/samples/samples.lists'
import { readList } from '../kernel/list-resource'

const userNameSql = (user: string) =>
  `(select read.full_name(p.first_name, p.last_name) from employees p where p.user_id::text = ${user} limit 1)`

const marked = (mark: string) =>
  `(select count(*) from sample_items i where i.sample_id = s.id and i.mark ${mark})::int`

export const samplesList = readList(declared.samplesList, 'samples as s', {
  sql: {
    passed: marked(`= 'pass'`),
    exceptions: marked(`= 'exception'`),
    notes: marked(`= 'note'`),
    open: marked('is null'),
    drawn_by: userNameSql('s.drawn_by'),
    stream: `'sample-' || s.id`,
  },
})

const daysOfLeave = `(select sum((part.value ->> 'part')::numeric) from jsonb_array_elements(l.days) part)`

/** Joins the record of an item, whichever population it belongs to; its id is in one table only. */
export const sampleItemsList = readList(declared.sampleItemsList, 'sample_items as i', {
  from: (db, { workspace }) =>
    db
      .selectFrom('sample_items as i')
      .leftJoin('payrun_entries as n', 'n.id', 'i.record_id')
      .leftJoin('payruns as r', 'r.id', 'n.payrun_id')
      .leftJoin('leaves as l', 'l.id', 'i.record_id')
      .leftJoin('leave_types as t', 't.id', 'l.leave_type_id')
      .leftJoin('expenses as x', 'x.id', 'i.record_id')
      .leftJoin('invoices as v', 'v.id', 'i.record_id')
      .leftJoin('clients as c', 'c.id', 'v.client_id')
      .leftJoin('contracts as k', 'k.id', 'i.record_id')
      .leftJoin('employees as e', 'e.id', 'i.subject_id')
      .where('i.workspace_id', '=', workspace),
  sql: {
    day: 'coalesce(r.end_on, l.start_on, x.date, v.invoice_date, k.effective_on)',
    name: `coalesce(c.name, read.full_name(e.first_name, e.last_name))`,
    what: 'coalesce(t.name, x.name, v.invoice_number)',
    amount: `coalesce(n.net_pay, x.amount, v.amount, k.base_compensation_amount)`,
    currency: 'coalesce(r.currency, x.currency, v.currency, k.currency)',
    days: daysOfLeave,
    marked_by: userNameSql('i.marked_by'),
  },
})
