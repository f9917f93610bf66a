import { randomUUID } from 'node:crypto'
import { type Event, type EventStore } from '../../port'
import { verifyChain } from '../../verify'
import { anAppend, named } from '../fixtures'
import { find, type StoreUnderTest } from './store-under-test'

export function describePersonalData(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('personal data', () => {
    it('is encrypted in the log', async () => {
      const append = anAppend({ events: [named(randomUUID(), 'Sigrun Undisclosed')] })
      await store.append(append)
      const [{ id }] = (await store.readStream(append.workspace, append.stream)) as [Event]
      const row = await find(under.rows(), (row) => row.id === id)
      expect(JSON.stringify(row)).not.toContain('Undisclosed')
      expect(row!.data).toMatchObject({ office: 'Oslo' })
      expect((await store.readStream(append.workspace, append.stream))[0]!.data).toEqual(
        append.events[0]!.data,
      )
    })

    it('is null once its key is destroyed, everywhere, and the chain still verifies', async () => {
      const start = await store.head()
      const [gone, stays] = [randomUUID(), randomUUID()]

      const entries = [
        { person_id: gone, net: '10.00', note: 'garnished' },
        { person_id: stays, net: '20.00', note: 'bonus' },
      ]

      const append = anAppend({
        events: [named(gone, 'Ola'), { type: 'ChunkPaid', data: { run: 'r', entries } }],
      })
      await store.append(append)
      await under.other.readAll(start, 10)
      await under.vault.destroy(append.workspace, gone)

      for (const events of [
        await store.readStream(append.workspace, append.stream),
        await store.readAll(start, 10),
      ]) {
        expect(events.map(({ data }) => data)).toEqual([
          { person_id: gone, office: 'Oslo', name: null },
          { run: 'r', entries: [{ ...entries[0], note: null }, entries[1]] },
        ])
      }

      expect((await verifyChain(under.rows())).findings).toEqual([])
    })

    it('of a person who was erased is unreadable from the start', async () => {
      const [workspace, person] = [randomUUID(), randomUUID()]
      await under.vault.destroy(workspace, person)
      const start = await store.head()
      await store.append(anAppend({ workspace, stream: 's', events: [named(person, 'Late')] }))
      expect((await store.readStream(workspace, 's'))[0]!.data.name).toBeNull()
      expect((await store.readAll(start, 1))[0]!.data.name).toBeNull()
    })

    it('does not change the events of its caller', async () => {
      const event = named(randomUUID(), 'Liv')
      await store.append(anAppend({ events: [event] }))
      expect(event.data.name).toBe('Liv')
    })
  })
}
