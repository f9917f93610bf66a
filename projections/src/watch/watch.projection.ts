import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  watchHitEvents as hit,
  watchRuleEvents as rule,
} from '@workledger/contracts/watch/watch.events'
import type { WatchRule } from '@workledger/contracts/watch/watch-rules'
import { type WatchBand, type WatchRules, watchHitDecider } from '@workledger/domain/watch/watch'
import { at, changeWhere, erased, instantOf, on, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/** A proposed change of a rule that waits for another auditor's confirmation or for its day. */
export interface OpenProposal {
  id: string
  on: boolean
  least: number | null
  days_off: number[]
  bands: WatchBand[]
  by: string[]
  proposed_at: string
  effective_at: string | null
}

type Proposals = Readonly<Partial<Record<WatchRule, OpenProposal>>>

/** The rules that a workspace set; the others have the defaults. */
export const watchRules = table('watch_rules', {
  id: col.uuid,
  workspace_id: col.uuid,
  rules: col.json<WatchRules>(),
  proposals: col.json<Proposals>(),
  /** Revision of the last event about each rule. */
  revisions: col.json<{ readonly [rule in WatchRule]?: number }>(),
  /** The effective time of the first proposal that no other auditor can confirm. */
  due_at: col.maybe.instant,
})

type RulesRow = RowOf<typeof watchRules>

const without = (proposals: Proposals | undefined, rule: WatchRule): Proposals => ({
  ...proposals,
  [rule]: undefined,
})

const withDue = (row: Omit<RulesRow, 'due_at'>): RulesRow => {
  const due = Object.values(row.proposals).flatMap((proposal) => proposal?.effective_at ?? [])
  return { ...row, due_at: due.sort()[0] ?? null }
}

/** Reviewed hits, by hit id. */
export const watchLooked = table(
  'watch_looked',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    /** The person whom the hit concerns; the workspace if it concerns several. */
    subject_id: col.uuid,
    note: col.maybe.text,
    looked_by: col.text,
    looked_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['subject_id'] },
)

export const watchProjection = projection('watch', {
  version: 4,
  tables: [watchRules, watchLooked],
  contents: [[watchLooked, watchHitDecider]],
  steps: [
    on(
      rule.WatchRuleSet,
      watchRules,
      ({ data }) => data.workspace_id,
      (row, { workspace: workspace_id, revision, data: { workspace_id: id, rule, ...set } }) =>
        withDue({
          id,
          workspace_id,
          rules: { ...row?.rules, [rule]: set },
          proposals: without(row?.proposals, rule),
          revisions: { ...row?.revisions, [rule]: revision },
        }),
    ),
    on(
      rule.WatchRuleChangeProposed,
      watchRules,
      ({ data }) => data.workspace_id,
      (row, event) => {
        const { workspace_id: id, rule, proposal_id, effective_at, ...rest } = event.data

        const proposal = {
          ...rest,
          id: proposal_id,
          proposed_at: at(event),
          effective_at: effective_at && instantOf(effective_at),
        }

        const proposals = { ...row?.proposals, [rule]: proposal }
        const revisions = { ...row?.revisions, [rule]: event.revision }

        return withDue({
          id,
          workspace_id: event.workspace,
          rules: row?.rules ?? {},
          proposals,
          revisions,
        })
      },
    ),
    on(
      rule.WatchRuleProposalWithdrawn,
      watchRules,
      ({ data }) => data.workspace_id,
      (row, { revision, data: { rule } }) =>
        row &&
        withDue({
          ...row,
          proposals: without(row.proposals, rule),
          revisions: { ...row.revisions, [rule]: revision },
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
    changeWhere(
      employeeEvents.PersonErased,
      watchLooked,
      { column: 'subject_id', value: erased },
      () => ({ note: null }),
    ),
  ],
})
