import type { AnchorStore, TakenAnchor } from './anchors'

/**
 * The name of a log in its anchors. A copy of a database is another installation with a common
 * beginning.
 */
export interface LogIdentity {
  readonly id: string
  /** Installations that this one was copied from, with the last position that they share. */
  readonly ancestors: readonly { readonly id: string; readonly until: string }[]
}

/**
 * Selects the anchors of one installation from a store that several may share, such as production
 * and a restore drill. Anchors of other installations are ignored. Anchors without a name count, as
 * in the versions that wrote them.
 */
export class OwnAnchors implements AnchorStore {
  private told = new Set<string>()

  constructor(
    private readonly place: AnchorStore,
    private readonly identity: LogIdentity,
    /** Called once for each other installation. */
    private readonly onForeign: (log: string) => void,
  ) {}

  async read(): Promise<readonly TakenAnchor[]> {
    const anchors = await this.place.read()
    const own = anchors.filter((anchor) => isOwn(anchor, this.identity))
    if (own.length < anchors.length) this.tell(anchors)

    return own
  }

  append(anchor: TakenAnchor, stamp?: Buffer): Promise<void> {
    return this.place.append(anchor, stamp)
  }

  async stampOf(position: string): Promise<Buffer | undefined> {
    return this.place.stampOf?.(position)
  }

  private tell(anchors: readonly TakenAnchor[]): void {
    const known = [this.identity.id, ...this.identity.ancestors.map(({ id }) => id)]

    for (const { log } of anchors) {
      if (log === undefined || known.includes(log) || this.told.has(log)) continue
      this.told.add(log)
      this.onForeign(log)
    }
  }
}

function isOwn({ log, position }: TakenAnchor, { id, ancestors }: LogIdentity): boolean {
  if (log === undefined || log === id) return true
  return ancestors.some((one) => one.id === log && BigInt(position) <= BigInt(one.until))
}
