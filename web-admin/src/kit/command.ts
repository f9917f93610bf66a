import type { AnyList } from '@workledger/contracts/kernel/define-list'
import type { AnswerOf, ScreenCallOf } from '@workledger/contracts/kernel/endpoint'
import type { AreaPermission } from '@workledger/contracts/kernel/permissions'
import { type AnyEndpoint, type CallOptions, call } from '@workledger/kit/net/client'

/**
 * An admin's command: a named method of the data provider, and what has to be read again after it.
 */
export interface Command<A, R> {
  /** The documented call, which says who may make it. */
  endpoint: AnyEndpoint
  run: (request: A, options?: CallOptions) => Promise<R>
  /** Areas whose calls and lists are read again. */
  changes: readonly string[]
  /** Milliseconds until an attempt counts as failed, where it may take long. */
  timeout?: number
}

const send = call as (
  endpoint: AnyEndpoint,
  request: unknown,
  options?: CallOptions,
) => Promise<any>

/** A command that is one documented call, with the call's own request. */
export const command = <E extends AnyEndpoint>(
  endpoint: E,
  ...changes: string[]
): Command<ScreenCallOf<E>, AnswerOf<E>> => ({
  endpoint,
  run: (request, options) => send(endpoint, request, options),
  changes: [endpoint.area, ...changes],
})

/** The same command, for work that may take minutes. */
export const long = <A, R>(given: Command<A, R>): Command<A, R> => ({ ...given, timeout: 600_000 })

/** A command in the console's own terms, for calls that do several things. */
export const commandOf = <E extends AnyEndpoint, A>(
  endpoint: E,
  toRequest: (asked: A) => ScreenCallOf<E>,
  ...changes: string[]
): Command<A, AnswerOf<E>> => ({
  endpoint,
  run: (asked, options) => send(endpoint, toRequest(asked), options),
  changes: [endpoint.area, ...changes],
})

/** The documented calls behind react-admin's create, update and delete of one resource. */
export interface Writes {
  create?: AnyEndpoint
  update?: AnyEndpoint
  delete?: AnyEndpoint
}

/** What an area adds to the console's lists. */
export interface ResourceOf {
  /** Areas whose changes move this list, as the live channel names them. */
  areas: readonly string[]
  /**
   * Who may open it, as its definition says; auditors read every list but an operator's. The server
   * decides again.
   */
  who: AnyList['who']
  /** Beside admins, whoever holds this permission. */
  permission?: AreaPermission
  writes?: Writes
}

/** A list of the console, for those whom its definition names. */
export const resource = (
  { who, permission }: Pick<AnyList, 'who' | 'permission'>,
  given: Omit<ResourceOf, 'who' | 'permission'>,
): ResourceOf => ({
  who,
  ...(permission ? { permission } : {}),
  ...given,
})

/**
 * A list whose documented call answers everybody with their own rows, while the console's pages of
 * it are for those who manage it.
 */
export const managed = (
  list: Pick<AnyList, 'who' | 'permission'>,
  given: Omit<ResourceOf, 'who' | 'permission'>,
): ResourceOf => ({
  ...resource(list, given),
  who: 'admin',
})
