import type { Recorded } from '@workledger/contracts/kernel/event'
import type { WatchedKind } from '@workledger/contracts/watch/watch-rules'
import { at } from '../kernel/projection'
import { type Column, col, type RowOf, table } from '../kernel/table'

const kind: Column<WatchedKind> = { sql: 'text' }

/** The approvals, issues and changes that rules and samples examine: one row per
 * event; of a rule one per event and term. */
export const watchedActs = table(
  'watched_acts',
  {
    /** The event's id. */
    id: col.uuid,
    workspace_id: col.uuid,
    kind,
    stream: col.text,
    revision: col.int,
    position: col.text,
    at: col.instant,
    actor: col.text,
    impersonator: col.maybe.text,
    /** The person whom it concerns. */
    employee_id: col.maybe.uuid,
    /** The leave, expense, pay run, invoice or contract. */
    record_id: col.maybe.uuid,
    /** True if the event itself says that a person decided alone. */
    own: col.bool,
    /**
     * Pay of a contract, its kind and its currency, as far as the event has them; null after the
     * person's erasure.
     */
    amount: col.maybe.numeric,
    pay_type: col.maybe.text,
    currency: col.maybe.text,
    /** The first day that it changes; of a lock of time the last locked one. */
    from_on: col.maybe.day,
    /**
     * For rules that may be put back: the kind of change, or one term with a hash of what it
     * says after the event.
     */
    rule_state: col.maybe.text,
  },
  {
    indexes: [
      'workspace_id, kind, at',
      'workspace_id, record_id, kind, at',
      'employee_id, actor',
      // The few acts that rules look for among all.
      'using btree (workspace_id, kind, rule_state, at) where rule_state is not null',
      'using btree (workspace_id) where own',
      'using btree (workspace_id, impersonator) where impersonator is not null',
    ],
  },
)

export type WatchedActRow = RowOf<typeof watchedActs>

/** What an event says of its act. */
export type ActOf = Partial<
  Pick<
    WatchedActRow,
    | 'employee_id'
    | 'record_id'
    | 'own'
    | 'amount'
    | 'pay_type'
    | 'currency'
    | 'from_on'
    | 'rule_state'
  >
>

const nothing = {
  employee_id: null,
  record_id: null,
  own: false,
  amount: null,
  pay_type: null,
  currency: null,
  from_on: null,
  rule_state: null,
}

/** Returns the row of an act. */
export function actRow(event: Recorded, kind: WatchedKind, found: ActOf): WatchedActRow {
  const { id, workspace: workspace_id, stream, revision, position, meta } = event
  const who = { actor: meta.actor, impersonator: meta.impersonator ?? null }
  // By the event's own field or by its mark: only this person gained, and no other could have
  // done it.
  const own = found.own || meta.nobody_else === true

  return {
    id,
    workspace_id,
    kind,
    stream,
    revision,
    position,
    at: at(event),
    ...who,
    ...nothing,
    ...found,
    own,
  }
}
