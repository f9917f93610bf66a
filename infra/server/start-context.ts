import type { Logger } from 'pino'
import type { Config } from './config'
import type { Database } from './database'
import type { Lifecycle } from './lifecycle'

/** What every part of the product is started with. */
export interface StartContext {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly lifecycle: Lifecycle
}
