import type { recordViewEvents } from '@workledger/contracts/audit/record-views.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type RecordViewEvent = AnyEventOf<typeof recordViewEvents>

/** Last view of each area by each viewer, by `{viewer} {area}`. */
export interface RecordViews {
  readonly last: Readonly<Record<string, string>>
}

export type RecordViewCommand = { readonly type: 'view' } & RecordViewEvent['data']

/** Milliseconds within which a repeated view is not recorded. */
const AGAIN = 3_600_000

const viewKey = ({ viewer_id, area }: Pick<RecordViewCommand, 'viewer_id' | 'area'>) =>
  `${viewer_id} ${area}`

/** The auditors' views of a person's records: stream `record-views-{employee}`. */
export const recordViewsDecider: Decider<RecordViews, RecordViewCommand, RecordViewEvent> = {
  category: 'record-views',
  initial: { last: {} },
  decide({ last }, { type: _, ...data }) {
    const before = last[viewKey(data)]
    if (before && Date.parse(data.viewed_at) - Date.parse(before) < AGAIN) return []
    return [{ type: 'RecordViewed', data }]
  },
  evolve: ({ last }, { data }) => ({ last: { ...last, [viewKey(data)]: data.viewed_at } }),
}
