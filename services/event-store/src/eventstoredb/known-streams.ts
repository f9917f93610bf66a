import type { Stored } from '../codec'

export interface Outcome {
  readonly position: string
  readonly revision: number
}

/**
 * The commands of a stream's events from revision `from` up to `last`, as known to this process.
 */
export interface KnownStream {
  readonly from: number
  last: number
  readonly commands: Map<string, Outcome>
}

/** The ids of one append differ in the last two bytes only. */
const commandIn = (eventId: string) => eventId.slice(0, -4)

/** Commands of the most recently used streams. Logs never delete, so entries stay true. */
export class KnownStreams {
  private readonly streams = new Map<string, KnownStream>()
  private commands = 0

  constructor(private readonly mostCommands = 200_000) {}

  get(workspace: string, stream: string): KnownStream | undefined {
    return this.streams.get(streamKey(workspace, stream))
  }

  /** Begins to note events from revision `from` on. Earlier commands are found elsewhere. */
  begin(workspace: string, stream: string, from: number): KnownStream {
    const known = { from, last: from - 1, commands: new Map<string, Outcome>() }
    this.forget(workspace, stream)
    this.streams.set(streamKey(workspace, stream), known)

    return known
  }

  /** Takes in events that follow the known ones without a gap; ignores others. */
  note(
    workspace: string,
    stream: string,
    events: readonly Pick<Stored, 'id' | 'position' | 'revision'>[],
  ): void {
    const known =
      this.get(workspace, stream) ??
      (events[0]?.revision === 0 ? this.begin(workspace, stream, 0) : undefined)
    if (!known) return
    const before = known.commands.size

    for (const { id, position, revision } of events) {
      if (revision !== known.last + 1) continue
      known.commands.set(commandIn(id), { position, revision })
      known.last = revision
    }

    this.commands += known.commands.size - before
    this.streams.delete(streamKey(workspace, stream))
    this.streams.set(streamKey(workspace, stream), known)
    this.shrink()
  }

  outcomeIn(known: KnownStream, firstId: string): Outcome | undefined {
    return known.commands.get(commandIn(firstId))
  }

  forget(workspace: string, stream: string): void {
    const name = streamKey(workspace, stream)
    this.commands -= this.streams.get(name)?.commands.size ?? 0
    this.streams.delete(name)
  }

  private shrink(): void {
    for (const [name, { commands }] of this.streams) {
      if (this.commands <= this.mostCommands) return
      this.commands -= commands.size
      this.streams.delete(name)
    }
  }
}

const streamKey = (workspace: string, stream: string) => `${workspace}/${stream}`
