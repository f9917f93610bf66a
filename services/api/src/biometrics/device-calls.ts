import { toSecond } from '@workledger/domain/kernel/zone-days'
import type { Pool } from 'pg'

/** A device as known at its call, before the tenant is known. */
export interface KnownDevice {
  id: string
  workspace_id: string
  serial_no: string
  location_id: string
  reads_keys: boolean
  network: string | null
  /** SHA-256 of its key; null without one. */
  key_hash: string | null
  /** It calls without its company's address. */
  anywhere: boolean
}

/** News of a device in a call; omitted fields stay. */
export interface CallNews {
  /** Seconds by which the clock is slow. */
  drift?: number
  /** How far it has sent its punches, in its own format. */
  stamp?: string
  /** Offset of its clock from UTC in minutes, as sent to it. */
  told?: number
  unread?: { lines: number; sample: string }
}

/** Milliseconds between two writes about calls without news. */
const OFTEN = 20_000

/** Limits of a workspace: devices that wait, and days after which a silent one is dropped. */
const MOST_WAITING = 50

const FORGET_AFTER = '7 days'
const MOST_REMEMBERED = 10_000

/**
 * A device with a communication key must begin again after this time, and after this silence. It
 * calls every few seconds, so another machine at its address gains little while it is switched off.
 */
const KEYED_FOR = '24 hours'

const SILENT_FOR = '10 minutes'

/**
 * Times and addresses of devices' calls. They are no events, because devices call every few
 * seconds.
 */
export class DeviceCalls {
  private readonly noted = new Map<string, number>()

  constructor(private readonly pool: Pool) {}

  /** Returns every company's device with this serial number. */
  async devices(serial: string): Promise<KnownDevice[]> {
    const { rows } = await this.pool.query<KnownDevice>({
      name: 'devices by serial number',
      text: `select id, workspace_id, serial_no, location_id, reads_keys, network, key_hash, anywhere
        from read.devices where serial_no = $1 order by created_at`,
      values: [serial],
    })
    return rows
  }

  /**
   * Returns whether the device recently showed its current key from this network. A device with a
   * communication key shows it only when it begins.
   */
  async isKeyed(
    { workspace_id, serial_no, key_hash }: KnownDevice,
    network: string,
    at: Date,
  ): Promise<boolean> {
    const { rows } = await this.pool.query({
      name: 'key of a device',
      text: `select 1 from operations.device_calls where workspace_id = $1 and serial_no = $2 and network = $3
        and keyed_with = $4 and keyed_at > $5::timestamptz - $6::interval and last_at > $5::timestamptz - $7::interval`,
      values: [workspace_id, serial_no, network, key_hash, toSecond(at), KEYED_FOR, SILENT_FOR],
    })
    return rows.length > 0
  }

  /**
   * Notes that the device showed its key when it began. It is in one place, so its previous network
   * no longer counts.
   */
  async keyed(
    { workspace_id, serial_no, key_hash }: KnownDevice,
    network: string,
    at: Date,
  ): Promise<void> {
    await this.pool.query(
      `update operations.device_calls set keyed_at = null, keyed_with = null
       where workspace_id = $1 and serial_no = $2 and network <> $3 and keyed_at is not null`,
      [workspace_id, serial_no, network],
    )
    await this.pool.query(
      `insert into operations.device_calls (workspace_id, serial_no, network, waiting, first_at, last_at, keyed_at, keyed_with)
       values ($1, $2, $3, false, $4, $4, $4, $5) on conflict (workspace_id, serial_no, network)
       do update set waiting = false, last_at = excluded.last_at, keyed_at = excluded.keyed_at, keyed_with = excluded.keyed_with`,
      [workspace_id, serial_no, network, toSecond(at), key_hash],
    )
  }

  /**
   * Returns the workspace of an unknown device: the one in its address, by subdomain or id, else
   * the only one.
   */
  async workspace(subdomain: string | undefined): Promise<string | undefined> {
    const { rows } = subdomain
      ? await this.pool.query(
          'select id from read.workspaces where subdomain = $1 or id::text = $1',
          [subdomain.toLowerCase()],
        )
      : await this.pool.query('select id from read.workspaces limit 2')
    return rows.length === 1 ? rows[0].id : undefined
  }

  async accepted(
    device: KnownDevice,
    network: string,
    at: Date,
    news: CallNews = {},
  ): Promise<void> {
    const { workspace_id, serial_no } = device
    const silent = Object.keys(news).length === 0
    if (silent && !this.isNew(`${serial_no} ${network}`, at)) return

    await this.pool.query({
      name: 'call of a device',
      text: `insert into operations.device_calls as c (workspace_id, serial_no, network, waiting, first_at, last_at, drift, stamp, told, unread_lines, unread_sample)
        values ($1, $2, $3, false, $4, $4, $5, $6, $7, $8, $9)
        on conflict (workspace_id, serial_no, network) do update set waiting = false, last_at = excluded.last_at,
          drift = coalesce(excluded.drift, c.drift), stamp = coalesce(excluded.stamp, c.stamp), told = coalesce(excluded.told, c.told),
          unread_lines = c.unread_lines + excluded.unread_lines, unread_sample = coalesce(excluded.unread_sample, c.unread_sample)`,
      values: [
        workspace_id,
        serial_no,
        network,
        toSecond(at),
        news.drift ?? null,
        news.stamp ?? null,
        news.told ?? null,
        news.unread?.lines ?? 0,
        news.unread?.sample ?? null,
      ],
    })
  }

  /**
   * Notes a device that is not accepted, or not at this address. A call without its key does not
   * make a device with one unknown.
   */
  async refused(
    workspace: string,
    serial: string,
    { network, at, hasKey }: { network: string; at: Date; hasKey: boolean },
  ): Promise<void> {
    if (!this.isNew(`${workspace} ${serial} ${network}`, at)) return

    await this.pool.query(
      `insert into operations.device_calls as device_calls (workspace_id, serial_no, network, waiting, first_at, last_at)
       values ($1, $2, $3, true, $4, $4)
       on conflict (workspace_id, serial_no, network) do update set waiting = true, last_at = excluded.last_at
       where device_calls.waiting or not $5`,
      [workspace, serial, network, toSecond(at), hasKey],
    )

    await this.pool.query(
      `delete from operations.device_calls where workspace_id = $1 and waiting and (last_at < $2::timestamptz - $3::interval or id not in (
         select id from operations.device_calls where workspace_id = $1 and waiting order by last_at desc limit $4))`,
      [workspace, at, FORGET_AFTER, MOST_WAITING],
    )
  }

  /** Records the last data sent to the device, and how far the device has sent its punches. */
  async last({
    workspace_id,
    serial_no,
  }: KnownDevice): Promise<{ stamp: string | null; told: number | null }> {
    const { rows } = await this.pool.query(
      'select stamp, told from operations.device_calls where workspace_id = $1 and serial_no = $2 and not waiting order by last_at desc limit 1',
      [workspace_id, serial_no],
    )
    return rows[0] ?? { stamp: null, told: null }
  }

  private isNew(key: string, at: Date): boolean {
    const before = this.noted.get(key)
    if (before !== undefined && at.getTime() - before < OFTEN) return false
    this.noted.delete(key)
    this.noted.set(key, at.getTime())
    if (this.noted.size > MOST_REMEMBERED) this.noted.delete(this.noted.keys().next().value!)

    return true
  }
}
