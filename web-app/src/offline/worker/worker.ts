import { KEPT_READS } from '@workledger/kit/net/service-worker'
import { isKept } from './kept-part'
import { isPart } from './parts'
import { openNotice, showPush } from './pushes'
import { type Answered, forgetReads, keepReads, keptReads } from './reads-store'
import type { Fetched, WorkerScope } from './scope'

declare const self: WorkerScope

/** Written by the build: this release, its files for the timer, and pages that are not the apps'. */
declare const __RELEASE__: string
declare const __FILES__: readonly string[]
declare const __SERVER_PAGES__: string

/** What pages tell; kit/src/net/{service-worker,kept-shown}.ts are the other end. */
interface Message {
  readonly forget?: true
  readonly fresh?: true
  readonly parts?: readonly string[]
}

const RELEASE = `workledger-release-${__RELEASE__}`

/** One document serves every page, because both apps run in either. */
const SHELL = '/'

/** Milliseconds after which a page opens from this device while the network has not answered. */
const PAGE_PATIENCE = 4_000
const READS_PATIENCE = 10_000

const API = '/api/v1'

const isElsewhere = new RegExp(`${__SERVER_PAGES__}|^/(api|live)/|\\.\\w+$`)

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== self.location.origin) return

  if (request.method === 'POST' && pathname === `${API}/auth/logout`)
    return event.respondWith(signOut(request))

  if (request.method !== 'GET') return

  if (request.mode === 'navigate')
    event.respondWith(isElsewhere.test(pathname) ? fromNetwork(event) : page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(part(event))
  else if (pathname.startsWith(`${API}/`) && request.headers.get('authorization')) {
    const address = pathname.slice(API.length) + search
    if (pathname === `${API}/reads`) event.respondWith(reads(event, addressesIn(search)))
    else if (isKept(address)) event.respondWith(reads(event, [address], true))
  }
})

self.addEventListener('message', (event) => {
  const { data, source, ports } = event
  const { forget, fresh, parts } = (data ?? {}) as Message
  if (forget) event.waitUntil(forgetReads())
  if (parts) event.waitUntil(keepParts(parts))
  if (fresh && source) shownSince.delete(source.id)
  ports[0]?.postMessage({ asOf: source ? (shownSince.get(source.id) ?? null) : null })
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(self, event.notification))
})

/** Fetches the whole release, or none of it: a server of another release does not fit. */
async function install() {
  const cache = await caches.open(RELEASE)
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  const text = await shell.clone().text()
  const isShell =
    shell.ok &&
    !shell.redirected &&
    /^text\/html/.test(shell.headers.get('content-type') ?? '') &&
    [...text.matchAll(/"\/(assets\/[^"]+\.js)"/g)].every(([, file]) => __FILES__.includes(file!))
  if (!isShell) throw new Error('The document is not of this release.')

  await Promise.all(
    __FILES__.map(async (file) => {
      const address = new URL(`/${file}`, self.location.href).href
      const found = await fetch(address)
      if (!isPart(address, found)) throw new Error(`${file} is not there.`)
      await cache.put(address, found)
    }),
  )

  await cache.put(SHELL, shell)
}

async function activate() {
  const names = await caches.keys()
  const old = names.filter(
    (name) => /^workledger-/.test(name) && ![RELEASE, KEPT_READS].includes(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const after = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time))

/** Answers of a proxy without the server behind it. */
const isAway = ({ status }: Response) => [502, 503, 504].includes(status)

const fromNetwork = async ({ preloadResponse, request }: Fetched): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

/** A page comes from the network, and from this device without one. */
async function page(event: Fetched): Promise<Response> {
  const sent = fromNetwork(event)
  event.waitUntil(sent.catch(() => {}))
  const shell = await (await caches.open(RELEASE)).match(SHELL, { ignoreVary: true })
  if (!shell) return sent

  const answer = await Promise.race([sent.catch(() => undefined), after(PAGE_PATIENCE)])
  return answer && !isAway(answer) ? answer : shell
}

/** A part's name says its content, so the kept one is right; others come from the network. */
async function part({ request }: Fetched): Promise<Response> {
  const cache = await caches.open(RELEASE)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const found = await fetch(request)
  // A full disk keeps nothing.
  if (isPart(request.url, found)) void cache.put(request.url, found.clone()).catch(() => {})

  return found
}

/** Keeps parts that a page loaded before this worker was here. */
async function keepParts(addresses: readonly string[]) {
  const cache = await caches.open(RELEASE)

  for (const address of addresses) {
    if (!address.startsWith(`${self.location.origin}/assets/`)) continue
    if (await cache.match(address, { ignoreVary: true })) continue
    const found = await fetch(address).catch(() => undefined)
    if (found && isPart(address, found)) await cache.put(address, found).catch(() => {})
  }
}

/** By page: when the server told the oldest of what this device showed there. */
const shownSince = new Map<string, number>()

function addressesIn(search: string): string[] {
  try {
    const asked = JSON.parse(new URLSearchParams(search).get('calls') ?? '[]') as unknown
    return Array.isArray(asked) ? asked.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

async function hashOf(request: Request): Promise<string> {
  const token = new TextEncoder().encode(request.headers.get('authorization') ?? '')
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads come from the server; without one, from what this session kept. */
async function reads(event: Fetched, addresses: readonly string[], alone = false) {
  const { request } = event
  const of = await hashOf(request)
  const sent = fetch(request)

  const noted = sent.then(
    (answer) => note(of, addresses, answer.clone(), alone),
    () => undefined,
  )
  event.waitUntil(noted.catch(() => {}))

  const answer = await Promise.race([sent.catch(() => undefined), after(READS_PATIENCE)])
  if (answer && !isAway(answer)) return answer

  return (await fromDevice(event, of, addresses, alone)) ?? sent
}

async function note(of: string, addresses: readonly string[], answer: Response, alone: boolean) {
  if (answer.status === 401) return forgetReads(of)
  if (!answer.ok) return
  const body = (await answer.json()) as { data: Omit<Answered, 'address'>[] }

  const answers = alone
    ? [{ address: addresses[0]!, status: answer.status, body }]
    : body.data.map((each, place) => ({ ...each, address: addresses[place]! }))

  await keepReads(of, answers, answer)
}

const MISSING = { status: 404, headers: { 'x-alone': '1' }, body: null }

/** Returns the kept answers; those that are not kept fail as alone, without a connection. */
async function fromDevice(
  { clientId }: Fetched,
  of: string,
  addresses: readonly string[],
  alone: boolean,
): Promise<Response | undefined> {
  const kept = await keptReads(of, addresses)
  const [oldest] = kept.filter((each) => each !== undefined).toSorted((a, b) => a.at - b.at)
  if (!oldest) return undefined
  const since = Math.min(oldest.at, shownSince.get(clientId) ?? oldest.at)
  shownSince.set(clientId, since)
  void self.clients.get(clientId).then((client) => client?.postMessage({ asOf: since }))

  const answers = kept.map((each) =>
    each ? { status: 200, headers: {}, body: each.body } : MISSING,
  )

  return new Response(JSON.stringify(alone ? oldest.body : { data: answers }), {
    headers: {
      'content-type': 'application/json',
      // The page goes by the server's clock.
      date: new Date(Date.now() + oldest.ahead).toUTCString(),
      ...(oldest.position && { 'x-position': oldest.position }),
    },
  })
}

async function signOut(request: Request): Promise<Response> {
  const of = await hashOf(request)
  const answer = await fetch(request)
  if (answer.ok) await forgetReads(of)

  return answer
}
