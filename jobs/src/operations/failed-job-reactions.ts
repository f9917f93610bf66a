import { failedJobEvents } from '@workledger/contracts/operations/failed-jobs.events'
import { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import { parkedEvents } from '@workledger/contracts/operations/parked.events'
import type { FailedJobs } from '../kernel/failed-jobs'
import type { Reaction } from '../kernel/reaction'

/**
 * Returns the reactions to operators' decisions, which reach the queues through the log like all
 * work.
 */
export const failedJobReactions = (failures: FailedJobs): Reaction[] => [
  {
    name: 'retry a failed job',
    on: failedJobEvents.FailedJobRetried.type,
    react: (event) => failures.settle(event, true),
  },
  {
    name: 'discard a failed job',
    on: failedJobEvents.FailedJobDiscarded.type,
    react: (event) => failures.settle(event, false),
  },
  {
    name: 'retry a parked event',
    on: parkedEvents.ParkedEventRetried.type,
    react: (event) => failures.dueNow(event.data as { reaction: string; event_id: string }),
  },
  {
    name: 'forget the failure of a mail',
    on: deliveryEvents.DeliveryResent.type,
    react: (event) => failures.forget('mail', event.data.delivery_id as string),
  },
]
