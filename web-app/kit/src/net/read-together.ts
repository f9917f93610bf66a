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

/** Takes the answer to a read that was sent before; null if it must be sent again. */
type Take = (address: string) => Promise<Response | null> | undefined

/**
 * Sends reads that begin in the same moment as one request. A page has some twenty of them, and a
 * browser asks for six at a time. A read alone goes out unchanged. One that was sent before the code
 * was here takes its answer.
 */
export function readsTogether(fetchOne: Fetch, takeSent: Take = () => undefined) {
  let waiting: Waiting[] = []

  const send = () => {
    const all = waiting
    waiting = []
    for (const group of groupsOf(all)) void sendGroup(group, fetchOne)
  }

  const ask: Fetch = (address) =>
    new Promise((resolve) => {
      // After the effects of the render that began the first of them.
      if (waiting.length === 0) soon(send)
      waiting.push({ address, settle: resolve })
    })

  return async (address: string): Promise<Response> => (await takeSent(address)) ?? ask(address)
}

/** Returns the address of a call that brings several reads. */
export const addressOfReads = (addresses: readonly string[]) =>
  `${readsApi.reads.path}?${new URLSearchParams({ calls: JSON.stringify(addresses) })}`

/** Returns the first addresses that fit into one call. */
export const firstThatFit = (addresses: readonly string[]): readonly string[] =>
  groupsOf(addresses.map((address) => ({ address })))[0]?.map(({ address }) => address) ?? []

/**
 * Returns the answer to the read at `place` of a call of several; null if the call or the read was
 * refused, or is only answered alone.
 */
export async function answerAmong(
  whole: Promise<Response | null>,
  body: Promise<{ data: readonly Answered[] } | null>,
  place: number,
): Promise<Response | null> {
  const [response, answers] = await Promise.all([whole, body])
  const answered = answers?.data[place]
  return response && answered?.status === 200 ? asResponse(answered, response) : null
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
  const whole = fetchOne(addressOfReads(addresses))

  // A refusal of the whole, such as an ended session, is one of each.
  const answers = whole.then(async (response) =>
    response.ok ? ((await response.json()) as { data: Answered[] }).data : response,
  )

  for (const { address, settle } of group)
    settle(
      answers.then(async (given) => {
        if (given instanceof Response) return given.clone()
        const answered = given[addresses.indexOf(address)]!
        // The server does not read it among others.
        return answered.headers['x-alone'] ? fetchOne(address) : asResponse(answered, await whole)
      }),
    )
}

function asResponse({ status, headers, body }: Answered, whole: Response): Response {
  const all = new Headers(headers)

  for (const name of ['date', POSITION_HEADER]) {
    const value = whole.headers.get(name)
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

function groupsOf<W extends { readonly address: string }>(all: readonly W[]): W[][] {
  const groups: W[][] = []
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
