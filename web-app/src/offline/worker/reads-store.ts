import { KEPT_READS as READS } from '@workledger/kit/net/service-worker'
import { isKept, keptPart, sameFor } from './kept-part'

/** Lists that are kept; the oldest goes first. Without who the person is, no page opens. */
const MOST_LISTS = 80

const isList = (address: string) => /\/(projects|time_entries|tasks)\b/.test(address)

/** Longest kept answer, in characters. */
const LONGEST = 400_000

const HOUR = 3_600_000

/** Milliseconds for which an answer is kept. */
const MOST_AGE = 72 * HOUR

interface KeptRead {
  /** When the server answered, by this device's clock. */
  readonly at: number
  /** Milliseconds by which the server's clock was ahead then. */
  readonly ahead: number
  readonly position: string | null
  readonly body: unknown
}

/** Everything that is kept, of one session of one person. */
interface KeptReads {
  /** Hash of the session's token. */
  readonly of: string
  /** The person's own employees. */
  readonly own: readonly string[]
  /** By address, the one longest unread first. */
  readonly reads: Readonly<Record<string, KeptRead>>
}

/** One answer of the server, with what it tells about its time. */
export interface Answered {
  readonly address: string
  readonly status: number
  readonly body: unknown
}

const PLACE = '/kept-reads'

const none: KeptReads = { of: '', own: [], reads: {} }

let known: Promise<KeptReads> | undefined

/** Changes follow each other, so that none overwrites another. */
let turn: Promise<unknown> = Promise.resolve()

async function read(): Promise<KeptReads> {
  const found = await (await caches.open(READS)).match(PLACE)
  return found ? ((await found.json()) as KeptReads) : none
}

const held = () => (known ??= read().catch(() => none))

async function write(next: KeptReads) {
  known = Promise.resolve(next)
  if (next === none) return void (await caches.delete(READS))
  const body = new Response(JSON.stringify(next))
  await (await caches.open(READS)).put(PLACE, body)
}

/** Runs a change of what is kept. A full disk keeps nothing; the app goes on without. */
function change(make: (now: KeptReads) => KeptReads | Promise<KeptReads>): Promise<void> {
  const done = turn.then(async () => {
    const now = await held()
    const next = await make(now)
    if (next !== now) await write(next)
  })

  turn = done.catch(() => {
    known = Promise.resolve(none)
  })

  return turn as Promise<void>
}

/** Forgets what is kept, of this session or of all. */
export const forgetReads = (of?: string): Promise<void> =>
  change((now) => (of === undefined || now.of === of ? none : now))

const entriesOf = (value: unknown) => ((value ?? {}) as { data?: Record<string, unknown> }).data

/**
 * Returns whose answers these are. A session begins with `/me`; that of an administrator who signed
 * in as another person keeps nothing.
 */
function beginning(now: KeptReads, of: string, answers: readonly Answered[]): KeptReads {
  const me = answers.find(({ address, status }) => address === '/me' && status === 200)
  const person = entriesOf(me?.body)
  if (!person) return now.of === of ? now : none
  if (person.impersonated_by !== null) return none

  return now.of === of ? now : { ...none, of }
}

/** Keeps what is allowed of the answers to a session's reads. */
export function keepReads(of: string, answers: readonly Answered[], response: Response) {
  const at = Date.now()
  const told = Date.parse(response.headers.get('date') ?? '')
  const stamp = {
    at,
    ahead: Number.isNaN(told) ? 0 : told - at,
    position: response.headers.get('x-position'),
  }

  return change((now) => {
    if (answers.some(({ status }) => status === 401)) return now.of === of ? none : now
    const begun = beginning(now, of, answers)
    if (begun === none) return now === none ? now : none

    const employees = answers.flatMap(({ address, status, body }) => {
      const id = /^\/workspaces\/[^/]+\/me$/.test(address) && entriesOf(body)?.id
      return status === 200 && typeof id === 'string' ? [id] : []
    })

    const own = [...new Set([...begun.own, ...employees])]
    const kept = answers.flatMap(({ address, status, body }) => {
      const part = status === 200 ? keptPart(address, body, new Set(own)) : undefined
      const isSmall = part !== undefined && JSON.stringify(part).length <= LONGEST
      return isSmall ? [[sameFor(address), { ...stamp, body: part }] as const] : []
    })

    const { reads: before } = begun
    const fresh = new Map(kept)
    const others = Object.entries(before).filter(
      ([address, { at: then }]) => !fresh.has(address) && at - then < MOST_AGE,
    )

    const all = [...others, ...fresh]
    const tooMany = all.filter(([address]) => isList(address)).slice(0, -MOST_LISTS)
    const gone = new Set(tooMany.map(([address]) => address))

    return { of, own, reads: Object.fromEntries(all.filter(([address]) => !gone.has(address))) }
  })
}

/** Returns the kept answers to a session's reads, each undefined if it is not kept. */
export async function keptReads(
  of: string,
  addresses: readonly string[],
): Promise<(KeptRead | undefined)[]> {
  await turn
  const { of: whose, reads } = await held()

  return addresses.map((address) => {
    const found = whose === of && isKept(address) ? reads[sameFor(address)] : undefined
    return found && Date.now() - found.at < MOST_AGE ? found : undefined
  })
}
