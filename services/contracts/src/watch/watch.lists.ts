import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { watchedKinds, watchRules } from './watch-rules'

/** The hits of active rules in the whole history. */
export const watchHitsList = defineList({
  name: 'watch-hits',
  label: 'Hits of monitoring rules',
  who: 'admin',
  columns: {
    id: column.uuid(),
    rule: column.of('text', z.enum(watchRules)),
    at: column.instant(),
    by: column.text({ searchable: true, nullable: true }),
    behind: column.text({ searchable: true, nullable: true }),
    employee_id: column.uuid({ nullable: true }),
    name: column.text({ searchable: true, nullable: true }),
    kind: column.of('text', z.enum(watchedKinds)),
    count: column.number(),
    amount: column.money({ nullable: true }),
    currency: column.text({ nullable: true }),
    looked: column.bool(),
    looked_by: column.text({ nullable: true }),
    looked_at: column.instant({ nullable: true }),
    note: column.text({ searchable: true, nullable: true }),
    position: column.text(),
    /** Of the event in its stream. */
    record_revision: column.number({ sortable: false, filterable: false, exported: false }),
    /** Number of remarks on the hit; 0: not examined. */
    revision: column.revision(),
    stream: column.of('text', z.string(), { sortable: false, filterable: false }),
  },
  sort: '-at',
})

export type WatchHit = RowOf<typeof watchHitsList>
