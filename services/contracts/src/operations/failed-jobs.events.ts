import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'

const job = { job_id: id(), queue: plain(60), name: plain(60) }

/**
 * An operator's decisions on a job that failed for good: stream `job-{id}`, in the system
 * workspace.
 */
export const failedJobEvents = {
  FailedJobRetried: event('FailedJobRetried', { v: 1, data: z.object(job) }),
  FailedJobDiscarded: event('FailedJobDiscarded', { v: 1, data: z.object(job) }),
}
