import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Seen } from '@workledger/domain/kernel/contents'

/**
 * Does something about a record; refused because the record has changed since it was shown, the
 * answer carries it as it is.
 */
export async function orCurrent<T>(
  act: () => Promise<T>,
  read: () => Promise<unknown>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'state.stale') throw error
    throw new CodedError(error.code, { ...error.detail, current: await read() })
  }
}

/** The revision of a list that is put in order: the highest of its rows. */
export const newest = (rows: readonly { revision: number }[]): number =>
  Math.max(...rows.map(({ revision }) => revision))

declare const held: unique symbol

/**
 * What a PUT answers: only `changing` makes it, so that no PUT forgets what its caller was shown.
 */
export type Changed<A> = A & { readonly [held]: true }

/**
 * Changes a record as its caller was shown it, and answers it as it is then; a refusal as stale
 * carries it as it is: what is answered, or what `current` takes of that.
 */
export async function changing<A extends { data: unknown }>(
  seen: Seen,
  act: (seen: Seen) => Promise<unknown>,
  show: () => Promise<A>,
  current: (shown: A) => unknown = ({ data }) => data,
): Promise<Changed<A>> {
  await orCurrent(
    () => act(seen),
    async () => current(await show()),
  )
  return (await show()) as Changed<A>
}
