import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { failedJobEvents } from '@workledger/contracts/operations/failed-jobs.events'
import type { Decider } from '../kernel/decider'

type FailedJobEvent = AnyEventOf<typeof failedJobEvents>
export type FailedJobCommand = { type: 'retry' | 'discard' } & FailedJobEvent['data']

/** Stream `job-{id}`: a failure is settled once. A job that fails again has a new id. */
export const failedJobDecider: Decider<
  'failed' | 'retry' | 'discard',
  FailedJobCommand,
  FailedJobEvent
> = {
  category: 'job',
  initial: 'failed',
  decide(state, { type, ...data }) {
    if (state === type) return []
    if (state !== 'failed') return refuse('operations.job_settled')
    return [{ type: type === 'retry' ? 'FailedJobRetried' : 'FailedJobDiscarded', data }]
  },
  evolve: (_, event) => (event.type === 'FailedJobRetried' ? 'retry' : 'discard'),
}
