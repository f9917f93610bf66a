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

export const UNCERTIFIED = 'its signature is by a key without a certificate'

/** What a verifier knows from outside the database. Keys are 32 bytes in base64. */
export interface Trust {
  readonly installation: string
  /** Oldest first; the last one is the current key. */
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

/** An event of a stream of signing keys. */
export type KeyRow = Pick<StoredRow, 'position' | 'workspace' | 'stream' | 'type' | 'data'>

/**
 * The signing keys that a log names up to some event. Without `trust` it trusts the log from its
 * first key on. With `trust`, keys must be those of the installation.
 */
export class KeyRing {
  private current: string | undefined
  private installation: string | undefined
  private readonly certified = new Map<string, Certified>()
  private since: string | undefined

  constructor(private readonly trust?: Trust) {
    this.installation = trust?.installation
  }

  /** Position of the first event with a key. Every event from there on is signed. */
  get signedFrom(): string | undefined {
    return this.since
  }

  /** Takes in an event with a key. Returns a sentence if the key is not valid. */
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

  /**
   * Returns the public key with this id, or the reason why it must not sign an event of this time.
   */
  keyAt(id: Buffer, recordedAt: string): Buffer | string {
    const found = this.certified.get(id.toString('hex'))
    if (!found) return UNCERTIFIED

    if (found.issuer !== this.current)
      return 'its signature is by a key whose certificate ended when the signing key was replaced'

    // The log contains a key before the key signs, so its start needs no other check.
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
    // The holder of MASTER_KEY may start without the previous key. An earlier key may not return.
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
