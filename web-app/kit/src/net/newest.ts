import type { Shown } from '@workledger/contracts/kernel/endpoint'

/** Returns the state shown of an ordered list: the newest of its rows. */
export const newest = (rows: readonly Shown[]): Shown => ({
  revision: Math.max(0, ...rows.map(({ revision }) => revision)),
})
