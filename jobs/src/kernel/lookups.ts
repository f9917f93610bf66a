import { groupBy } from '@workledger/domain/kernel/group-by'
import { Gathered } from '@workledger/event-store/gathered'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'

/** Reads what belongs to keys of one workspace, with one statement for all of them. */
export type Lookup<K, V> = (
  db: Reads,
  workspace: string,
  keys: readonly K[],
) => Promise<ReadonlyMap<K, V>>

interface Place<K> {
  readonly workspace: string
  readonly key: K
}

/**
 * Reads facts from the read tables. Mails of one job, and reactions to a batch of events, ask for
 * the same facts in the same turn of the event loop, and share the statement.
 */
export class Lookups {
  // biome-ignore lint/suspicious/noExplicitAny: each lookup has its own keys and values
  private readonly known = new Map<Lookup<any, any>, Gathered<Place<any>, any>>()

  constructor(private readonly reads: Pick<TenantReads, 'of'>) {}

  find<K, V>(lookup: Lookup<K, V>, workspace: string, key: K): Promise<V | undefined> {
    const known = this.known.get(lookup) ?? new Gathered((places) => this.read(lookup, places))
    this.known.set(lookup, known)

    return known.ask({ workspace, key })
  }

  private async read<K, V>(
    lookup: Lookup<K, V>,
    places: readonly Place<K>[],
  ): Promise<(V | undefined)[]> {
    const found = new Map<string, ReadonlyMap<K, V>>()

    await Promise.all(
      [...groupBy(places, ({ workspace }) => workspace)].map(async ([workspace, own]) => {
        const keys = [...new Set(own.map(({ key }) => key))]
        found.set(workspace, await lookup(this.reads.of([workspace]), workspace, keys))
      }),
    )

    return places.map(({ workspace, key }) => found.get(workspace)?.get(key))
  }
}
