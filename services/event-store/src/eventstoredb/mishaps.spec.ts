import { randomBytes, randomUUID } from 'node:crypto'
import { jsonEvent } from '@eventstore/db-client'
import { status } from '@grpc/grpc-js'
import { nextTurn, until } from '../../../../test/support/until'
import { LogBusy, UnknownOutcome } from '../port'
import { createPostgresVault } from '../postgres/postgres-vault'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { EventStoreDouble, type Mishap } from '../testing/double/event-store-double'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { type Verdict, verifyChain } from '../verify'
import { connect, dispose } from './client'
import {
  createEventStoreDBEventStore,
  type EventStoreDBEventStore,
} from './eventstoredb-event-store'

/** Uses a double, because a server shows these faults on no request. */
describe('EventStoreDB (a double) with mishaps', () => {
  let database: LogDatabase
  let double: EventStoreDouble
  let vault: ReturnType<typeof createPostgresVault>
  let store: EventStoreDBEventStore
  const opened: EventStoreDBEventStore[] = []

  const opens = (
    address = double.address,
    times: object = { callTime: 150, patience: 1_500 },
    connectionString = database.logUrl,
  ) => {
    const options = { address, connectionString, vault, definitions: testDefinitions }
    const one = createEventStoreDBEventStore({ ...options, ...times })
    opened.push(one)

    return one
  }

  beforeAll(async () => {
    database = await createLogDatabase()
    vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })
    await begin()
  })

  // Each further subscriber to the log slows down every append.
  afterEach(() => close(1))

  afterAll(async () => {
    await end()
    await vault.close()
    await database.drop()
  })

  const begin = async () => {
    double = await EventStoreDouble.start()
    store = opens()
  }

  const close = (from: number) => Promise.all(opened.splice(from).map((one) => one.close()))

  const end = async () => {
    await close(0)
    double.stop()
  }

  const twice = async (append: ReturnType<typeof anAppend>) => {
    const outcome = await store.append(append)
    expect(await store.append(append)).toEqual({ ...outcome, duplicate: true })
    return store.readStream(append.workspace, append.stream)
  }

  it.each<[string, Mishap[]]>([
    ['is never answered', [{ what: 'never answered' }]],
    ['is written and never answered', [{ what: 'never answered', after: true }]],
    ['meets a connection that breaks', [{ what: 'cut' }]],
    ['is written, and the connection breaks before the answer', [{ what: 'cut', after: true }]],
    [
      'meets an election',
      [
        { what: 'error', code: status.UNKNOWN },
        { what: 'error', code: status.UNAVAILABLE },
      ],
    ],
    [
      'is written, and the answer is an error',
      [{ what: 'error', code: status.UNKNOWN, after: true }],
    ],
    [
      'meets one after the other',
      [
        { what: 'never answered', after: true },
        { what: 'cut' },
        { what: 'error', code: status.CANCELLED },
      ],
    ],
  ])('writes once an append that %s', async (_, mishaps) => {
    const { workspace, stream } = anAppend()
    await store.append(anAppend({ workspace, stream, expected: -1 }))
    double.mishaps.push(...mishaps)
    expect(
      await twice(anAppend({ workspace, stream, expected: 0, events: [counted(1), counted(2)] })),
    ).toHaveLength(3)
    double.mishaps.push(...mishaps)
    expect(await twice(anAppend({ workspace, stream }))).toHaveLength(4)
  })

  it('says that an outcome is unknown once patience is over, and finds it when the command comes again', async () => {
    const append = anAppend({ expected: -1 })
    double.mishaps.push(
      ...Array.from({ length: 20 }, (_, n): Mishap => ({ what: 'never answered', after: n === 0 })),
    )
    const hasty = opens(double.address, { callTime: 100, patience: 500 })
    await expect(hasty.append(append)).rejects.toBeInstanceOf(UnknownOutcome)
    double.mishaps.length = 0
    expect(
      await store.findCommand(append.workspace, append.stream, append.meta.command_id),
    ).toMatchObject({ revision: 0 })
    expect(await store.append(append)).toMatchObject({ revision: 0, duplicate: true })
    expect(await opens().append(append)).toMatchObject({ revision: 0, duplicate: true })
  })

  it('says that the log is away once patience is over, and that nothing was written', async () => {
    const hasty = opens(double.address, { callTime: 100, patience: 300 })
    const append = anAppend()
    await hasty.append(append)
    double.stop()
    const { workspace, stream } = append

    for (const act of [
      () => hasty.readStream(workspace, stream),
      () => hasty.head(),
      () => hasty.findCommand(workspace, stream, randomUUID()),
      () =>
        opens(double.address, { callTime: 100, patience: 300 }).append(
          anAppend({ workspace, stream }),
        ),
    ])
      await expect(act()).rejects.toBeInstanceOf(LogBusy)

    await double.listen()
    expect(await hasty.readStream(workspace, stream)).toHaveLength(1)
  })

  it('turns to the leader', async () => {
    const follower = await EventStoreDouble.start(double)

    try {
      const append = anAppend({ expected: -1 })

      expect(await opens(follower.address).append(append)).toMatchObject({
        revision: 0,
        duplicate: false,
      })

      expect(await store.readStream(append.workspace, append.stream)).toHaveLength(1)
    } finally {
      follower.stop()
    }
  })

  it.each([false, true])(
    'leaves a leader that hangs, for the one that was elected (hangs when the append was written: %s)',
    async (after) => {
      const leader = await EventStoreDouble.start()
      const next = await EventStoreDouble.start(leader)
      // A separate log, because the chain of the other tests may be ahead of it.
      const own = await createLogDatabase()

      try {
        const times = { callTime: 150, patience: 10_000 }
        const one = opens(EventStoreDouble.cluster(leader, next), times, own.logUrl)
        const append = anAppend({ expected: -1 })
        const { workspace, stream } = append
        await one.append(append)
        const woken = jest.fn()

        if (after) leader.mishaps.push({ what: 'never answered', after })
        else leader.silent = true

        const late = anAppend({ workspace, stream, expected: 0 })
        const written = one.append(late)
        // Until then the others still take the one that hangs for their leader.
        await until(() => leader.appends >= 2)
        leader.silent = true
        next.leader = undefined
        leader.leader = next
        expect(await written).toMatchObject({ revision: 1 })
        expect((await one.readStream(workspace, stream)).map(({ revision }) => revision)).toEqual([
          0, 1,
        ])
        // The new leader delivers later events.
        one.onAppended(woken)
        await opens(next.address, times, own.logUrl).append(
          anAppend({ workspace, stream, expected: 1 }),
        )

        await until(() => woken.mock.calls.length > 0 && next.appends > 0)
      } finally {
        await close(1)
        await own.drop()
        leader.stop()
        next.stop()
      }
    },
  )

  it('lives on when the client finds no node for a call that it had given up', async () => {
    const [one, two] = [await EventStoreDouble.start(), await EventStoreDouble.start()]
    two.leader = one
    const thrown = jest.fn()
    process.on('unhandledRejection', thrown)
    const client = connect(`${EventStoreDouble.cluster(one, two)}&maxDiscoverAttempts=1`)
    const append = () => client.appendToStream('any', [jsonEvent({ type: 'Any', data: {} })])

    try {
      one.mishaps.push({ what: 'never answered' }, { what: 'error', code: status.UNAVAILABLE })
      const waiting = append()
      await until(() => one.appends === 1)
      await expect(append()).rejects.toThrow()
      // The connection is dropped, and no node answers the search for another one.
      for (const node of [one, two]) node.silent = true
      const asked = one.lookups + two.lookups
      const looking = append()
      await until(() => one.lookups + two.lookups > asked)
      one.stop()
      const outcomes = await Promise.allSettled([waiting, looking])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await dispose(client)
      await nextTurn()
      expect(thrown).not.toHaveBeenCalled()
    } finally {
      process.off('unhandledRejection', thrown)
      await dispose(client)
      one.stop()
      two.stop()
    }
  })

  it('turns to the next leader as soon as there is one, without waiting for the one that hangs', async () => {
    const leader = await EventStoreDouble.start()
    const next = await EventStoreDouble.start(leader)
    const own = await createLogDatabase()

    try {
      // Their own time limit would exceed that of the test.
      const one = opens(
        EventStoreDouble.cluster(leader, next),
        { callTime: 600_000, patience: 600_000 },
        own.logUrl,
      )

      const { workspace, stream } = anAppend()
      await one.append(anAppend({ workspace, stream, expected: -1 }))
      leader.silent = true

      const answers = Promise.all([
        one.append(anAppend({ workspace, stream, expected: 0 })),
        one.append(anAppend({ workspace, expected: -1 })),
      ])

      await until(() => leader.appends === 3)
      next.leader = undefined
      leader.leader = next
      expect(await answers).toMatchObject([{ revision: 1 }, { revision: 0 }])
    } finally {
      await close(1)
      await own.drop()
      leader.stop()
      next.stop()
    }
  })

  it('stays with a leader that is only slow', async () => {
    const leader = await EventStoreDouble.start()
    const next = await EventStoreDouble.start(leader)
    const own = await createLogDatabase()

    try {
      const one = opens(EventStoreDouble.cluster(leader, next), { patience: 10_000 }, own.logUrl)
      await one.append(anAppend())
      await one.end()
      const followed = leader.subscriptions
      leader.mishaps.push({ what: 'never answered' })
      const waiting = one.append(anAppend())
      // An answer to another call puts the search off, and does not end it.
      await until(() => leader.mishaps.length === 0)
      await one.end()
      // The other node was asked twice whether it leads by now.
      const asked = next.redirected
      await until(() => next.redirected >= asked + 2)
      expect(leader.subscriptions).toBe(followed)
      expect([next.appends, next.subscriptions]).toEqual([0, 0])
      expect(await waiting).toMatchObject({ revision: 0 })
    } finally {
      await close(1)
      await own.drop()
      leader.stop()
      next.stop()
    }
  })

  it('goes on following the log after the server was away', async () => {
    const woken = new Promise<void>((resolve) => store.onAppended(resolve))
    await store.append(anAppend())
    await woken
    double.stop()
    await double.listen()
    const before = await store.head()
    await store.append(anAppend())
    expect((await store.readAll(before, 10)).map(({ position }) => position)).toEqual([
      await store.head(),
    ])
    const end = await store.end()
    expect(await verifyChain(store.rows(), [end])).toMatchObject({ intact: true, head: end })
  })

  it('has a log that others filled looked through once at its first start, however many read', async () => {
    const others = await EventStoreDouble.start()
    const own = await createLogDatabase()

    try {
      for (let n = 0; n < 2_000; n++) others.log.system()
      const one = opens(others.address, { patience: 10_000 }, own.logUrl)
      const read = () => Promise.all(Array.from({ length: 10 }, () => one.readAll(null, 10)))
      expect(await Promise.all([read(), one.head()])).toEqual([Array(10).fill([]), null])
      expect(others.answered).toBeLessThan(1_100)
      const { position } = await one.append(anAppend())

      await until(async () => (await one.readAll(null, 1)).length > 0)

      expect((await read()).map((events) => events.map((event) => event.position))).toEqual(
        Array(10).fill([position]),
      )
      // One for the existing events, one that stays.
      expect(others.subscriptions).toBe(2)
    } finally {
      await close(1)
      await own.drop()
      others.stop()
    }
  })

  it('finds a command in the chain that this process never read, among 1,000 later events', async () => {
    const patient = opens(double.address, {})
    const append = anAppend({ events: [counted(0)] })
    const first = await patient.append(append)
    const { workspace, stream } = append

    for (let n = 0; n < 10; n++)
      await patient.append(
        anAppend({
          workspace,
          stream,
          events: Array.from({ length: 100 }, (_, i) => counted(100 * n + i)),
        }),
      )

    await store.end()
    const other = opens(double.address, {})
    const read = jest.spyOn(double.log, 'stream')
    expect(await other.append(append)).toEqual({ ...first, duplicate: true })
    expect(read.mock.results.length).toBeLessThan(5)
    expect(await other.append(anAppend({ workspace, stream }))).toMatchObject({ revision: 1_001 })
  })

  it.each([false, true])(
    'decides nothing on a stream that was deleted on the server (for ever: %s)',
    async (forEver) => {
      const append = anAppend({ expected: -1 })
      const { workspace, stream } = append
      await store.append(append)
      await store.end()
      double.log.delete(`workledger/${workspace}/${stream}`, forEver)
      await expect(store.readStream(workspace, stream)).rejects.toThrow(/deleted/)
      await expect(opens().append(anAppend({ workspace, stream, expected: 4 }))).rejects.toThrow(
        /deleted|revision/,
      )
      await store.append(anAppend({ workspace, stream, expected: 0 })).catch(() => {})

      for (const one of [store, opens()])
        await expect(one.readStream(workspace, stream)).rejects.toThrow(/deleted/)
    },
  )

  describe('with a log that was changed', () => {
    const verdict = async (): Promise<Verdict> => {
      const end = await store.end()
      return verifyChain(store.rows(), [end])
    }

    const told = async () =>
      (await verdict()).findings.map(({ kind, position }) => [kind, position])
    const records = () =>
      double.log.all as unknown as { stream: string; at: bigint; data: Uint8Array }[]
    const ours = () => records().filter(({ stream }) => stream.startsWith('workledger/'))

    beforeEach(async () => {
      await end()

      await withClient(database.ownerUrl, (owner) =>
        owner.query(
          'alter table log.chain disable trigger append_only; truncate log.chain, log.scanned; alter table log.chain enable always trigger append_only; update log.head set position = 0, hash = decode(repeat($$00$$, 32), $$hex$$)',
        ),
      )

      await begin()

      for (let n = 0; n < 5; n++)
        await store.append(anAppend({ workspace: randomUUID(), events: [counted(n)] }))

      expect(await told()).toEqual([])
    })

    it('reports altered events', async () => {
      ours()[2]!.data = Buffer.from('{"n":7}')
      expect(await told()).toEqual([['altered', '3']])
    })

    it('reports missing events', async () => {
      records().splice(records().indexOf(ours()[2]!), 1)
      expect(await told()).toEqual([['missing', '3']])
    })

    it('reports swapped events', async () => {
      const [two, three] = [ours()[1]!, ours()[2]!]
      const [a, b] = [records().indexOf(two), records().indexOf(three)]
      ;[records()[a], records()[b]] = [three, two]
      ;[two.at, three.at] = [three.at, two.at]
      expect((await told()).map(([kind]) => kind)).toContain('reordered')
    })

    it('reports a cut-off end', async () => {
      records().splice(records().indexOf(ours()[3]!))
      expect(await told()).toEqual([['truncated', '4']])
    })

    it('reports an event that the chain lacks', async () => {
      const [two] = [ours()[1]!]
      records().splice(records().indexOf(two) + 1, 0, { ...two, at: two.at + 1n })
      expect(await told()).toEqual([['reordered', '2']])
    })

    it('reports a rewritten chain', async () => {
      await withClient(database.ownerUrl, (owner) =>
        owner.query(
          "alter table log.chain disable trigger append_only; update log.chain set hash = sha256('x') where position = 4",
        ),
      )
      expect(await told()).toEqual([['altered', '4']])
    })
  })

  it('adds to the chain only behind its end, and changes nothing of it', async () => {
    await store.append(anAppend())
    await store.end()

    await withClient(database.logUrl, async (log) => {
      const link = 'select log.link($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as linked'

      const values = [
        '0',
        Buffer.alloc(32),
        ['9'],
        [new Date()],
        [randomUUID()],
        [randomUUID()],
        [0],
        ['s'],
        ['T'],
        [Buffer.alloc(32)],
      ]

      expect((await log.query(link, values)).rows).toEqual([{ linked: false }])

      for (const change of [
        'delete from log.chain',
        "update log.chain set type = 'Other'",
        'truncate log.chain',
        'update log.head set position = 0',
      ])
        await expect(log.query(change)).rejects.toThrow(/permission denied|append-only/)
    })
  })
})
