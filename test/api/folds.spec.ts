import type { AnyDecider } from '@workledger/domain/kernel/decider'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { foldAll } from '@workledger/domain/kernel/late-folded'
import { streamsOf } from '@workledger/domain/registry'
import type { Event } from '@workledger/event-store/port'
import { type Product, startProduct } from '../support/product'
import { createWorld } from '../support/world'

/**
 * A fold of several events changes objects in place that it has made itself. So it must neither
 * change an earlier state, which other commands hold, nor make another state.
 */
describe('the states of a company with one of everything', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
    await createWorld(product)
  }, 120_000)

  afterAll(() => product?.stop())

  async function allStreams(): Promise<Map<string, Event[]>> {
    const events: Event[] = []

    for (;;) {
      const page = await product.store.readAll(events.at(-1)?.position ?? null, 1_000)
      events.push(...page)
      if (page.length === 0) return groupBy(events, ({ stream }) => stream)
    }
  }

  it('are the same however many of their events are folded together', async () => {
    const streams = await allStreams()
    const categories = new Set<string>()

    for (const [stream, events] of streams) {
      const { decider } = streamsOf(stream)!
      const known = decider as AnyDecider
      categories.add(known.category)
      const states: unknown[] = [frozen(known.initial)]
      for (const event of events) states.push(frozen(foldAll(known, states.at(-1), [event])))

      for (let from = 0; from < events.length; from++)
        expect({ stream, from, state: foldAll(known, states[from], events.slice(from)) }).toEqual({
          stream,
          from,
          state: states.at(-1),
        })
    }

    expect(categories.size).toBeGreaterThan(40)
  }, 60_000)
})

/** Freezes a value with all its parts, so that a change of it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)

  return value
}
