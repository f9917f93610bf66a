import type { InjectionToken, Provider, Type } from '@nestjs/common'
import type { FastifyInstance } from 'fastify'

/** The part of an area in the API: its controllers and their providers. */
export interface AreaApi {
  readonly name: string
  readonly controllers: readonly Type[]
  readonly providers?: readonly Provider[]
  /** Serves addresses outside the documented calls, for programs with their own protocol. */
  readonly serve?: (fastify: FastifyInstance, get: <T>(token: InjectionToken<T>) => T) => void
}
