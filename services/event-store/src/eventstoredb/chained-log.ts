import { setTimeout as pause } from 'node:timers/promises'
import { contentDigest } from '../chain'
import type { Codec, Stored } from '../codec'
import type { EvidenceSource, LinkedEvent, SignedAppend } from '../evidence'
import type { KeyRow } from '../key-ring'
import type { ChainSource } from '../pages-ahead'
import { indexOf, prefixOf, signedAppend } from '../signed-appends'
import type { StoredRow } from '../verify'
import type { ChainRow, ChainTable } from './chain-table'
import { noSuchPosition } from './errors'
import type { LogReader } from './log-reader'

interface ChainedLogOptions {
  readonly chain: ChainTable
  readonly reader: LogReader
  readonly codec: Codec
  /** Returns the position of the log's newest event. */
  head(): Promise<string | null>
}

const CHAINED_LOG_PAGE = 1_000

/**
 * The chain follows the log by some milliseconds. After this time the reader returns the links made
 * so far.
 */
const CHAINED_WITHIN_MS = 2_000

const NOT_CHAINED = Buffer.alloc(32)

/**
 * The log with its chain: events from EventStoreDB, numbers and hashes from PostgreSQL. Positions
 * are those of the chain.
 */
export class ChainedLog implements ChainSource, EvidenceSource {
  constructor(private readonly options: ChainedLogOptions) {}

  /** Returns the end of the chain after it has taken in the log's current events. */
  async end() {
    const head = await this.options.head()
    const until = performance.now() + CHAINED_WITHIN_MS

    while (head !== null && performance.now() < until) {
      const { position } = await this.options.chain.beginning()
      if (position !== null && BigInt(position) >= BigInt(head)) break
      await pause(5)
    }

    return this.options.chain.end()
  }

  /**
   * Returns events with their place in the chain and its hash. An event outside the chain gets the
   * number of the one before.
   */
  async stored(after: string, limit: number): Promise<StoredRow[]> {
    const links = await this.options.chain.after(after, limit)
    if (links.length === 0) return []
    const events = await this.between(links)
    const byPlace = new Map(links.map((link) => [link.at, link]))
    const byId = new Map(links.map((link) => [streamKey(link), link]))
    let last = after

    return events.map((event) => {
      const link = byPlace.get(event.position)
      last = link?.position ?? last

      // An event in another's place keeps its own hash, which tells moved from altered events.
      return {
        ...event,
        position: last,
        hash: (byId.get(streamKey(event)) ?? link)?.hash ?? NOT_CHAINED,
      }
    })
  }

  async *rows(): AsyncGenerator<StoredRow> {
    const { position: end } = await this.end()

    for (let after = '0'; BigInt(after) < BigInt(end); ) {
      const page = await this.stored(after, CHAINED_LOG_PAGE)
      yield* page
      after = String(BigInt(after) + BigInt(CHAINED_LOG_PAGE))
    }
  }

  async positionsOf(...asked: Parameters<EvidenceSource['positionsOf']>): Promise<string[]> {
    await this.end()
    return this.options.chain.positionsOf(...asked)
  }

  async linked(workspace: string, positions: readonly string[]): Promise<LinkedEvent[]> {
    const links = await this.options.chain.at(workspace, positions)
    const found = await Promise.all(runs(links).map((run) => this.run(run)))
    const rows = found.flat()
    // Digests of the stored form, because opening changes the data.
    const digests = rows.map(({ event }) => digestOf(event))
    const seals = await this.options.codec.unseal(rows.map(({ event }) => event))

    return rows.map(({ event, link }, index) => ({
      ...event,
      position: link.position,
      hash: link.hash,
      previous: link.previous ?? undefined,
      seals: seals[index]!,
      digest: digests[index],
    }))
  }

  async signed(workspace: string, positions: readonly string[]): Promise<SignedAppend[]> {
    const appends: { positions: string[]; prefix: string; link: ChainRow }[] = []

    for (const link of await this.options.chain.at(workspace, positions)) {
      const last = appends.at(-1)

      if (last?.prefix === prefixOf(link.id) && last.link.stream === link.stream)
        last.positions.push(link.position)
      else appends.push({ positions: [link.position], prefix: prefixOf(link.id), link })
    }

    const found: SignedAppend[] = []

    for (const { positions: own, prefix, link } of appends) {
      const { stream, revision, id } = link
      const first = revision - indexOf(id)

      const events = await this.options.reader.stream(
        workspace,
        stream,
        first,
        first + (await this.options.chain.sizeOf(workspace, prefix)) - 1,
      )

      const rows = events.map((event) => ({ ...event, hash: NOT_CHAINED })) as StoredRow[]
      // Each append is a batch of its own in EventStoreDB.
      const signature = rows[0]?.signature
      const one = signature && signedAppend({ positions: own, rows, signature })
      if (one) found.push(one)
    }

    return found
  }

  async keys(): Promise<KeyRow[]> {
    const links = await this.options.chain.signingKeys()
    const rows = (await Promise.all(runs(links).map((run) => this.run(run)))).flat()
    return rows.map(({ event, link }) => ({ ...event, position: link.position }))
  }

  placeOf(position: string): Promise<string> {
    return this.options.chain.placeOf(position)
  }

  private async between(links: readonly ChainRow[]): Promise<Stored[]> {
    try {
      return await this.options.reader.between(links[0]!.at, links.at(-1)!.at)
    } catch (error) {
      if (!noSuchPosition(error)) throw error
      // The log is not the one that the chain covers. Its remaining events are found by stream.
      return (await Promise.all(runs(links).map((run) => this.run(run))))
        .flat()
        .map(({ event }) => event)
    }
  }

  /** Returns the events of one stream with consecutive revisions; leaves out missing ones. */
  private async run(links: readonly ChainRow[]): Promise<{ event: Stored; link: ChainRow }[]> {
    const [first, last] = [links[0]!, links.at(-1)!]

    const events = await this.options.reader.stream(
      first.workspace,
      first.stream,
      first.revision,
      last.revision,
    )

    return events.map((event) => ({ event, link: links[event.revision - first.revision]! }))
  }
}

/** One command may append to streams of the same name in several workspaces; then ids are equal. */
const streamKey = ({ workspace, id }: { workspace: string; id: string }) => `${workspace} ${id}`

/** Groups links into runs of one stream with consecutive revisions. */
function runs(links: readonly ChainRow[]): ChainRow[][] {
  const all: ChainRow[][] = []

  for (const link of links) {
    const last = all.at(-1)?.at(-1)

    if (
      last &&
      last.workspace === link.workspace &&
      last.stream === link.stream &&
      last.revision + 1 === link.revision
    )
      all.at(-1)!.push(link)
    else all.push([link])
  }

  return all
}

function digestOf(event: Stored): Buffer | undefined {
  try {
    return contentDigest(event)
  } catch {
    return undefined
  }
}
