import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { projectsApi as api } from '@workledger/contracts/projects/projects.api'
import { projectDecider } from '@workledger/domain/projects/project'
import { usedStatusTypesOf } from '@workledger/projections/projects/projects.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class StatusTypesController {
  constructor(private readonly queries: Queries) {}

  @Route(api.statusTypes)
  async list({ workspace, params }: Call<typeof api.statusTypes>) {
    return { data: await this.all(workspace, params.id) }
  }

  @Route(api.addStatusType)
  async add(call: Call<typeof api.addStatusType>) {
    const { params, body, ctx } = call

    const status_id = ctx.newId()

    await call.run(projectDecider, params.id, {
      ...body,
      type: 'add-status',
      project_id: params.id,
      status_id,
    })

    return { data: { id: status_id } }
  }

  @Route(api.changeStatusType)
  async change(call: Call<typeof api.changeStatusType>) {
    const { workspace, params, body } = call

    const change = {
      ...body,
      type: 'change-status' as const,
      project_id: params.id,
      status_id: params.statusId,
    }

    return changing(
      call.seen(params.statusId),
      (seen) => call.run(projectDecider, params.id, change, seen),
      async () => ({
        data:
          (await this.all(workspace, params.id)).find(({ id }) => id === params.statusId) ??
          refuse('not_found'),
      }),
    )
  }

  @Route(api.deleteStatusType)
  async delete(call: Call<typeof api.deleteStatusType>) {
    const { params, query } = call

    await call.run(projectDecider, params.id, {
      ...query,
      type: 'delete-status',
      project_id: params.id,
      status_id: params.statusId,
    })
  }

  private all(workspace: string, project: string) {
    return this.queries.ask(workspace, (db) => usedStatusTypesOf(db, project))
  }
}
