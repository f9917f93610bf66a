import { Controller } from '@nestjs/common'
import { candidatesApi as api } from '@workledger/contracts/recruiting/candidates.api'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Candidates } from './candidates.service'

/** Messages with a candidate, as recruiters see them. */
@Controller()
export class CandidateMessagesController {
  constructor(
    private readonly candidates: Candidates,
    private readonly keys: LinkKeys,
  ) {}

  @Route(api.messages)
  async list({ workspace, params }: Call<typeof api.messages>) {
    return { data: await this.candidates.messages(workspace, params.id) }
  }

  @Route(api.sendMessage)
  async send(call: Call<typeof api.sendMessage>) {
    const { ctx, params, body } = call

    const message_id = ctx.newId()
    const command = { ...body, type: 'message' as const, candidate_id: params.id, message_id }
    await call.run(candidateDecider, params.id, command)

    return { data: { id: message_id } }
  }

  @Route(api.revokeMessageLink)
  async revoke(call: Call<typeof api.revokeMessageLink>) {
    const { params } = call

    await call.append(candidateDecider, params.id, { type: 'revoke-link', candidate_id: params.id })
    await this.keys.revoke('candidate', params.id)
    await call.ctx.settled()

    return { message: 'Links that were sent until now open nothing any more.' }
  }
}
