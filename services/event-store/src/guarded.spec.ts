import { guarded } from './guarded'
import type { Append, EventStore } from './port'

/** A log whose end can be cut off. */
function cutLog() {
  const log = { end: 5, appended: 0 }

  const store = {
    head: async () => (log.end === 0 ? null : String(log.end)),
    append: async () => {
      log.appended++
      return { position: String(++log.end), revision: 0, duplicate: false }
    },
    comparePositions: (a: string, b: string) => Number(a) - Number(b),
  } as unknown as EventStore

  return { log, ...guarded(store) }
}

const append = {} as Append

describe('a log that only grows', () => {
  it('accepts writes while it is at least as long as before', async () => {
    const { log, store, fault, look } = cutLog()
    await look()
    await store.append(append)
    await look()
    expect([fault(), log.appended]).toEqual([undefined, 1])
  })

  it('refuses writes once its end is gone, and gives the reason', async () => {
    const { log, store, fault, look } = cutLog()
    await look()
    log.end = 3
    await look()
    expect(fault()).toBe(
      'The event log ends at 3, before event 5, which it had: nothing is written any more.',
    )
    await expect(store.append(append)).rejects.toMatchObject({ code: 'log.faulty', status: 503 })
    // The fault remains even after the log grows beyond its old end.
    log.end = 9
    await look()
    await expect(store.append(append)).rejects.toMatchObject({ code: 'log.faulty' })
    expect(log.appended).toBe(0)
  })

  it('takes no fault from ends that arrive in another order than they were read', async () => {
    const answers: (() => void)[] = []
    let end = 5

    const { look, fault } = guarded({
      head: () => {
        const read = String(end++)
        return new Promise((resolve) => answers.push(() => resolve(read)))
      },
      comparePositions: (a: string, b: string) => Number(a) - Number(b),
    } as unknown as EventStore)

    const looks = [look(), look(), look()]
    for (const answer of answers.reverse()) answer()
    await Promise.all(looks)
    expect(fault()).toBeUndefined()
    end = 6
    const short = look()
    answers.at(-1)!()
    await short
    expect(fault()).toContain('ends at 6, before event 7')
  })

  it('is detected by an append before the known end, and by an empty log', async () => {
    const short = cutLog()
    await short.look()
    short.log.end = 1
    await short.store.append(append)
    expect(short.fault()).toContain('ends at 2, before event 5')
    const empty = cutLog()
    await empty.look()
    empty.log.end = 0
    await empty.look()
    expect(empty.fault()).toContain('ends at its beginning')
  })
})
