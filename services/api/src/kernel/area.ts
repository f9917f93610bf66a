import type { Provider, Type } from '@nestjs/common'

/** What an area adds to the API: its controllers and what they are given. */
export interface AreaApi {
  readonly name: string
  readonly controllers: readonly Type[]
  readonly providers?: readonly Provider[]
}
