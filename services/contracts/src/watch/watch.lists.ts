import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { watchedKinds, watchRules } from './watch-rules'

/** What the rules that are switched on find in the whole history. */
export const watchHitsList = defineList({
  name: 'watch-hits',
  label: 'Hits of watching rules',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    rule: column.of('text', 'Rule', z.enum(watchRules)),
    at: column.instant('When'),
    by: column.text('Who', { searchable: true, nullable: true }),
    behind: column.text('Signed in by', { searchable: true, nullable: true }),
    employee_id: column.uuid('Employee', { nullable: true }),
    name: column.text('Concerns', { searchable: true, nullable: true }),
    kind: column.of('text', 'What', z.enum(watchedKinds)),
    count: column.number('Times'),
    amount: column.money('Amount', { nullable: true }),
    currency: column.text('Currency', { nullable: true }),
    looked: column.bool('Looked at'),
    looked_by: column.text('Looked at by', { nullable: true }),
    looked_at: column.instant('Looked at on', { nullable: true }),
    note: column.text('Note', { searchable: true, nullable: true }),
    position: column.text('Position'),
    /** Of the event in its stream. */
    record_revision: column.number('Revision', { sortable: false, filterable: false, exported: false }),
    /** Counts what was said of the hit; 0: nobody has looked at it. */
    revision: column.revision(),
    stream: column.of('text', 'Stream', z.string(), { sortable: false, filterable: false }),
  },
  sort: '-at',
})
export type WatchHit = RowOf<typeof watchHitsList>
