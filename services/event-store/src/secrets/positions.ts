import { hkdfSync } from 'node:crypto'
import type { Pool } from 'pg'
import { open, seal } from '../cipher'

export interface StoredPosition {
  readonly lat: number
  readonly long: number
}

/** The positions of a shift, as far as they are still kept. */
export interface ShiftPositions {
  in_location?: StoredPosition
  out_location?: StoredPosition
}

interface PositionOf {
  readonly workspace: string
  readonly employee: string
  readonly shift: string
  readonly act: 'in' | 'out'
}

/** Returns what a sealed position is bound to, so that it fits no other row. */
const boundTo = ({ workspace, employee, shift, act }: PositionOf) =>
  `${workspace} ${employee} ${shift} ${act}`

/**
 * Stores positions of check-ins and check-outs in the vault, each sealed with a key of the
 * installation. They are not in the log, so their time can end.
 */
export class Positions {
  private readonly key: Buffer

  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, '', 'positions of check-ins', 32))
  }

  async put(of: PositionOf, { lat, long }: StoredPosition): Promise<void> {
    const { workspace, employee, shift, act } = of
    const sealed = seal(this.key, Buffer.from(JSON.stringify({ lat, long })), boundTo(of))

    await this.pool.query(
      `insert into vault.positions (workspace, employee, shift, act, sealed) values ($1, $2, $3, $4, $5)
       on conflict (shift, act) do update set sealed = excluded.sealed`,
      [workspace, employee, shift, act, sealed],
    )
  }

  /** Returns the positions of a person by shift: of the given shifts, or of all. */
  async find(
    workspace: string,
    employee: string,
    shifts?: readonly string[],
  ): Promise<ReadonlyMap<string, ShiftPositions>> {
    const { rows } = await this.pool.query<{ shift: string; act: 'in' | 'out'; sealed: Buffer }>(
      `select shift, act, sealed from vault.positions
       where workspace = $1 and employee = $2 and ($3::uuid[] is null or shift = any($3))`,
      [workspace, employee, shifts ?? null],
    )

    const found = new Map<string, ShiftPositions>()

    for (const { shift, act, sealed } of rows) {
      const text = open(this.key, sealed, boundTo({ workspace, employee, shift, act }))
      if (!text) continue
      found.set(shift, { ...found.get(shift), [`${act}_location`]: JSON.parse(text.toString()) })
    }

    return found
  }
}
