import {
  pushDevicesApi,
  type PushSubscription as Sent,
} from '@workledger/contracts/notices/push-devices.api'
import { call } from '../../net/client'

/** Why this browser cannot get pushes, or `ready`. */
export type BrowserPush = 'ready' | 'install' | 'denied' | 'unsupported'

/** Safari on iPhones and iPads has pushes only for installed apps. */
const isUninstalledApple = () => 'standalone' in navigator && !navigator.standalone

/** Returns the worker that shows pushes; undefined where none is installed. */
const worker = () => navigator.serviceWorker?.getRegistration()

export async function browserPush(): Promise<BrowserPush> {
  if (!('PushManager' in window) || !('Notification' in window))
    return isUninstalledApple() ? 'install' : 'unsupported'

  if (!(await worker())) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/**
 * Asks the person for permission, and the browser for an address. Returns undefined if the person
 * refuses; throws if the browser's push service cannot be reached.
 */
export async function subscribed(publicKey: string): Promise<Sent | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const push = (await worker())?.pushManager
  if (!push) return undefined
  const former = await push.getSubscription()

  // One for another key, as after a move to another installation.
  if (former && keyOf(former) !== publicKey) await former.unsubscribe()

  return sent(await push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Returns the subscription that this browser has already; undefined without one or permission. */
async function present(publicKey: string): Promise<Sent | undefined> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return undefined
  const found = await (await worker())?.pushManager?.getSubscription()

  return found && keyOf(found) === publicKey ? sent(found) : undefined
}

/** The place in which this browser remembers which device it is to an employee. */
const place = (employee: string) => `workledger-push-${employee}`

export const remember = (employee: string, device: string) =>
  localStorage.setItem(place(employee), device)

/**
 * After a sign-in, lets the pushes that its person turned on here go on. Another person's stay off:
 * they have turned on none here.
 */
export async function renewPush(workspace: string, employee: string): Promise<void> {
  const device = localStorage.getItem(place(employee))
  if (!device) return
  const params = { ws: workspace }
  const { devices, public_key } = (await call(pushDevicesApi.pushDevices, { params })).data
  const known = devices.find(({ id }) => id === device)

  // Turned off from another browser.
  if (!known) localStorage.removeItem(place(employee))
  const subscription = known && !known.current && (await present(public_key))
  if (subscription) await call(pushDevicesApi.addPushDevice, { params, body: subscription })
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await (await worker())?.pushManager?.getSubscription())?.unsubscribe()
}

const keyOf = ({ options }: PushSubscription) => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))

  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function sent(subscription: PushSubscription): Sent {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
}
