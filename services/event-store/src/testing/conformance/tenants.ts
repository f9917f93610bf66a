import { randomUUID } from 'node:crypto'
import type { EventStore } from '../../port'
import { anAppend, counted, named } from '../fixtures'
import type { StoreUnderTest } from './store-under-test'

export function describeTenants(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('tenants', () => {
    it('keeps workspaces with the same stream and command apart', async () => {
      const command = randomUUID()
      const [one, two] = [randomUUID(), randomUUID()]
      await store.append(
        anAppend({ workspace: one, stream: 's', command, expected: -1, events: [counted(1)] }),
      )
      expect(await store.readStream(two, 's')).toEqual([])
      expect(await store.findCommand(two, 's', command)).toBeUndefined()
      await store.append(
        anAppend({ workspace: two, stream: 's', command, expected: -1, events: [counted(2)] }),
      )
      expect((await store.readStream(one, 's')).map(({ data }) => data.n)).toEqual([1])
    })

    it('erases a person in one workspace only', async () => {
      const person = randomUUID()
      const [one, two] = [randomUUID(), randomUUID()]

      for (const workspace of [one, two])
        await store.append(anAppend({ workspace, stream: 's', events: [named(person, 'Kari')] }))

      await under.vault.destroy(one, person)
      expect((await store.readStream(one, 's'))[0]!.data.name).toBeNull()
      expect((await store.readStream(two, 's'))[0]!.data.name).toBe('Kari')
    })
  })
}
