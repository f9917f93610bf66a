import type { recordViewEvents } from '@workledger/contracts/audit/record-views.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type RecordViewEvent = AnyEventOf<typeof recordViewEvents>

/** When each viewer opened each area last, by `{viewer} {area}`. */
export interface RecordViews {
  readonly last: Readonly<Record<string, string>>
}

export type RecordViewCommand = { readonly type: 'view' } & RecordViewEvent['data']

/** Milliseconds within which opening the same again tells nothing new. */
const AGAIN = 3_600_000

const keyOf = ({ viewer_id, area }: Pick<RecordViewCommand, 'viewer_id' | 'area'>) =>
  `${viewer_id} ${area}`

/** What auditors opened of a person: stream `record-views-{employee}`. */
export const recordViewsDecider: Decider<RecordViews, RecordViewCommand, RecordViewEvent> = {
  category: 'record-views',
  initial: { last: {} },
  decide({ last }, { type: _, ...data }) {
    const before = last[keyOf(data)]
    if (before && Date.parse(data.viewed_at) - Date.parse(before) < AGAIN) return []
    return [{ type: 'RecordViewed', data }]
  },
  evolve: ({ last }, { data }) => ({ last: { ...last, [keyOf(data)]: data.viewed_at } }),
}
