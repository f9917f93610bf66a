import { randomBytes } from 'node:crypto'
import type { EventStore } from '../port'
import { createPostgresEventStore } from '../postgres/postgres-event-store'
import { createPostgresVault } from '../postgres/postgres-vault'
import { signing, testInstallation } from '../testing/test-signer'
import { append, definitions, loop, median, personalEvent, round } from './append.bench'

interface Log {
  /** Connects as wl_log. */
  readonly logUrl: string
  /** Connects as wl_vault. */
  readonly vaultUrl: string
}

export interface SignatureFigures {
  readonly callers: number
  /** Appends/s, medians of the turns. */
  readonly signed: number
  readonly unsigned: number
  /** Median of the ratios of two neighbouring turns. */
  readonly ratio: number
}

const PAIRS = 41
const SECONDS_EACH = 0.5

/**
 * Measures appends with and without a signature, in two logs of the same size. They change places
 * after each pair: the first one waits for what the turn before left to the disk.
 */
export async function benchSignatures(
  logs: { readonly signed: Log; readonly unsigned: Log },
  allCallers: readonly number[],
): Promise<SignatureFigures[]> {
  const signed = opened(logs.signed, true)
  const unsigned = opened(logs.unsigned, false)
  const figures: SignatureFigures[] = []

  try {
    for (const callers of allCallers) {
      const rates = new Map<EventStore, number[]>([
        [signed.store, []],
        [unsigned.store, []],
      ])

      // The first pair warms up.
      for (let pair = 0; pair <= PAIRS; pair++)
        for (const store of pair % 2 === 0 ? rates.keys() : [...rates.keys()].reverse()) {
          const { rate } = await loop(callers, SECONDS_EACH, append(store, personalEvent))
          if (pair > 0) rates.get(store)!.push(rate)
        }

      const [each, other] = [rates.get(signed.store)!, rates.get(unsigned.store)!]

      figures.push({
        callers,
        signed: Math.round(median(each)),
        unsigned: Math.round(median(other)),
        ratio: round(median(each.map((rate, pair) => rate / other[pair]!))),
      })
    }

    return figures
  } finally {
    await signed.close()
    await unsigned.close()
  }
}

function opened({ logUrl, vaultUrl }: Log, sign: boolean) {
  const vault = createPostgresVault({ connectionString: vaultUrl, masterKey: randomBytes(32) })
  const options = { connectionString: logUrl, vault, definitions }

  const store: EventStore = sign
    ? signing(testInstallation(), (signer) => createPostgresEventStore({ ...options, signer }))
    : createPostgresEventStore(options)

  return {
    store,
    async close() {
      await store.close()
      await vault.close()
    },
  }
}
