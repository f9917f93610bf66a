import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { id } from '../kernel/shapes'
import { failedJobsList } from './operations.lists'
import { queueNames } from './queue-names'

const body = z.object({ id: id() })

export const failedJobsApi = area('operations', {
  failedJobs: listCall(failedJobsList, {
    path: '/operations/failed-jobs',
    summary: 'Jobs that will not run again automatically, newest first',
    filters: { queue: z.enum(queueNames).optional() },
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
    summary: 'Give up a failed job',
    status: 204,
    body,
    errors: ['operations.job_settled'],
  }),
})
