import type { Logger } from 'pino'
import type { Config } from './config'
import type { Database } from './database'
import type { Lifecycle } from './lifecycle'

/** The common facts for starting each part of the product. */
export interface StartContext {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly lifecycle: Lifecycle
}
