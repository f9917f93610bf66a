import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { id, list, listQuery } from '../kernel/shapes'

export const queueNames = ['mail', 'clock'] as const
export const failedJob = z.object({
  id: id(),
  queue: z.enum(queueNames),
  name: z.string(),
  tries: z.number(),
  /** Why it failed at last; addresses and quoted values are left out of it. */
  reason: z.string(),
  /** When it failed at last. */
  at: z.string(),
  /** Of a mail: where it belongs, and the stream that tells what became of it. */
  workspace: id().nullable(),
  stream: z.string().nullable(),
})
export type FailedJob = z.output<typeof failedJob>

const { page, per_page } = listQuery()
const body = z.object({ id: id() })

export const failedJobsApi = area('operations', {
  failedJobs: endpoint({
    method: 'GET',
    path: '/operations/failed-jobs',
    who: 'operator',
    summary: 'Jobs that will not run again by themselves, the newest first',
    query: z.object({ page, per_page, queue: z.enum(queueNames).optional() }),
    response: list(failedJob),
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: '/operations/failed-jobs/retry',
    who: 'operator',
    summary: 'Run a failed job again; a mail is sent again with the same Message-ID',
    status: 204,
    body,
    errors: ['operations.job_settled'],
  }),
  discardFailedJob: endpoint({
    method: 'POST',
    path: '/operations/failed-jobs/discard',
    who: 'operator',
    summary: 'Give a failed job up',
    status: 204,
    body,
    errors: ['operations.job_settled'],
  }),
})
