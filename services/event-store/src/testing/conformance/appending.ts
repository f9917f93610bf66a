import { randomUUID } from 'node:crypto'
import { type Append, type EventStore, WrongExpectedRevision } from '../../port'
import { anAppend, counted, named } from '../fixtures'
import { appendedStream, type StoreUnderTest } from './store-under-test'

export function describeAppending(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('appending', () => {
    it('answers the appended events, from both processes', async () => {
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

    it('reads streams at the same moment, each its own part', async () => {
      // The last one is too long to share a statement.
      const appends = [3, 1, 2, 150].map((count) =>
        anAppend({ events: Array.from({ length: count }, (_, n) => counted(n)) }),
      )
      for (const append of appends) await store.append(append)
      const [three, one, two, many] = appends as [Append, Append, Append, Append]

      const read = await Promise.all([
        store.readStream(three.workspace, three.stream, { from: 1 }),
        store.readStream(one.workspace, one.stream),
        // The stream of another workspace.
        store.readStream(one.workspace, two.stream),
        store.readStream(two.workspace, two.stream, { to: 0 }),
        store.readStream(three.workspace, three.stream),
        store.readStream(many.workspace, many.stream),
      ])

      expect(
        read.map((events) => events.map(({ workspace, revision }) => [workspace, revision])),
      ).toEqual([
        [1, 2].map((revision) => [three.workspace, revision]),
        [[one.workspace, 0]],
        [],
        [[two.workspace, 0]],
        [0, 1, 2].map((revision) => [three.workspace, revision]),
        Array.from({ length: 150 }, (_, revision) => [many.workspace, revision]),
      ])
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
      expect(await store.findCommand(append.workspace, append.stream, randomUUID())).toBeUndefined()
      expect(await store.readStream(append.workspace, append.stream)).toHaveLength(3)
    })

    it('reads and finds side by side what another process has just written', async () => {
      const { workspace, stream } = anAppend()
      await store.append(anAppend({ workspace, stream }))

      for (let n = 1; n <= 5; n++) {
        const append = anAppend({ workspace, stream })
        const written = await under.other.append(append)
        const find = () => store.findCommand(workspace, stream, append.meta.command_id)

        const [found, read, again] = await Promise.all([
          find(),
          store.readStream(workspace, stream),
          find(),
        ])

        expect([found, again]).toEqual([
          { ...written, duplicate: true },
          { ...written, duplicate: true },
        ])
        expect(read).toHaveLength(n + 1)
      }
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
        'personal data without a person',
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
}
