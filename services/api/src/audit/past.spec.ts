import { timerDecider } from '@workledger/domain/time-tracking/timer'
import type { TimerEvent } from '@workledger/domain/time-tracking/timer-state'
import type { Event, EventStore } from '@workledger/event-store/port'
import { bounded, differences } from './history'
import { Pasts } from './past'

const idOf = (n: number) => `0190a1b2-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const employee_id = idOf(0xffffff)

const details = {
  description: 'Work',
  project_id: null,
  task_id: null,
  billable: false,
  zone: 'UTC',
  day: '2026-03-02',
}

const added = (n: number): TimerEvent => ({
  type: 'TimeEntryAdded',
  data: {
    employee_id,
    entry_id: idOf(n),
    start: '2026-03-02T09:00:00Z',
    end: '2026-03-02T10:00:00Z',
    ...details,
  },
})

const changed = (n: number, description: string): TimerEvent => ({
  type: 'TimeEntryChanged',
  data: { employee_id, entry_id: idOf(n), description },
})

/** A stream that counts the reads of its events. */
function streamOf(events: TimerEvent[]) {
  const stream = { events, read: 0 }

  const readStream: EventStore['readStream'] = async (
    _,
    __,
    { from = 0, to = Number.POSITIVE_INFINITY } = {},
  ) => {
    const found = stream.events.slice(from, to + 1)
    stream.read += found.length
    return found.map((event, n) => ({ ...event, revision: from + n })) as unknown as Event[]
  }

  let erase: (workspace: string | undefined) => void = () => {}

  const onErased: EventStore['onErased'] = (forget) => {
    erase = forget
    return () => {}
  }

  return {
    stream,
    pasts: new Pasts({ readStream, onErased }),
    erase: (workspace?: string) => erase(workspace),
  }
}

const entries = (count: number) => Array.from({ length: count }, (_, n) => added(n))

const page = (pasts: Pasts, asked: object = {}) =>
  pasts.page('w', timerDecider, 'timer-1', { perPage: 50, ...asked })

describe('the history of a stream', () => {
  it('comes page by page from the newest, without a gap and once each', async () => {
    const { pasts } = streamOf(entries(1_234))
    const seen: number[] = []
    let before: number | undefined

    do {
      const { steps, older, revision } = (await page(pasts, { before }))!
      expect(revision).toBe(1_233)

      for (const { event, changes } of steps)
        expect(changes).toContainEqual({
          field: expect.stringContaining(`${idOf(event.revision)}.description`),
          from: null,
          to: 'Work',
        })

      seen.unshift(...steps.map(({ event }) => event.revision))
      before = older ?? undefined
    } while (before !== undefined)

    expect(seen).toEqual(Array.from({ length: 1_234 }, (_, n) => n))
  })

  it('is read again after an erasure in its workspace, and only then', async () => {
    const { pasts, stream, erase } = streamOf(entries(1_000))
    await page(pasts)
    stream.read = 0
    erase('another')
    await page(pasts)
    expect(stream.read).toBeLessThan(200)
    erase('w')
    stream.read = 0
    await page(pasts)
    expect(stream.read).toBeGreaterThan(1_000)
    erase()
    stream.read = 0
    await page(pasts)
    expect(stream.read).toBeGreaterThan(1_000)
  })

  it('of one record has all events that name it, and its own fields', async () => {
    const { pasts } = streamOf([
      ...entries(700),
      changed(3, 'Review'),
      ...Array.from({ length: 700 }, (_, n) => added(1_000 + n)),
      changed(3, 'Talk'),
    ])

    const { steps, older } = (await page(pasts, { subject: idOf(3) }))!
    expect(steps.map(({ event }) => event.revision)).toEqual([3, 700, 1_401])
    expect(steps[0]!.changes).toContainEqual({ field: 'description', from: null, to: 'Work' })
    expect(steps[1]!.changes).toContainEqual({ field: 'description', from: 'Work', to: 'Review' })
    expect(steps[2]!.changes).toContainEqual({ field: 'description', from: 'Review', to: 'Talk' })
    expect(older).toBeNull()
    expect((await page(pasts, { subject: idOf(3), perPage: 2 }))!.older).toBe(700)

    expect(
      (await page(pasts, { subject: idOf(3), perPage: 2, before: 700 }))!.steps.map(
        ({ event }) => event.revision,
      ),
    ).toEqual([3])

    expect((await page(pasts, { subject: employee_id, perPage: 2 }))!.steps[0]!.changes).toEqual([])
  })

  it('stops at a revision, and returns the state there', async () => {
    const { pasts } = streamOf([added(1), changed(1, 'Review'), changed(1, 'Talk')])
    expect((await page(pasts, { at: 1 }))!.steps).toHaveLength(2)

    expect(
      await pasts.state('w', timerDecider, { stream: 'timer-1', revision: 1, subject: idOf(1) }),
    ).toMatchObject({
      description: 'Review',
    })

    expect((await page(pasts, { at: 2_147_483_647 }))!.revision).toBe(2)
  })

  it('follows the stream, and is empty for one without events', async () => {
    const { stream, pasts } = streamOf([])
    expect(await page(pasts)).toBeUndefined()
    stream.events.push(...entries(3))
    expect((await page(pasts))!.steps).toHaveLength(3)
    stream.events.push(changed(1, 'Review'))

    expect((await page(pasts))!.steps.at(-1)!.changes).toContainEqual({
      field: expect.stringContaining('description'),
      from: 'Work',
      to: 'Review',
    })
  })

  it('reads a long stream once; each page then reads what a short one holds', async () => {
    const { stream, pasts } = streamOf(entries(5_000))
    await Promise.all([page(pasts), page(pasts)])
    const first = stream.read
    expect(first).toBeLessThanOrEqual(5_000 + 2 * 250)
    await page(pasts)
    expect(stream.read - first).toBeLessThanOrEqual(250)
  })
})

describe('what differs between two states', () => {
  it('lists path, old and new value of additions, removals and changes of kind', () => {
    const shared = { deep: { a: 1 } }
    expect(
      differences(
        { shared, a: 1, b: { c: [1] }, d: { e: 1 }, f: 2 },
        { shared, a: 2, b: { c: [1] }, d: null, f: { g: 1 } },
      ),
    ).toEqual([
      { field: 'a', from: 1, to: 2 },
      { field: 'd.e', from: 1, to: null },
      { field: 'f', from: 2, to: null },
      { field: 'f.g', from: null, to: 1 },
    ])
  })

  it('is not looked for in what both share', () => {
    const shared = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked into')
        },
      },
    )
    expect(differences({ shared, a: 1 }, { shared, a: 2 })).toEqual([
      { field: 'a', from: 1, to: 2 },
    ])
  })
})

describe('a state that is sent', () => {
  it('is whole as long as it is short', () => {
    const state = { name: 'Ada', lists: [[1, 2], [3]], none: null, nested: { deep: { on: true } } }
    expect(bounded(state)).toEqual({ state, cut: false })
    expect(bounded(undefined)).toEqual({ state: undefined, cut: false })
  })

  it('keeps the newest hundred of a list and of a record', () => {
    const many = Array.from({ length: 150 }, (_, n) => n)
    expect(bounded({ many })).toEqual({ state: { many: many.slice(50) }, cut: true })
    const { state, cut } = bounded({
      byId: Object.fromEntries(many.map((n) => [`id-${n}`, n])),
    }) as { state: any; cut: boolean }
    expect([Object.keys(state.byId).length, state.byId['id-149'], cut]).toEqual([100, 149, true])
  })

  it('has two thousand values at most', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 90 }, (_, n) => [`k${n}`, Array.from({ length: 90 }, () => 1)]),
    )
    const { state, cut } = bounded(wide)
    expect(cut).toBe(true)
    expect(JSON.stringify(state).match(/1(?=[,\]])/g)!.length).toBeLessThanOrEqual(2_000)
  })
})
