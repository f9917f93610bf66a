import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { failedJobsApi as api } from '@workledger/contracts/operations/failed-jobs.api'
import { type FailedJobCommand, failedJobDecider } from '@workledger/domain/operations/failed-job'
import { failedJobsList } from '@workledger/projections/operations/operations.lists'
import type { Pool } from 'pg'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { POOL } from '../kernel/options'
import { soon } from './soon'

/** Jobs that failed for good. An operator's decision is an event, which the workers execute. */
@Controller()
export class FailedJobsController {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly commands: Commands,
    private readonly lists: Lists,
  ) {}

  @Route(api.failedJobs)
  list(call: Call<typeof api.failedJobs>) {
    return this.lists.page(failedJobsList, call)
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
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(failedJobDecider, id, { queue, name, job_id: id, type })
    await soon(async () => !(await this.find(id)))
  }

  private async find(id: string): Promise<{ queue: string; name: string } | undefined> {
    return (
      await this.pool.query('select queue, name from operations.failed_jobs where id = $1', [id])
    ).rows[0]
  }
}
