import type { Shown } from '@workledger/contracts/kernel/endpoint'

/** What is shown of a list that is put in order: the newest of its rows. */
export const newest = (rows: readonly Shown[]): Shown => ({
  revision: Math.max(0, ...rows.map(({ revision }) => revision)),
})
