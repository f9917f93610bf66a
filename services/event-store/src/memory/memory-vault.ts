import { randomBytes } from 'node:crypto'
import { KEY_BYTES } from '../cipher'
import { Listeners } from '../listeners'
import type { Person, Vault } from '../vault'

/** Creates a vault in memory for tests. */
export function createMemoryVault(): Vault {
  const keys = new Map<string, Buffer | null>()
  const destroyed = new Listeners<Person | undefined>()

  return {
    async keysFor(workspace, persons, { create }) {
      const found = new Map<string, Buffer>()

      for (const person of persons) {
        const name = `${workspace}/${person}`
        if (create && !keys.has(name)) keys.set(name, randomBytes(KEY_BYTES))
        const key = keys.get(name)
        if (key) found.set(person, key)
      }

      return found
    },
    async destroy(...ids) {
      const [workspace, person] = ids.map((id) => id.toLowerCase()) as [string, string]
      keys.set(`${workspace}/${person}`, null)
      destroyed.tell({ workspace, person })
    },
    async destroyAll(workspace) {
      for (const name of keys.keys())
        if (name.startsWith(`${workspace.toLowerCase()}/`)) keys.set(name, null)

      destroyed.tell(undefined)
    },
    onDestroyed: (forget) => destroyed.add(forget),
    async close() {},
  }
}
