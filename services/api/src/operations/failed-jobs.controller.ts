import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { failedJobsApi as api, type FailedJob } from '@workledger/contracts/operations/failed-jobs.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { type FailedJobCommand, failedJobDecider } from '@workledger/domain/operations/failed-job'
import { answer } from '@workledger/projections/kernel/list'
import type { Pool } from 'pg'
import { Commands } from '../kernel/commands'
import type { Call, Ctx } from '../kernel/context'
import { Route } from '../kernel/route'
import { CONTROL, instant } from './installation'
import { soon } from './soon'

/** Jobs of the queues that failed for good. What operators decide is an event; the workers do it. */
@Controller()
export class FailedJobsController {
  constructor(
    @Inject(CONTROL) private readonly pool: Pool,
    private readonly commands: Commands,
  ) {}

  @Route(api.failedJobs)
  async list({ query }: Call<typeof api.failedJobs>) {
    const { page, per_page, queue = null } = query
    const { rows } = await this.pool.query(
      `select (select count(*)::int from operations.failed_jobs where $1::text is null or queue = $1) as total,
         (select coalesce(json_agg(f), '[]') from (select * from operations.failed_jobs where $1::text is null or queue = $1
           order by at desc, id limit $2 offset $3) f) as jobs`,
      [queue, per_page, (page - 1) * per_page],
    )
    return answer((rows[0].jobs as Row[]).map(shown), rows[0].total, query)
  }

  @Route(api.retryFailedJob)
  retry({ body, ctx }: Call<typeof api.retryFailedJob>) {
    return this.settle(ctx, body.id, 'retry')
  }

  @Route(api.discardFailedJob)
  discard({ body, ctx }: Call<typeof api.discardFailedJob>) {
    return this.settle(ctx, body.id, 'discard')
  }

  private async settle(ctx: Ctx, id: string, type: FailedJobCommand['type']): Promise<void> {
    const { queue, name } = (await this.find(id)) ?? refuse('not_found')
    await this.commands.run(ctx, failedJobDecider, SYSTEM_WORKSPACE, id, { queue, name, job_id: id, type })
    await soon(async () => !(await this.find(id)))
  }

  private async find(id: string): Promise<{ queue: string; name: string } | undefined> {
    return (await this.pool.query('select queue, name from operations.failed_jobs where id = $1', [id])).rows[0]
  }
}

type Row = Omit<FailedJob, 'reason' | 'stream'> & { error: string; delivery: string | null }
const shown = ({ error, delivery, at, ...job }: Row): FailedJob => ({
  ...job,
  reason: error,
  at: instant(new Date(at)),
  stream: delivery && streamOf(deliveryDecider, delivery),
})
