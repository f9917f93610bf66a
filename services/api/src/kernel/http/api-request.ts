import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Call } from './call'

interface AddressParts {
  Params: Record<string, string>
  Querystring: Record<string, unknown>
}

/** A request as Fastify gives it, with what the kernel adds to it. */
export interface ApiRequest extends FastifyRequest<AddressParts> {
  call?: Call<Endpoint>
  /** The signed-in person, by whom refusals are paced. */
  person?: string | undefined
  /** Code of the refusal of the caller: no or too few rights, or too many calls. */
  refusal?: string
}
