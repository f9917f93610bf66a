import type { AnyList } from '@workledger/contracts/kernel/define-list'
import type { AnswerOf, ScreenCallOf } from '@workledger/contracts/kernel/endpoint'
import type { AreaPermission } from '@workledger/contracts/kernel/permissions'
import { type AnyEndpoint, type CallOptions, call } from '@workledger/kit/net/client'

/**
 * An administrator's command: a named method of the data provider, and the data to refresh after
 * it.
 */
export interface Command<A, R> {
  /** The documented call, which declares who may make it. */
  endpoint: AnyEndpoint
  run: (request: A, options?: CallOptions) => Promise<R>
  /** Areas whose calls and lists are refreshed. */
  changes: readonly string[]
  /** Milliseconds until an attempt counts as failed, for a slow one. */
  timeout?: number | undefined
}

const send = call as (
  endpoint: AnyEndpoint,
  request: unknown,
  options?: CallOptions,
) => Promise<any>

/** Declares a command of one documented call, with the call's own request. */
export const command = <E extends AnyEndpoint>(
  endpoint: E,
  ...changes: string[]
): Command<ScreenCallOf<E>, AnswerOf<E>> => ({
  endpoint,
  run: (request, options) => send(endpoint, request, options),
  changes: [endpoint.area, ...changes],
})

/** Returns the command with a timeout for work that may take minutes. */
export const long = <A, R>(given: Command<A, R>): Command<A, R> => ({ ...given, timeout: 600_000 })

/** Declares a command in the console's own terms, for calls that do several things. */
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

/** An area's part of the console's lists. */
export interface ResourceOf {
  /** Areas whose changes concern this list, by the live channel's names. */
  areas: readonly string[]
  /**
   * The people who may open it, by its definition; auditors read every list but an operator's. The
   * server checks it again.
   */
  who: AnyList['who']
  /** A permission that also opens it, besides administrators. */
  permission?: AreaPermission
  writes?: Writes
}

/** Declares a list of the console for the people in its definition. */
export const resource = (
  { who, permission }: Pick<AnyList, 'who' | 'permission'>,
  given: Omit<ResourceOf, 'who' | 'permission'>,
): ResourceOf => ({
  who,
  ...(permission ? { permission } : {}),
  ...given,
})

/**
 * Declares a list whose documented call answers each person with their own rows, while its console
 * pages are for people who manage it.
 */
export const managed = (
  list: Pick<AnyList, 'who' | 'permission'>,
  given: Omit<ResourceOf, 'who' | 'permission'>,
): ResourceOf => ({
  ...resource(list, given),
  who: 'admin',
})
