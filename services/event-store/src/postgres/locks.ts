/** Every advisory lock of the product, so that no two parts take the same one. */
export const LOCKS = {
  /** Held for a session by the one process that leads; see leader.ts. */
  projector: 7_411_001,
  reactor: 7_411_002,
  processes: 7_411_003,
  chain: 7_411_004,
  rebuilder: 7_411_010,
  /** With a number of the workspace: what is asked of its payment provider. */
  billing: 7_411_020,
  /** With a number of the workspace: the approval of a pay run. */
  approval: 7_411_021,
  /** Starts of several processes against one database, one after the other. */
  migration: 0x776c_6d69,
  logSchema: 7_721_960_151,
} as const
