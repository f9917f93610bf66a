import { microseconds } from './chain'
import {
  certificateHolds,
  handedOver,
  type InstallationKeys,
  idOfKey,
  introductionHolds,
  isSigningStream,
  type KeyCertificate,
  type KeyIntroduction,
} from './signing-keys'
import type { StoredRow } from './stored-row'

export const NOBODY = 'its signature is by a key that nobody certified'

/** What whoever verifies knows from outside of the database; keys as 32 bytes in base64. */
export interface Trust {
  readonly installation: string
  /** Oldest first; the last one holds now. */
  readonly keys: readonly string[]
}

export const trustOf = ({ id, current, successions }: InstallationKeys): Trust => ({
  installation: id,
  keys: [...successions.map(({ previous_key }) => previous_key!), current.publicKey],
})

interface Certified {
  readonly publicKey: Buffer
  readonly issuer: string
  readonly until: bigint
  readonly untilText: string
}

/** The event of a stream of signing keys. */
export type KeyRow = Pick<StoredRow, 'position' | 'workspace' | 'stream' | 'type' | 'data'>

/**
 * The keys that a log has told of up to some event. Without `trust` it follows the log's own word,
 * from its first key on; with it, keys must be those of the installation.
 */
export class KeyRing {
  private current: string | undefined
  private installation: string | undefined
  private readonly certified = new Map<string, Certified>()
  private since: string | undefined

  constructor(private readonly trust?: Trust) {
    this.installation = trust?.installation
  }

  /** Position of the first event with a key; from there on every event is signed. */
  get signedFrom(): string | undefined {
    return this.since
  }

  /** Takes in an event with a key; answers what is wrong with it. */
  learn(row: KeyRow): string | undefined {
    if (!isSigningStream(row)) return undefined
    this.since ??= row.position

    try {
      if (row.type === 'SigningKeyIntroduced') return this.introduced(row.data as KeyIntroduction)
      if (row.type === 'ProcessKeyCertified') return this.certifies(row.data as KeyCertificate)
    } catch {}

    return 'it is no event that tells of a key'
  }

  knows(id: Buffer): boolean {
    return this.certified.has(id.toString('hex'))
  }

  /** The public key of this name, or why it must not sign what was recorded at a time. */
  keyAt(id: Buffer, recordedAt: string): Buffer | string {
    const found = this.certified.get(id.toString('hex'))
    if (!found) return NOBODY

    if (found.issuer !== this.current)
      return 'its signature is by a key whose certificate ended when the signing key was replaced'

    // It cannot sign before it stands in the log, so there is nothing else to hold against its
    // beginning.
    if (microseconds(recordedAt) > found.until)
      return `its signature is by a key that was valid until ${found.untilText}`

    return found.publicKey
  }

  private introduced(data: KeyIntroduction): string | undefined {
    const { log_id, public_key, previous_key } = data
    this.installation ??= log_id
    if (log_id !== this.installation) return 'it introduces the signing key of another installation'
    if (!introductionHolds(data)) return 'it introduces a signing key that does not sign for itself'
    const follows = previous_key === this.current && handedOver(data)
    const first = this.current === undefined
    // Whoever holds MASTER_KEY now may begin anew, without the key before; an earlier key may not
    // come back.
    const begins = this.trust !== undefined && public_key === this.trust.keys.at(-1)
    const known = this.trust === undefined || this.trust.keys.includes(public_key)

    if (!first && !follows && !begins)
      return 'it introduces a signing key that the one before did not hand over to'

    if (known || first) this.current = public_key

    return known ? undefined : 'it introduces a signing key that does not come from this MASTER_KEY'
  }

  private certifies(data: KeyCertificate): string | undefined {
    const { log_id, public_key, issuer_key, valid_until } = data
    if (log_id !== this.installation) return 'it certifies a key of another installation'

    if (issuer_key !== this.current || !certificateHolds(data))
      return 'it certifies a key without the word of the signing key'

    this.certified.set(idOfKey(public_key).toString('hex'), {
      publicKey: Buffer.from(public_key, 'base64'),
      issuer: issuer_key,
      until: microseconds(valid_until),
      untilText: valid_until,
    })

    return undefined
  }
}
