import { readsApi } from '@workledger/contracts/access/reads.api'
import { POSITION_HEADER } from '@workledger/contracts/kernel/live-path'

/** Longest text of addresses in one request; servers refuse longer lines. */
const LONGEST = 6_000

const MOST = 50

/** One answer among several, as the server gives it. */
interface Answered {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: unknown
}

interface Waiting {
  /** Below /api/v1, with its query. */
  readonly address: string
  readonly settle: (response: Promise<Response>) => void
}

/** Sends one request; `address` is below /api/v1. */
type Fetch = (address: string) => Promise<Response>

/**
 * Sends reads that begin in the same moment as one request. A page has some twenty of them, and a
 * browser asks for six at a time. A read alone goes out unchanged.
 */
export function readsTogether(fetchOne: Fetch) {
  let waiting: Waiting[] = []

  const send = () => {
    const all = waiting
    waiting = []
    for (const group of groupsOf(all)) void sendGroup(group, fetchOne)
  }

  return (address: string): Promise<Response> =>
    new Promise((resolve) => {
      // After the effects of the render that began the first of them.
      if (waiting.length === 0) soon(send)
      waiting.push({ address, settle: resolve })
    })
}

/** Runs in the next task; a timer would wait until a render that is due has ended. */
function soon(run: () => void) {
  const { port1, port2 } = new MessageChannel()

  port1.onmessage = () => {
    port1.close()
    run()
  }

  port2.postMessage(null)
}

async function sendGroup(group: readonly Waiting[], fetchOne: Fetch) {
  const [first, second] = group
  if (!first) return
  if (!second) return first.settle(fetchOne(first.address))

  const addresses = [...new Set(group.map(({ address }) => address))]
  const calls = JSON.stringify(addresses)
  const whole = fetchOne(`${readsApi.reads.path}?${new URLSearchParams({ calls })}`)

  // A refusal of the whole, such as an ended session, is one of each.
  const answers = whole.then(async (response) =>
    response.ok ? ((await response.json()) as { data: Answered[] }).data : response,
  )

  for (const { address, settle } of group)
    settle(
      answers.then((given) => {
        if (given instanceof Response) return given.clone()
        const answered = given[addresses.indexOf(address)]!
        // The server does not read it among others.
        return answered.headers['x-alone'] ? fetchOne(address) : asResponse(answered, whole)
      }),
    )
}

async function asResponse(
  { status, headers, body }: Answered,
  whole: Promise<Response>,
): Promise<Response> {
  const all = new Headers(headers)

  for (const name of ['date', POSITION_HEADER]) {
    const value = (await whole).headers.get(name)
    if (value) all.set(name, value)
  }

  // Its readers need these parts; a real one would write and parse the body again.
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: all,
    json: async () => body,
  } as Response
}

function groupsOf(all: readonly Waiting[]): Waiting[][] {
  const groups: Waiting[][] = []
  let length = 0

  for (const each of all) {
    const own = encodeURIComponent(each.address).length + 9
    const last = groups.at(-1)
    length += own

    if (!last || last.length >= MOST || length > LONGEST) {
      groups.push([each])
      length = own
    } else last.push(each)
  }

  return groups
}
