import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { listsApi as api } from '@workledger/contracts/lists/lists.api'
import { type ListResource, listRow, listRows, type Viewer, viewerOf } from '@workledger/projections/kernel/list-resource'
import { listResourceOf } from '@workledger/projections/registry'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

/** What react-admin reads. It writes through the documented calls. */
@Controller()
export class ListsController {
  constructor(private readonly queries: Queries) {}

  @Route(api.adminList)
  async list(call: Call<typeof api.adminList>, reply?: any) {
    const { workspace, params, query } = call
    const resource = listResourceOf(params.resource) ?? refuse('not_found')
    const viewer = reader(call, resource)
    const { rows, total } = await this.queries.ask(workspace, (db) => listRows(db, resource, viewer, query))
    const first = query.range?.[0] ?? 0
    reply.header(
      'Content-Range',
      rows.length > 0 ? `${params.resource} ${first}-${first + rows.length - 1}/${total}` : `${params.resource} */${total}`,
    )
    reply.header('Access-Control-Expose-Headers', 'Content-Range')
    return rows as { id: string }[]
  }

  @Route(api.adminOne)
  async one(call: Call<typeof api.adminOne>) {
    const resource = listResourceOf(call.params.resource) ?? refuse('not_found')
    const viewer = reader(call, resource)
    return (await this.queries.ask(call.workspace, (db) => listRow(db, resource, viewer, call.params.id))) ?? refuse('not_found')
  }
}

/** Refuses whom the documented call refuses. */
function reader({ caller, ctx }: Pick<Call<unknown>, 'caller' | 'ctx'>, resource: ListResource): Viewer {
  const viewer = viewerOf(resource, caller, ctx.now.toISOString())
  return resource.definition.who === 'member' || viewer.everything ? viewer : refuse('access.denied')
}
