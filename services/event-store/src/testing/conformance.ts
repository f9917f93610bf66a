import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { contentDigest, GENESIS, linkHash, microseconds } from '../chain'
import type { EvidenceSource } from '../evidence'
import { KeyRing, type Trust } from '../key-ring'
import {
  type Append,
  type Appended,
  type Event,
  type EventStore,
  WrongExpectedRevision,
} from '../port'
import type { Vault } from '../vault'
import { type StoredRow, verifyChain } from '../verify'
import { anAppend, counted, named } from './fixtures'

/** A store under test, with access behind the port. */
export interface StoreUnderTest {
  readonly store: EventStore
  readonly vault: Vault
  /** Another process on the same log if possible; else the same store. */
  readonly other: EventStore
  /** Reads the stored log. */
  rows(): AsyncIterable<StoredRow> | Iterable<StoredRow>
  /** The keys that sign the whole log. */
  readonly trust: Trust
  /** The source of evidence, if the store has one. */
  readonly evidence?: EvidenceSource
  close(): Promise<void>
}

/** Describes what every event store must do. Calls `make` once, with testDefinitions registered. */
export function describeEventStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest
    let store: EventStore

    beforeAll(async () => {
      under = await make()
      store = under.store
    })

    afterAll(() => under?.close())

    describe('appending', () => {
      it('answers what was appended, from both processes', async () => {
        const append = anAppend({ expected: -1, events: [counted(1), counted(2, 'två')] })
        const appended = await store.append(append)
        expect(appended).toMatchObject({ revision: 1, duplicate: false })

        for (const reader of [store, under.other]) {
          const events = await reader.readStream(append.workspace, append.stream)

          expect(
            events.map(({ type, v, revision, data, meta, stream, workspace }) => ({
              type,
              v,
              revision,
              data,
              meta,
              stream,
              workspace,
            })),
          ).toEqual(
            append.events.map(({ type, data }, revision) => ({
              type,
              v: 1,
              revision,
              data,
              meta: append.meta,
              stream: append.stream,
              workspace: append.workspace,
            })),
          )

          expect(events[1]!.position).toBe(appended.position)
          expect(Date.parse(events[0]!.recorded_at)).not.toBeNaN()
        }
      })

      it('reads a range of revisions, and nothing of a stream that is not there', async () => {
        const append = anAppend({ events: [0, 1, 2, 3, 4].map((n) => counted(n)) })
        await store.append(append)

        const read = async (range: { from?: number; to?: number }) =>
          (await store.readStream(append.workspace, append.stream, range)).map(
            ({ revision }) => revision,
          )

        expect(await read({ from: 3 })).toEqual([3, 4])
        expect(await read({ from: 1, to: 2 })).toEqual([1, 2])
        expect(await read({ from: 5 })).toEqual([])
        expect(await store.readStream(append.workspace, 'nothing')).toEqual([])
      })

      it('refuses a revision that has passed and one that is not there yet, and writes nothing', async () => {
        const { workspace, stream } = await appendedStream(store, 3)

        for (const expected of [-1, 1, 3]) {
          const error = await store
            .append(anAppend({ workspace, stream, expected }))
            .catch((error: unknown) => error)
          expect(error).toBeInstanceOf(WrongExpectedRevision)
          expect(error).toMatchObject({ stream, expected, actual: 2 })
        }

        await store.append(anAppend({ workspace, stream, expected: 2 }))
        expect(await store.readStream(workspace, stream)).toHaveLength(4)
      })

      it('lets one of many that saw the same revision win', async () => {
        const { workspace, stream } = await appendedStream(store, 1)

        const outcomes = await Promise.allSettled(
          Array.from({ length: 20 }, (_, n) =>
            (n % 2 ? store : under.other).append(anAppend({ workspace, stream, expected: 0 })),
          ),
        )

        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(await store.readStream(workspace, stream)).toHaveLength(2)
      })

      it('writes a command once and tells the first outcome again', async () => {
        const append = anAppend({ expected: -1, events: [counted(1), counted(2)] })
        const first = await store.append(append)
        await store.append(
          anAppend({ workspace: append.workspace, stream: append.stream, expected: 1 }),
        )
        expect(await under.other.append(append)).toEqual({ ...first, duplicate: true })
        expect(
          await store.findCommand(append.workspace, append.stream, append.meta.command_id),
        ).toEqual({ ...first, duplicate: true })
        expect(
          await store.findCommand(append.workspace, append.stream, randomUUID()),
        ).toBeUndefined()
        expect(await store.readStream(append.workspace, append.stream)).toHaveLength(3)
      })

      it('writes a command once that comes again after 1,000 other events of its stream', async () => {
        const append = anAppend({ expected: -1 })
        const { workspace, stream } = append
        const first = await store.append(append)

        for (let n = 0; n < 10; n++)
          await store.append(
            anAppend({
              workspace,
              stream,
              events: Array.from({ length: 100 }, (_, index) => counted(index)),
            }),
          )

        for (const one of [store, under.other])
          for (const expected of [-1, 1_000, 'any'] as const)
            expect(await one.append({ ...append, expected })).toEqual({ ...first, duplicate: true })

        expect(await store.readStream(workspace, stream, { from: 1_000 })).toHaveLength(1)
      })

      it('writes a command once that is sent twice at once', async () => {
        const append = anAppend({ events: [counted(1), counted(2)] })

        const outcomes = await Promise.all([
          store.append(append),
          under.other.append(append),
          store.append(append),
        ])

        expect(outcomes.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
        expect(new Set(outcomes.map(({ position }) => position)).size).toBe(1)
      })

      it('lets one command append to several streams and workspaces', async () => {
        const command = randomUUID()
        const workspace = randomUUID()

        const outcomes = await Promise.all([
          store.append(anAppend({ command, workspace, stream: 'a' })),
          store.append(anAppend({ command, workspace, stream: 'b' })),
          store.append(anAppend({ command, stream: 'a' })),
        ])

        expect(outcomes.map(({ duplicate }) => duplicate)).toEqual([false, false, false])
      })

      it('keeps the order in which one caller appends to a stream', async () => {
        const { workspace, stream } = await appendedStream(store, 1)

        await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            store.append(anAppend({ workspace, stream, events: [counted(n)] })),
          ),
        )

        const events = await store.readStream(workspace, stream, { from: 1 })
        expect(events.map(({ data }) => data.n)).toEqual(Array.from({ length: 50 }, (_, n) => n))
      })

      it.each<[string, Partial<Append>]>([
        ['an unregistered event', { events: [{ type: 'Unknown', data: {} }] }],
        ['data that does not fit', { events: [{ type: 'Counted', data: { n: 'one' } }] }],
        [
          'personal data of nobody',
          {
            events: [{ type: 'ChunkPaid', data: { run: 'x', entries: [{ net: '1', note: 'x' }] } }],
          },
        ],
        ['an event without a type', { events: [{ type: '', data: {} }] }],
        ['a stream without a name', { stream: '' }],
        ['no event', { events: [] }],
        [
          '20 MB',
          { events: Array.from({ length: 20 }, (_, n) => counted(n, 'x'.repeat(1024 * 1024))) },
        ],
        ['more than 1 MiB', { events: [counted(1, 'x'.repeat(1024 * 1024))] }],
        ['a lone surrogate', { events: [counted(1, '\ud800')] }],
        ['NUL', { events: [counted(1, 'a\0b')] }],
        ['a lone surrogate in personal text', { events: [named('p', 'a\udfff')] }],
        ['NUL in personal text', { events: [named('p', 'a\0b')] }],
        ['NUL in the name of a stream', { stream: 'a\0b' }],
        ['a workspace that is no UUID', { workspace: 'here' }],
      ])('refuses %s and writes nothing', async (_, given) => {
        const append = anAppend(given)
        const before = await store.head()
        await expect(store.append(append)).rejects.toThrow()
        expect(await store.head()).toBe(before)
      })

      it('fails only the append that cannot be stored', async () => {
        const workspace = randomUUID()

        const outcomes = await Promise.allSettled(
          Array.from({ length: 9 }, (_, n) =>
            store.append(
              anAppend({
                workspace,
                stream: `s${n}`,
                events: [counted(n, n === 4 ? 'a\u0000b' : 'a\\u0000b')],
              }),
            ),
          ),
        )

        expect(outcomes.map(({ status }) => status)).toEqual(
          outcomes.map((_, n) => (n === 4 ? 'rejected' : 'fulfilled')),
        )
        expect(await store.readStream(workspace, 's4')).toEqual([])

        expect((await store.readStream(workspace, 's5'))[0]!.data).toEqual({
          n: 5,
          text: 'a\\u0000b',
        })
      })
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
        let calls = 0
        const leaveSecond = store.onAppended(() => calls++)
        await store.append(anAppend())
        expect(warning.mock.calls[0]![0]).toContain('a listener failed')
        warning.mockRestore()
        expect(calls).toBeGreaterThan(0)
        leave()
        leaveSecond()
        const before = calls
        await store.append(anAppend())
        expect(calls).toBe(before)
      })
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

    describe('personal data', () => {
      it('stands encrypted in the log', async () => {
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

      it('leaves what the caller handed in as it was', async () => {
        const event = named(randomUUID(), 'Liv')
        await store.append(anAppend({ events: [event] }))
        expect(event.data.name).toBe('Liv')
      })
    })

    it('behaves as a list for each stream, whatever is appended', async () => {
      const step = fc.record({
        workspace: fc.nat(1),
        stream: fc.nat(2),
        expected: fc.oneof(
          fc.constant('current' as const),
          fc.constant('any' as const),
          fc.integer({ min: -1, max: 4 }),
        ),
        command: fc.nat(8),
        values: fc.array(
          fc.record({
            n: fc.integer(),
            text: fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
      })

      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 12 }),
          fc.boolean(),
          async (steps, together) => {
            const workspaces = [randomUUID(), randomUUID()]
            const commands = Array.from({ length: 9 }, () => randomUUID())
            const model = new Map<string, Event['data'][]>()
            const done = new Map<string, Appended>()

            const appends = steps.map(
              ({ workspace, stream, expected, command, values }) =>
                async () => {
                  const at = { workspace: workspaces[workspace]!, stream: `s${stream}` }
                  const name = `${at.workspace}/${at.stream}`
                  const length = model.get(name)?.length ?? 0
                  const asked = expected === 'current' ? length - 1 : expected
                  const events = values.map(({ n, text }) => counted(n, text))
                  const before = done.get(`${name}/${command}`)

                  const outcome = await store
                    .append(
                      anAppend({ ...at, expected: asked, command: commands[command]!, events }),
                    )
                    .catch((error: unknown) => error)

                  if (together) return
                  if (before) return expect(outcome).toEqual({ ...before, duplicate: true })

                  if (asked !== 'any' && asked !== length - 1)
                    return expect(outcome).toMatchObject({ expected: asked, actual: length - 1 })

                  expect(outcome).toMatchObject({
                    revision: length + values.length - 1,
                    duplicate: false,
                  })

                  done.set(`${name}/${command}`, outcome as Appended)
                  model.set(name, [...(model.get(name) ?? []), ...events.map(({ data }) => data)])
                },
            )

            if (together) await Promise.all(appends.map((append) => append()))
            else for (const append of appends) await append()

            for (const workspace of workspaces) {
              for (const stream of ['s0', 's1', 's2']) {
                const events = await store.readStream(workspace, stream)
                expect(events.map(({ revision }) => revision)).toEqual(
                  events.map((_, index) => index),
                )

                if (!together)
                  expect(events.map(({ data }) => data)).toEqual(
                    model.get(`${workspace}/${stream}`) ?? [],
                  )
              }
            }
          },
        ),
        { numRuns: 40 },
      )

      const verdict = await verifyChain(under.rows(), [], undefined, new KeyRing(under.trust))
      expect(verdict.findings).toEqual([])
      expect(verdict.signing).toEqual({ since: '1', unsigned: 0, signed: verdict.events })
      // The chain counts without gaps, whatever positions the log has.
      expect(verdict.head.position).toBe(String(verdict.events))
    })

    it('signs each append for its place, by a key that stands in the log', async () => {
      const append = anAppend({ events: [counted(1), counted(2), counted(3)] })
      await store.append(append)
      const all: StoredRow[] = []
      for await (const row of under.rows()) all.push(row)
      const keys = () => new KeyRing(under.trust)
      // Forgeries by a writer who cannot sign: with another actor, in another place, in part, or
      // unsigned.
      const [own] = all.flatMap((row, at) =>
        row.stream === append.stream && row.revision === 0 ? [at] : [],
      )

      const changes: ((row: StoredRow, revision: number) => StoredRow)[] = [
        (row) => ({ ...row, meta: { ...row.meta, actor: randomUUID() } }),
        (row, revision) => ({ ...row, revision: revision + 1 }),
        (row) => ({ ...row, stream: 'another' }),
        (row) => ({ ...row, signature: null }),
        (row, revision) => (revision > 0 ? row : { ...row, signature: all[0]!.signature! }),
      ]

      for (const change of changes) {
        const rows = all.map((row, at) =>
          at >= own! && at < own! + 3 ? change(row, row.revision) : row,
        )
        const { findings } = await verifyChain(rehashed(rows), [], undefined, keys())
        expect([...new Set(findings.map(({ position }) => position))]).toEqual([
          all[own!]!.position,
        ])
      }

      expect((await verifyChain(rehashed(all), [], undefined, keys())).findings).toEqual([])
    })

    it('tells where in the log the events of its chain stand', async () => {
      const { evidence } = under
      if (!evidence) return
      const { workspace, stream } = await appendedStream(store, 3)
      await store.append(anAppend({ workspace, stream }))
      const chained = await evidence.positionsOf(workspace, { streams: [stream] }, 10)
      const places = await Promise.all(chained.map((position) => evidence.placeOf(position)))
      expect(places).toEqual(
        (await store.readStream(workspace, stream)).map(({ position }) => position),
      )
    })
  })
}

