import { employeeEvents } from '@workledger/contracts/people/people.events'
import { watchHitEvents as hit, watchRuleEvents as rule } from '@workledger/contracts/watch/watch.events'
import type { WatchRules } from '@workledger/domain/watch/watch'
import { at, changeWhere, erased, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** The rules that a workspace has set; the others stand as usual. */
export const watchRules = table('watch_rules', { id: col.uuid, workspace_id: col.uuid, rules: col.json<WatchRules>() })
/** Hits that somebody has looked at, by the hit. */
export const watchLooked = table(
  'watch_looked',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    /** Whom the hit concerns; the workspace where it concerns several. */
    subject_id: col.uuid,
    note: col.maybe.text,
    looked_by: col.text,
    looked_at: col.instant,
  },
  { indexes: ['subject_id'] },
)

export const watchProjection = projection('watch', {
  version: 2,
  tables: [watchRules, watchLooked],
  steps: [
    on(
      rule.WatchRuleSet,
      watchRules,
      ({ data }) => data.workspace_id,
      (row, { workspace: workspace_id, data: { workspace_id: id, rule, ...set } }) => ({
        id,
        workspace_id,
        rules: { ...row?.rules, [rule]: set },
      }),
    ),
    on(
      hit.HitLookedAt,
      watchLooked,
      ({ data }) => data.hit_id,
      (_, event) => ({
        id: event.data.hit_id,
        workspace_id: event.workspace,
        subject_id: event.data.subject_id,
        note: event.data.note,
        looked_by: event.meta.actor,
        looked_at: at(event),
      }),
    ),
    on(
      hit.HitLeftOpen,
      watchLooked,
      ({ data }) => data.hit_id,
      () => null,
    ),
    changeWhere(employeeEvents.PersonErased, watchLooked, 'subject_id', erased, () => ({ note: null })),
  ],
})
