import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { CommandLoop, type Log, type LoopOptions } from './command-loop'
import type { Decider } from './decider'
import type { KeptFor, KeptState, KeptStates } from './kept-states'

type Counted = { type: 'Counted'; data: { by: number } }

/** Counts up to 10, then refuses. */
const counter: Decider<number, number, Counted> = {
  category: 'counter',
  initial: 0,
  decide: (state, by) =>
    by === 0
      ? []
      : state + by > 10
        ? refuse('state.conflict')
        : [{ type: 'Counted', data: { by } }],
  evolve: (state, { data }) => state + data.by,
}

const meta = (command_id: string) => ({
  actor: 'a',
  command_id,
  correlation_id: command_id,
  occurred_at: '2026-01-01T00:00:00Z',
})

class Outrun extends Error {}

/** One stream in memory; `between` runs before an append, like a faster writer. */
function log() {
  const events: {
    id: string
    type: string
    data: Record<string, unknown>
    revision: number
    meta: { actor: string }
  }[] = []

  const commands = new Map<string, number>()
  const seen = { reads: 0, events: 0, between: async () => {}, erase: (_?: string) => {} }

  const write = (
    command: string,
    written: readonly { type: string; data: Record<string, unknown> }[],
  ) => {
    for (const event of written)
      events.push({
        ...event,
        id: `${command} ${events.length}`,
        revision: events.length,
        meta: { actor: 'a person' },
      })

    commands.set(command, events.length - 1)
  }

  const port: Log = {
    async append({ expected, events: written, meta: { command_id } }) {
      await seen.between()
      const before = commands.get(command_id)

      if (before !== undefined)
        return { position: String(before), revision: before, duplicate: true }

      if (expected !== events.length - 1) throw new Outrun()
      write(command_id, written)

      return { position: String(events.length - 1), revision: events.length - 1, duplicate: false }
    },
    async readStream(_workspace, _stream, { from, to }) {
      seen.reads++
      seen.events += to - from + 1
      return events.slice(from, to + 1)
    },
    onErased(forget) {
      seen.erase = forget
    },
  }

  const others = (by: number) =>
    write(`other ${events.length}`, [{ type: 'Counted', data: { by } }])
  const loop = (optimistic: boolean, more: Partial<LoopOptions> = {}) =>
    new CommandLoop(port, {
      optimistic,
      isConcurrencyConflict: (error) => error instanceof Outrun,
      ...more,
    })

  /** Looks a command up, like the log. */
  const written = (command: string) => async () => {
    const revision = commands.get(command)
    return revision === undefined ? undefined : { position: String(revision), revision }
  }

  return { port, seen, others, loop, written, total: () => events.length }
}

const give = (
  loop: CommandLoop,
  by: number,
  command = `${by} ${Math.random()}`,
  expected?: number,
) =>
  loop.run({
    decider: counter,
    workspace: 'w',
    id: '1',
    command: by,
    meta: meta(command),
    expected,
  })

describe.each([
  ['that trusts what it remembers', true],
  ['that reads first', false],
])('the command loop %s', (_, optimistic) => {
  it('decides on the existing events, and answers the state after the decision', async () => {
    const { loop, others } = log()
    others(3)

    expect(await give(loop(optimistic), 4)).toMatchObject({
      state: 7,
      revision: 1,
      position: '1',
      duplicate: false,
      events: [{}],
    })
  })

  it('folds what it appended once, when its state is read', async () => {
    let folds = 0

    const folding: typeof counter = {
      ...counter,
      evolve: (state, event) => {
        folds++
        return counter.evolve(state, event)
      },
    }

    const { loop } = log()
    const on = { decider: folding, workspace: 'w', id: '1', command: 2, fresh: true }
    const result = await loop(optimistic).run({ ...on, meta: meta('a') })
    expect(folds).toBe(0)
    expect([result.state, result.state]).toEqual([2, 2])
    expect(folds).toBe(1)
  })

  it('reads a stream that was declared new only if it is not', async () => {
    const { loop, others, seen } = log()
    const command = { decider: counter, workspace: 'w', id: '1', command: 4, fresh: true }

    expect(await loop(optimistic).run({ ...command, meta: meta('a') })).toMatchObject({
      state: 4,
      revision: 0,
    })

    expect(seen.reads).toBe(0)
    others(2)

    expect(await loop(optimistic).run({ ...command, meta: meta('b') })).toMatchObject({
      state: 10,
      revision: 2,
    })
  })

  it('reads a stream whose state was given only if it has changed since', async () => {
    const { loop, others, seen } = log()
    const command = { decider: counter, workspace: 'w', id: '1', command: 3 }
    others(1)
    const loaded = { state: 1, revision: 0 }

    expect(await loop(optimistic).run({ ...command, meta: meta('a'), loaded })).toMatchObject({
      state: 4,
      revision: 1,
    })

    expect(seen.reads).toBe(0)
    others(2)

    expect(await loop(optimistic).run({ ...command, meta: meta('b'), loaded })).toMatchObject({
      state: 9,
      revision: 3,
    })
  })

  it('decides again when another writer was faster', async () => {
    const { loop, others, seen } = log()

    seen.between = async () => {
      seen.between = async () => {}
      others(5)
    }

    expect(await give(loop(optimistic), 2)).toMatchObject({ state: 7, revision: 1 })
  })

  it('gives up when other writers are always faster', async () => {
    const { loop, others, seen, total } = log()
    seen.between = async () => others(0.1)
    await expect(give(loop(optimistic), 1)).rejects.toBeInstanceOf(Outrun)
    expect(total()).toBe(8)
  })

  it('answers a repetition during its first attempt like that one, although the state refuses it by then', async () => {
    const { loop, written, total } = log()
    const one = loop(optimistic)

    const given = {
      decider: counter,
      workspace: 'w',
      id: '1',
      command: 8,
      meta: meta('same'),
      written: written('same'),
    }

    const [first, again] = await Promise.all([one.run(given), one.run(given)])

    expect([first, again]).toMatchObject([
      { revision: 0, position: '0', duplicate: false },
      { revision: 0, position: '0', duplicate: true },
    ])

    expect(total()).toBe(1)
    await expect(
      one.run({ ...given, meta: meta('another'), written: written('another') }),
    ).rejects.toBeInstanceOf(CodedError)
  })

  it('refuses by the log, never by its memory', async () => {
    const { loop, others } = log()
    const one = loop(optimistic)
    await give(one, 8)
    await expect(give(one, 3)).rejects.toBeInstanceOf(CodedError)
    others(-8)
    expect(await give(one, 3)).toMatchObject({ state: 3 })
    expect(await give(one, 0)).toMatchObject({ position: undefined, state: 3, revision: 2 })
    await expect(give(one, 1, 'stale', 1)).rejects.toMatchObject({ code: 'state.stale' })
    others(1)
    expect(await give(one, 1, 'fresh', 3)).toMatchObject({ state: 5 })
  })

  it('answers a repeated command with the state that is there', async () => {
    const { loop, total } = log()
    await give(loop(optimistic), 2, 'same')

    expect(await give(loop(optimistic), 2, 'same')).toMatchObject({
      duplicate: true,
      revision: 0,
      state: 2,
    })

    expect(total()).toBe(1)
  })

  it('lets commands for one stream take turns, so that none is decided twice', async () => {
    const { loop, seen } = log()
    const one = loop(optimistic)
    let appends = 0
    seen.between = async () => void appends++
    await Promise.all([1, 2, 3].map((by) => give(one, by)))
    expect(appends).toBe(3)
    expect(await one.load(counter, 'w', '1')).toMatchObject({ state: 6, revision: 2 })
  })

  it('drops the states of a workspace after an erasure there', async () => {
    const { loop, seen } = log()
    const one = loop(optimistic)
    await give(one, 2)
    const read = seen.reads
    seen.erase('w')
    await give(one, 2)
    expect(seen.reads).toBe(read + 1)
    expect((await one.load(counter, 'w', '1')).state).toBe(4)
  })
})

