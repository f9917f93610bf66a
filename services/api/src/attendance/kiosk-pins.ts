import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { lockMinutes } from '@workledger/domain/attendance/kiosk-pin'
import type { Pool, PoolClient } from 'pg'
import { type HashCost, OWASP } from '../kernel/options'

/** The id of no person. */
const NO_PERSON = '00000000-0000-0000-0000-000000000000'

interface StoredPin {
  readonly pin_hash: string
  readonly wrong: number
  readonly locked: boolean
}

/** The outcome of a try. `lockedUntil`: this try locked the PIN until then (ISO 8601). */
export type PinTry = { right: true } | { right: false; lockedUntil?: string }

/**
 * Stores PINs for kiosks in the vault. A PIN has few digits, so its argon2id hash also needs the
 * master key: a copy of the database alone does not tell it.
 */
export class KioskPins {
  private decoy: Promise<string> | undefined

  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
    private readonly cost: HashCost = OWASP,
  ) {}

  /** Sets a PIN, and unlocks it. */
  async set(workspace: string, employee: string, pin: string): Promise<void> {
    await this.pool.query(
      `insert into vault.kiosk_pins (workspace, employee, pin_hash) values ($1, $2, $3)
       on conflict (workspace, employee) do update
         set pin_hash = excluded.pin_hash, wrong = 0, locked_until = null, set_at = now()`,
      [workspace, employee, await hash(this.keyed(workspace, employee, pin), this.cost)],
    )
  }

  async remove(workspace: string, employee: string): Promise<void> {
    await this.pool.query('delete from vault.kiosk_pins where workspace = $1 and employee = $2', [
      workspace,
      employee,
    ])
  }

  /** Returns when the PIN was set, and until when it is locked, as ISO 8601. */
  async find(
    workspace: string,
    employee: string,
  ): Promise<{ set_at: string; locked_until: string | null } | undefined> {
    const { rows } = await this.pool.query<{ set_at: Date; locked_until: Date | null }>(
      `select set_at, case when locked_until > now() then locked_until end as locked_until
       from vault.kiosk_pins where workspace = $1 and employee = $2`,
      [workspace, employee],
    )
    const [found] = rows

    return (
      found && {
        set_at: found.set_at.toISOString(),
        locked_until: found.locked_until?.toISOString() ?? null,
      }
    )
  }

  /**
   * Compares a PIN. Takes the same time for a missing person and for a locked PIN. The try counts
   * as wrong before it is compared, so concurrent tries gain nothing.
   */
  async tryPin(workspace: string, employee: string | undefined, pin: string): Promise<PinTry> {
    const person = employee ?? NO_PERSON
    const found = await this.count(workspace, person)
    this.decoy ??= hash('no person has this PIN', this.cost)
    const known = found && !found.locked ? found.pin_hash : undefined
    const right = await verify(known ?? (await this.decoy), this.keyed(workspace, person, pin))

    if (!known || !found) return { right: false }

    if (right) {
      await this.pool.query(
        'update vault.kiosk_pins set wrong = 0, locked_until = null where workspace = $1 and employee = $2',
        [workspace, person],
      )
      return { right: true }
    }

    return found.lockedUntil
      ? { right: false, lockedUntil: found.lockedUntil.toISOString() }
      : { right: false }
  }

  /** Counts one try of an unlocked PIN, and locks the PIN if the try fills the limit. */
  private async count(
    workspace: string,
    employee: string,
  ): Promise<(StoredPin & { lockedUntil?: Date }) | undefined> {
    const client = await this.pool.connect()

    try {
      await client.query('begin')
      const found = await lockRow(client, workspace, employee)
      const counted =
        found && !found.locked ? await countWrong(client, found, [workspace, employee]) : found
      await client.query('commit')

      return counted
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  /** Binds the hash to the installation and the person. */
  private keyed(workspace: string, employee: string, pin: string): string {
    return createHmac('sha256', this.masterKey)
      .update(`kiosk pin ${workspace} ${employee} ${pin}`)
      .digest('base64')
  }
}

async function lockRow(
  client: PoolClient,
  workspace: string,
  employee: string,
): Promise<StoredPin | undefined> {
  const { rows } = await client.query<StoredPin>(
    `select pin_hash, wrong, coalesce(locked_until > now(), false) as locked
     from vault.kiosk_pins where workspace = $1 and employee = $2 for update`,
    [workspace, employee],
  )
  return rows[0]
}

async function countWrong(
  client: PoolClient,
  found: StoredPin,
  key: [workspace: string, employee: string],
): Promise<StoredPin & { lockedUntil?: Date }> {
  const wrong = found.wrong + 1
  const minutes = lockMinutes(wrong)

  const { rows } = await client.query<{ locked_until: Date | null }>(
    `update vault.kiosk_pins set wrong = $3, locked_until = now() + make_interval(mins => nullif($4::int, 0))
     where workspace = $1 and employee = $2 returning locked_until`,
    [...key, wrong, minutes],
  )

  const until = rows[0]?.locked_until
  return { ...found, wrong, ...(until && { lockedUntil: until }) }
}
