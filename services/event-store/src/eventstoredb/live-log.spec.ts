import { randomBytes, randomUUID } from 'node:crypto'
import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  jsonEvent,
} from '@eventstore/db-client'
import type { Stored } from '../codec'
import { type ServerUnderTest, serverTitle, startServer } from '../testing/event-store-server'
import { connect, dispose } from './client'
import { LiveLog } from './live-log'
import { Names } from './names'

/** Of 5 kB each, more than connection and server buffer for a subscriber that takes nothing. */
const MANY = 200

const TOGETHER = 10

describe(`${serverTitle}, followed`, () => {
  let server: ServerUnderTest
  let client: EventStoreDBClient
  const names = new Names(`t${randomBytes(6).toString('hex')}`)

  beforeAll(async () => {
    server = await startServer()
    client = connect(server.address)
  })

  afterAll(async () => {
    await dispose(client)
    await server.stop()
  })

  it('subscribes again if the server dropped it because it was busy too long, and misses nothing', async () => {
    const failures: unknown[] = []
    const subscriptions: AllStreamSubscription[] = []
    let grown = () => {}

    const until = (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        grown = () => holds() && resolve()
        grown()
      })

    const watched = new Proxy(client, {
      get(target, name) {
        if (name !== 'subscribeToAll') return Reflect.get(target, name).bind(target)
        return (...asked: Parameters<typeof client.subscribeToAll>) => {
          const subscription = target.subscribeToAll(...asked)
          subscriptions.push(subscription)
          return subscription
        }
      },
    })

    const begin = async () => ({ position: null })

    const live = new LiveLog({
      connection: { client: watched, onLeft: () => () => {} },
      names,
      begin,
      grown: () => grown(),
      onError: (error) => failures.push(error),
    })

    live.start()
    await until(() => live.known !== undefined)
    // Takes nothing, like a busy process.
    subscriptions[0]!.pause()
    const stream = names.of(randomUUID(), 'busy')
    const event = (n: number) =>
      jsonEvent({ id: randomUUID(), type: 'Counted', data: { n, text: 'x'.repeat(5_000) } })

    for (let n = 0; n < MANY; n += TOGETHER)
      await client.appendToStream(
        stream,
        Array.from({ length: TOGETHER }, (_, index) => event(n + index)),
      )

    subscriptions[0]!.resume()
    await until(() => values(live).length === MANY)
    expect(values(live)).toEqual(Array.from({ length: MANY }, (_, n) => n))
    expect(subscriptions.length).toBeGreaterThan(1)
    expect(failures).toEqual([])
    live.close()
  })
})

const values = (live: LiveLog) => {
  const all: number[] = []
  let after: string | null = null

  for (;;) {
    const page: Stored[] = live.read(after, MANY)!
    if (page.length === 0) return all
    all.push(...page.map(({ data }) => Number(data.n)))
    after = page.at(-1)!.position
  }
}