it('counts an admin who is signed in as another person as the one who changed an item', async () => {
  const item = '0190a5d2-0000-7000-8000-00000000abcd'
  const items = { ...counter, content: () => ({ item, how: 'changed' as const }) }
  const one = log().loop(true)

  const run = (actor: string, impersonator?: string, decidedBy?: string) =>
    one.run({
      decider: items,
      workspace: 'w',
      id: '1',
      command: 1,
      meta: { ...meta(`${Math.random()}`), actor, ...(impersonator && { impersonator }) },
      ...(decidedBy && { expected: { item, revision: undefined, decidedBy } }),
    })

  await run('jonas', 'ines')
  await expect(run('jonas', undefined, 'jonas')).rejects.toMatchObject({ code: 'state.stale' })
  expect(await run('ines', undefined, 'ines')).toMatchObject({ state: 2 })
})

it('who trusts reads a stream once', async () => {
  const { loop, seen } = log()
  const one = loop(true)
  await give(one, 1)
  await give(one, 1)
  expect(seen.reads).toBe(1)
})

describe('a stream of years', () => {
  const steps: Decider<number, number, Counted> = {
    ...counter,
    kept: 3,
    decide: (_, by) => [{ type: 'Counted', data: { by } }],
  }

  const years = () => {
    const { port, others, loop, seen } = log()
    for (let n = 0; n < 2_500; n++) others(1)
    const kept = new Map<string, KeptState>()
    const name = ({ workspace, stream, person, version }: KeptFor) =>
      `${workspace} ${stream} ${person} ${version}`

    const states: KeptStates = {
      find: async (of) => kept.get(name(of)),
      keep: async (of, folded) => void kept.set(name(of), folded),
    }

    /** Returns the number of events that a restarted server reads for the state, and the state. */
    const started = async (decider = steps) => {
      const before = seen.events
      const { state } = await loop(true, { kept: states }).load(decider, 'w', '1')
      return [state, seen.events - before]
    }

    return { port, others, kept, started }
  }

  it('is read in pages, and kept for the next server', async () => {
    const { kept, others, started } = years()
    expect(await started()).toEqual([2_500, 3_000])
    expect([...kept]).toEqual([
      ['w counter-1 1 3', { state: 2_500, revision: 2_499, event: 'other 2499 2499' }],
    ])
    others(1)
    // Reads the last folded event, and one page after it.
    expect(await started()).toEqual([2_501, 1_001])
    expect(kept.get('w counter-1 1 3')!.revision).toBe(2_499)
    for (let n = 0; n < 600; n++) others(1)
    expect(await started()).toEqual([3_101, 1_001])
    expect(kept.get('w counter-1 1 3')!.revision).toBe(3_100)
  })

  it('is folded again if the kept state is of another fold or of another log', async () => {
    const { kept, started } = years()
    await started()
    expect(
      await started({ ...steps, kept: 4, evolve: (state, { data }) => state + 2 * data.by }),
    ).toEqual([5_000, 3_000])
    const [name, state] = [...kept][0]!

    for (const other of [
      { ...state, event: 'of a log that was put back' },
      { ...state, revision: 9_999 },
    ]) {
      kept.set(name, { ...other, state: 7 })
      expect((await started())[0]).toBe(2_500)
    }
  })
})
