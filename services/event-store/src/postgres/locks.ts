/** All advisory locks of the product, so that no two parts share a number. */
export const LOCKS = {
  /** Held by the session of the leading process; see leader.ts. */
  projector: 7_411_001,
  reactor: 7_411_002,
  processes: 7_411_003,
  chain: 7_411_004,
  rebuilder: 7_411_010,
  /** Combined with the workspace's number: requests to its payment provider. */
  billing: 7_411_020,
  /** Combined with the workspace's number: the approval of a pay run. */
  approval: 7_411_021,
  /** Serialises the starts of several processes on one database. */
  migration: 0x776c_6d69,
  logSchema: 7_721_960_151,
} as const
