import { randomUUID } from 'node:crypto'
import type { EventStore } from '../../port'
import { anAppend, counted, named } from '../fixtures'
import { nextWake, readOn, type StoreUnderTest } from './store-under-test'

export function describeWholeLog(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('the whole log', () => {
    it('leaves nothing out and puts nothing twice after 500 appends at once from two processes', async () => {
      const start = await store.head()

      const streams = Array.from({ length: 40 }, () => ({
        workspace: randomUUID(),
        stream: 'hot',
      }))

      const outcomes = await Promise.all(
        Array.from({ length: 500 }, (_, n) =>
          (n % 2 ? store : under.other).append(
            anAppend({
              ...streams[n % 40]!,
              events: n % 3 ? [counted(n)] : [counted(n), counted(-1 - n)],
            }),
          ),
        ),
      )

      const events = await readOn(under.other, start, 100)

      expect(events.map(({ data }) => data.n).sort()).toEqual(
        Array.from({ length: 500 }, (_, n) => (n % 3 ? [n] : [n, -1 - n]))
          .flat()
          .sort(),
      )

      for (const [index, { position }] of events.entries())
        expect(
          store.comparePositions(events[index - 1]?.position ?? start ?? '0', position),
        ).toBeLessThan(0)

      expect(await store.head()).toBe(events.at(-1)!.position)

      for (const { workspace, stream } of streams) {
        const own = await store.readStream(workspace, stream)
        expect(own.map(({ revision }) => revision)).toEqual(own.map((_, index) => index))
      }

      expect(new Set(outcomes.map(({ position }) => position)).size).toBe(500)

      expect(
        [...outcomes].sort((a, b) => store.comparePositions(a.position, b.position)).at(-1)!
          .position,
      ).toBe(await store.head())
    })

    it('reads the same from the process that wrote and from another', async () => {
      const start = await store.head()
      const person = randomUUID()

      await store.append(
        anAppend({
          events: [
            named(person, 'Åsa'),
            {
              type: 'ChunkPaid',
              data: {
                run: 'r',
                entries: [
                  { person_id: person, net: '1.00', note: 'n' },
                  { person_id: randomUUID(), net: '2', note: null },
                ],
              },
            },
          ],
        }),
      )

      const own = await readOn(store, start, 10)
      expect(own).toHaveLength(2)
      // Compares text, because a rebuild must have the same order of keys as live tables.
      expect(JSON.stringify(own.map(({ data }) => data))).toBe(
        JSON.stringify((await readOn(under.other, start, 10)).map(({ data }) => data)),
      )
      expect(await readOn(under.other, start, 10)).toEqual(own)
    })

    it('wakes both processes after an append', async () => {
      const woken = [store, under.other].map((one) => nextWake(one))
      await Promise.all(woken.map(({ ready }) => ready))
      await store.append(anAppend())
      await Promise.all(woken.map(({ wake }) => wake))
    })

    it('goes on waking after a listener fails, and not after it has left', async () => {
      const warning = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
      const leave = store.onAppended(() => {
        throw new Error('a listener failed')
      })
      let called = false

      const leaveSecond = store.onAppended(() => {
        called = true
      })

      await store.append(anAppend())
      expect(warning.mock.calls[0]![0]).toContain('a listener failed')
      warning.mockRestore()
      expect(called).toBe(true)
      leave()
      leaveSecond()
      called = false
      await store.append(anAppend())
      expect(called).toBe(false)
    })
  })
}