async function appendedStream(store: EventStore, events: number) {
  const append = anAppend({ events: Array.from({ length: events }, (_, n) => counted(n)) })
  await store.append(append)
  return append
}

async function readOn(store: EventStore, after: string | null, limit: number): Promise<Event[]> {
  const all: Event[] = []

  for (;;) {
    const page = await store.readAll(all.at(-1)?.position ?? after, limit)
    if (page.length === 0) return all
    all.push(...page)
  }
}

/**
 * A store may wake once when it begins to listen. `ready` waits for that where it applies, `wake`
 * for the next one.
 */
function nextWake(store: EventStore) {
  let wakes = 0
  let resolve = () => {}
  const wake = new Promise<void>((done) => (resolve = done))

  const leave = store.onAppended(() => {
    if (wakes++ === 0) return
    leave()
    resolve()
  })

  return { ready: store.append(anAppend()), wake }
}

/** Returns the rows with matching hashes, as the owner of a log can make them. */
function rehashed(rows: readonly StoredRow[]): StoredRow[] {
  let previous: Buffer = GENESIS
  return rows.map((row, index) => {
    const position = BigInt(index + 1)

    const link = {
      position,
      revision: BigInt(row.revision),
      recordedAt: microseconds(row.recorded_at),
      digest: contentDigest(row),
    }

    previous = linkHash(previous, link)

    return { ...row, position: String(position), hash: previous }
  })
}

async function find<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  wanted: (row: T) => boolean,
): Promise<T | undefined> {
  for await (const row of rows) if (wanted(row)) return row
  return undefined
}
