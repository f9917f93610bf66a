import { randomBytes, randomUUID } from 'node:crypto'
import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  type Position,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { CODEC_MOST_BYTES, createCodec } from '../codec'
import { compileDefinitions } from '../definitions'
import { createMemoryVault } from '../memory/memory-vault'
import { type ServerUnderTest, serverTitle, startServer } from '../testing/event-store-server'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { connect, dispose } from './client'
import { recordsOf, sizeOf } from './records'

const proposed = (data: Record<string, string | number> = {}) =>
  jsonEvent({ id: randomUUID(), type: 'Counted', data })

const several = (count: number) => Array.from({ length: count }, (_, n) => proposed({ n }))

/**
 * Facts about the server that the adapter relies on, shown by the client. They fail if a newer
 * server differs.
 */
describe(`${serverTitle}, as the client answers`, () => {
  let server: ServerUnderTest
  let client: EventStoreDBClient
  const prefix = `facts-${randomBytes(6).toString('hex')}-`
  const stream = () => `${prefix}${randomUUID()}`

  beforeAll(async () => {
    server = await startServer()
    client = connect(server.address)
  })

  afterAll(async () => {
    await dispose(client)
    await server.stop()
  })

  const append = (
    name: string,
    events: ReturnType<typeof several>,
    expectedRevision: bigint | typeof NO_STREAM | typeof ANY,
  ) => client.appendToStream(name, events, { expectedRevision })

  const read = async (name: string) => {
    const found = []
    for await (const { event } of client.readStream(name)) found.push(event!)
    return found
  }

  const failure = (act: Promise<unknown>) =>
    act.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('knows a repetition by its ids at the revision that was expected at first, or at any, and not at the head', async () => {
    const [name, events] = [stream(), several(2)]
    const first = await append(name, events, NO_STREAM)
    await append(name, several(1), 1n)

    for (const expected of [NO_STREAM, ANY] as const)
      expect(await append(name, events, expected)).toEqual(first)

    expect(await read(name)).toHaveLength(3)
    expect(await append(name, events, 2n)).toMatchObject({ nextExpectedRevision: 4n })
    expect((await read(name)).map(({ id }) => id).slice(3)).toEqual(events.map(({ id }) => id))
  })

  it('writes an append whole, and tells the position of its last event', async () => {
    const name = stream()
    const { position, nextExpectedRevision } = await append(name, several(20), NO_STREAM)
    const events = await read(name)
    expect(nextExpectedRevision).toBe(19n)
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, n) => BigInt(n)))
    const places = events.map((event) => event.position!.commit)
    expect(places).toEqual([...new Set(places)].sort((a, b) => (a < b ? -1 : 1)))
    expect(position).toEqual(events.at(-1)!.position)
    expect(events.every((event) => event.position!.commit === event.position!.prepare)).toBe(true)
  })

  it('tells errors by class, all of the same name', async () => {
    const name = stream()
    await append(name, several(1), NO_STREAM)
    const wrong = await failure(append(name, several(1), 7n))
    expect(wrong).toBeInstanceOf(WrongExpectedVersionError)
    expect(wrong).toMatchObject({ actualVersion: 0n, name: 'Error' })
    expect(await failure(append(name, several(1), NO_STREAM))).toMatchObject({ actualVersion: 0n })
    expect(await failure(append(stream(), several(1), 7n))).toMatchObject({
      actualVersion: 'no_stream',
    })
    expect(await failure(read(stream()))).toBeInstanceOf(StreamNotFoundError)
  })

  it('takes 1 MiB in an append and no more', async () => {
    const name = stream()
    const mebibyte = await failure(append(name, [proposed({ text: 'x'.repeat(1024 * 1024) })], ANY))
    expect(mebibyte).toBeInstanceOf(MaxAppendSizeExceededError)
    expect(mebibyte).toMatchObject({ maxAppendSize: 1024 * 1024 })
    const large = [proposed({ text: 'x'.repeat(20 * 1024 * 1024) })]
    const many = await failure(
      client.appendToStream(name, large, { expectedRevision: ANY, deadline: 60_000 }),
    )
    expect(many).toBeInstanceOf(UnknownError)
    expect(many).toMatchObject({ code: 8 })
    expect(await failure(read(name))).toBeInstanceOf(StreamNotFoundError)
  })

  it('takes the largest append that the adapter sends', async () => {
    const codec = createCodec(compileDefinitions(testDefinitions), createMemoryVault())
    const ofLength = (length: number) =>
      codec.prepare(anAppend({ events: [counted(1, 'x'.repeat(length)), counted(2, 'å')] }))
    const largest = await ofLength(CODEC_MOST_BYTES - sizeOf(await ofLength(0)))
    expect(sizeOf(largest)).toBe(CODEC_MOST_BYTES)
    expect(
      await append(stream(), recordsOf(largest) as ReturnType<typeof several>, NO_STREAM),
    ).toMatchObject({ nextExpectedRevision: 1n })
  })

  it('answers an empty list of events as if it had been something', async () => {
    const name = stream()

    expect(await append(name, [], NO_STREAM)).toMatchObject({
      success: true,
      nextExpectedRevision: 0n,
    })

    expect(await failure(read(name))).toBeInstanceOf(StreamNotFoundError)
  })

  it('does not explain the refusal of an event without a type, or a stream without a name', async () => {
    const name = stream()
    const untyped = jsonEvent({ id: randomUUID(), type: '', data: {} }) as ReturnType<
      typeof proposed
    >

    for (const act of [
      () => append(name, [untyped], ANY),
      () => append('', several(1), ANY),
      () => read(''),
    ])
      expect(await failure(act())).toMatchObject({ type: 'unknown', code: 2 })

    expect(await failure(read(name))).toBeInstanceOf(StreamNotFoundError)
  })

  it('reports a deleted stream as missing, and continues its revisions', async () => {
    const name = stream()
    const first = several(2)
    await append(name, first, NO_STREAM)
    await client.deleteStream(name)
    expect(await failure(read(name))).toBeInstanceOf(StreamNotFoundError)

    // The server recognises a repetition even then, but returns no position.
    expect(await append(name, first, NO_STREAM)).toMatchObject({
      nextExpectedRevision: 1n,
      position: undefined,
    })

    expect(await failure(append(name, several(1), 0n))).toMatchObject({ actualVersion: 1n })
    expect(await append(name, several(1), NO_STREAM)).toMatchObject({ nextExpectedRevision: 2n })
    expect((await read(name)).map(({ revision }) => revision)).toEqual([2n])
  })

  it('never takes a stream again that was deleted for ever', async () => {
    const name = stream()
    await append(name, several(1), NO_STREAM)
    await client.tombstoneStream(name)

    for (const act of [
      () => read(name),
      () => append(name, several(1), ANY),
      () => append(name, several(1), NO_STREAM),
    ])
      expect(await failure(act())).toBeInstanceOf(StreamDeletedError)
  })

  it('pays no heed to a filter when it reads', async () => {
    const name = stream()
    await append(name, several(1), NO_STREAM)
    const found = []

    const filtered = {
      direction: BACKWARDS,
      fromPosition: END,
      maxCount: 50,
      filter: streamNameFilter({ prefixes: [stream()] }),
    } as const

    for await (const { event } of client.readAll(filtered)) found.push(event!.streamId)
    expect(found).toContain(name)
  })

  it('tells a wrong revision if the client must not throw', async () => {
    const name = stream()
    const address = `${server.address}${server.address.includes('?') ? '&' : '?'}throwOnAppendFailure=false`
    const lax = connect(address)
    await append(name, several(2), NO_STREAM)

    // The stream's own revision, not the next one. A caller would believe that outcome.
    expect(await lax.appendToStream(name, several(1), { expectedRevision: 7n })).toMatchObject({
      success: false,
      nextExpectedRevision: 1n,
    })

    await dispose(lax)
  })

  it('drops a subscriber that does not read', async () => {
    const name = stream()

    const subscription = client.subscribeToAll({
      fromPosition: END,
      filter: streamNameFilter({ prefixes: [name] }),
    })

    subscription.on('data', () => {})
    const left = new Promise<unknown>((resolve) => subscription.once('error', resolve))
    await new Promise<void>((resolve) => subscription.once('caughtUp', resolve))
    subscription.pause()
    const large = () => Array.from({ length: 10 }, () => proposed({ text: 'x'.repeat(5_000) }))
    for (let n = 0; n < 20; n++) await append(name, large(), ANY)
    subscription.resume()

    expect(await left).toMatchObject({
      type: 'timeout',
      message: expect.stringContaining('Client resubscription required'),
    })
  })

  it('reads $all in order with the records of others, including the one that it begins at, and backwards without it', async () => {
    const names = [stream(), stream()]
    for (const name of names) await append(name, several(3), NO_STREAM)
    const [first, second] = await Promise.all(names.map(read))
    const found = []

    for await (const { event } of client.readAll({ fromPosition: first![0]!.position as Position }))
      found.push(event!.id)

    const own = [...first!, ...second!].map(({ id }) => id)
    expect(found.filter((id) => own.includes(id))).toEqual(own)
    const before = []
    const fromPosition = second![0]!.position as Position

    for await (const { event } of client.readAll({
      direction: BACKWARDS,
      fromPosition,
      maxCount: 3,
    }))
      before.push(event!.id)

    expect(before).not.toContain(second![0]!.id)
    expect(before).toContain(first![2]!.id)

    for await (const { event } of client.readAll({
      direction: BACKWARDS,
      fromPosition: END,
      maxCount: 100,
    }))
      expect(event!.position.commit).toBeGreaterThan(0n)
  })

  it('answers a position at which no record begins with an error', async () => {
    const name = stream()
    const { position } = await append(name, several(1), NO_STREAM)
    const between = { commit: position!.commit - 1n, prepare: position!.prepare - 1n }

    const reading = async () => {
      for await (const _ of client.readAll({ fromPosition: between, maxCount: 1 }));
    }

    expect(await failure(reading())).toMatchObject({
      message: expect.stringContaining('Unexpected ReadAllResult'),
    })
  })

  it('filters a subscription, leaves out the event that it resumes at, and says when all was brought', async () => {
    const name = stream()
    await append(name, several(3), NO_STREAM)
    const [first] = await read(name)
    const filter = streamNameFilter({ prefixes: [name] })

    const subscription = client.subscribeToAll({
      fromPosition: first!.position as Position,
      filter,
    })

    const seen: bigint[] = []

    await new Promise<void>((resolve, reject) => {
      subscription.on('error', reject)

      subscription.on('caughtUp', () => {
        if (seen.length === 2) void append(name, several(1), 2n)
      })

      subscription.on('data', ({ event }) => {
        seen.push(event!.revision)
        if (seen.length === 3) resolve()
      })
    })

    expect(seen).toEqual([1n, 2n, 3n])
    await subscription.unsubscribe()
  })

  it('never ends a process with an answer that comes late: appends go as single calls', async () => {
    // A batch of the client would have been a "batchAppend" call, whose late answers throw without
    // a handler.
    const supports = client as unknown as { supports(): Promise<boolean> }
    expect(await supports.supports()).toBe(false)
    const plain = EventStoreDBClient.connectionString(server.address) as unknown as {
      supports: unknown
    }
    expect(plain.supports).not.toBe(supports.supports)
  })
})
