import { Controller } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { readsApi as api } from '@workledger/contracts/access/reads.api'
import { askedLanguage } from '@workledger/contracts/kernel/asked-language'
import { endpoints } from '@workledger/contracts/registry'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../kernel/http/call'
import { readTogether } from '../kernel/http/read-together'
import { Route } from '../kernel/http/route'

/** Several reads in one call, for the first load of a page. */
@Controller()
export class ReadsController {
  private together: ReturnType<typeof readTogether> | undefined

  constructor(private readonly host: HttpAdapterHost) {}

  @Route(api.reads)
  async reads({ query, token, address, agent }: Call<typeof api.reads>) {
    this.together ??= readTogether(this.host.httpAdapter.getInstance<FastifyInstance>(), endpoints)

    return {
      data: await this.together(query.calls, {
        token,
        address,
        agent,
        language: askedLanguage(),
      }),
    }
  }
}
