import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Seen } from '@workledger/domain/kernel/contents'

/** Runs a change of a record. A refusal as stale carries the current record. */
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

/** Returns the revision of an ordered list: the highest of its rows. */
export const newest = (rows: readonly { revision: number }[]): number =>
  Math.max(...rows.map(({ revision }) => revision))

declare const held: unique symbol

/** The answer of a PUT. Only `changing` makes it, so that every PUT checks what its caller saw. */
export type Changed<A> = A & { readonly [held]: true }

/**
 * Changes a record as its caller saw it, and returns it as changed. A refusal as stale carries the
 * current record, or the part of it that `current` selects.
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
