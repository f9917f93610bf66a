import type { InjectionToken, Provider, Type } from '@nestjs/common'
import type { FastifyInstance } from 'fastify'

/** What an area adds to the API: its controllers and what they are given. */
export interface AreaApi {
  readonly name: string
  readonly controllers: readonly Type[]
  readonly providers?: readonly Provider[]
  /**
   * Addresses that are none of the interface's calls, for programs that speak a protocol of their
   * own.
   */
  readonly serve?: (fastify: FastifyInstance, get: <T>(token: InjectionToken<T>) => T) => void
}
