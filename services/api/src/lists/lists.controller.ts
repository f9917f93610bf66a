import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { listsApi as api } from '@workledger/contracts/lists/lists.api'
import { listResourceOf } from '@workledger/projections/registry'
import type { FastifyReply } from 'fastify'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { askedRows } from './asked-rows'

/** The reads of react-admin, which writes through the documented calls. */
@Controller()
export class ListsController {
  constructor(private readonly lists: Lists) {}

  @Route(api.adminList)
  async list(call: Call<typeof api.adminList>, reply: FastifyReply) {
    const { params } = call
    const query = askedRows(call.query)
    const resource = listResourceOf(params.resource) ?? refuse('not_found')
    const viewer = await this.lists.reader(resource, call)

    const { rows, total } = await this.lists.rows(
      await this.lists.whole(resource, viewer),
      viewer,
      query,
    )

    const first = query.range?.[0] ?? 0

    reply.header(
      'Content-Range',
      rows.length > 0
        ? `${params.resource} ${first}-${first + rows.length - 1}/${total}`
        : `${params.resource} */${total}`,
    )

    reply.header('Access-Control-Expose-Headers', 'Content-Range')

    return rows as { id: string }[]
  }

  @Route(api.adminOne)
  async showAdminOne(call: Call<typeof api.adminOne>) {
    const resource = listResourceOf(call.params.resource) ?? refuse('not_found')
    const viewer = await this.lists.reader(resource, call)

    return (await this.lists.row(
      await this.lists.whole(resource, viewer),
      viewer,
      call.params.id,
    )) as { id: string }
  }
}
