import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeviceCalls, KnownDevice } from '../device-calls'

const KEY = /^[0-9a-f]{32}$/

/** Makes a key of 128 bits that fits a path, a host name and a communication key. */
export const newDeviceKey = (): string => randomBytes(16).toString('hex')

/** Returns the hash of a device's key, which is random enough to need no salt. */
export const hashOfKey = (key: string): string =>
  createHash('sha256').update(`device key ${key}`).digest('hex')

/** Who a call claims to be from. */
export interface DeviceCall {
  serial: string
  network: string
  subdomain: string | undefined
  /**
   * In the path, as the first part of the host name, and as the communication key in the first
   * call.
   */
  keys: { path: string | undefined; host: string; pushcommkey: string | undefined }
}

export interface Recognised {
  device: KnownDevice | undefined
  /** The company of the address, else the device's; a refused call waits there. */
  workspace: string | undefined
  /** The device of this serial number has a key, which the call lacks. */
  keyMissing: boolean
}

/**
 * Identifies the calling device. A key identifies it at any address; otherwise the address names
 * the company, and the serial number the device. Plain `/iclock` names a company if there is only
 * one, and for devices from that time.
 */
export async function recognise(
  calls: DeviceCalls,
  { serial, network, subdomain, keys }: DeviceCall,
  now: Date,
): Promise<Recognised> {
  const all = await calls.devices(serial)
  const shown = [keys.path, keys.host.split('.')[0], keys.pushcommkey].flatMap((key) =>
    key && KEY.test(key) ? [hashOfKey(key)] : [],
  )
  const byKey = all.find(
    ({ key_hash }) => key_hash !== null && shown.some((hash) => isSame(hash, key_hash)),
  )

  if (byKey) {
    if (keys.pushcommkey) await calls.keyed(byKey, network, now)
    return { device: byKey, workspace: byKey.workspace_id, keyMissing: false }
  }

  const addressed = await calls.workspace(subdomain)
  const there = all.find(({ workspace_id }) => workspace_id === addressed)

  const meant =
    there ??
    (subdomain === undefined
      ? (all.find(({ anywhere }) => anywhere) ?? (await keyedOf(all, calls, network, now)))
      : undefined)

  const workspace = addressed ?? meant?.workspace_id
  if (!meant || meant.key_hash === null) return { device: meant, workspace, keyMissing: false }
  const shows = keys.path !== undefined || keys.pushcommkey !== undefined
  const began = !shows && (await calls.isKeyed(meant, network, now))

  return { device: began ? meant : undefined, workspace, keyMissing: !began }
}

/** Returns the addresses to set in a device, with the ways to show its key. */
export function addressesOf(publicUrl: string, company: string, key: string) {
  const base = publicUrl.replace(/\/$/, '')
  return {
    path: `${base}/${company}/${key}`,
    host: base.replace('://', `://${key}.`),
    plain: `${base}/${company}`,
  }
}

/** Returns the device that began from this network with its communication key. */
async function keyedOf(
  all: readonly KnownDevice[],
  calls: DeviceCalls,
  network: string,
  now: Date,
): Promise<KnownDevice | undefined> {
  for (const device of all)
    if (device.key_hash !== null && (await calls.isKeyed(device, network, now))) return device

  return undefined
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
