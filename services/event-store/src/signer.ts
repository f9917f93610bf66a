import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { type AppendToSign, signBatch } from './signatures'
import {
  certify,
  type InstallationKeys,
  idOfKey,
  isSigningStream,
  type KeyCertificate,
  processKey,
  type SigningKey,
} from './signing-keys'

/** Signs the appends of a process. */
export interface Signer {
  /**
   * Returns a promise to await before the append, if any: the log must contain the process's key
   * before it signs.
   */
  ready(append: { readonly workspace: string; readonly stream: string }): Promise<void> | undefined
  /** Returns the bytes that are stored with the batch's first event. */
  sign(appends: readonly AppendToSign[]): Buffer
}

/** Thrown because a signature made now would belong to an expired key. */
export class ClocksApart extends Error {
  constructor(recorded: string) {
    super(
      `The clocks of this machine and of the event log differ by more than a day: the log recorded at ${recorded}. Set both right.`,
    )
    this.name = 'ClocksApart'
  }
}

interface SignerOptions {
  readonly keys: InstallationKeys
  /**
   * Writes a certificate to the log, after the installation's key if that is missing. Returns the
   * time at which the log recorded it.
   */
  publish(certificate: KeyCertificate): Promise<string>
  readonly now?: () => number
}

const DAY = 24 * HOUR_MS

/** A key signs for a day. Its certificate is valid longer, for batches under way and clock skew. */
const RENEWED_AFTER = DAY

const VALID_BEFORE = DAY
const VALID_FOR = 14 * DAY

/** After this time the process signs nothing until the log contains its next key. */
const LATEST = 6 * DAY

/** Most skew between the clock of this process and that of the log. */
const MOST_APART = DAY

const RETRY_AFTER = 60_000

interface OwnKey {
  readonly key: SigningKey
  readonly id: Buffer
  readonly since: number
}

/**
 * Signs with a key that it makes on first use, keeps in memory only, and replaces each day. The
 * installation's key certifies it.
 */
export class ProcessSigner implements Signer {
  private own: OwnKey | undefined
  private published = false
  private publishing: Promise<void> | undefined
  private retryAt = 0

  private readonly now: () => number

  constructor(private readonly options: SignerOptions) {
    // Read once, so that a test which moves the server's calendar does not age the key.
    this.now = options.now ?? Date.now
  }

  ready(append: {
    readonly workspace: string
    readonly stream: string
  }): Promise<void> | undefined {
    const now = this.now()
    const age = this.own ? Math.abs(now - this.own.since) : 0
    if (this.own && this.published && age < RENEWED_AFTER) return undefined
    // The certificate itself is appended while all other appends wait.
    if (isSigningStream(append)) return undefined
    if (!this.own || !this.published || age > LATEST) return this.begin()
    if (now >= this.retryAt) this.begin().catch(() => (this.retryAt = this.now() + RETRY_AFTER))

    return undefined
  }

  sign(appends: readonly AppendToSign[]): Buffer {
    this.own ??= this.made()
    const { key, id } = this.own
    return signBatch(appends, id, key.privateKey)
  }

  private begin(): Promise<void> {
    this.publishing ??= this.renew().finally(() => {
      this.publishing = undefined
    })
    return this.publishing
  }

  private async renew(): Promise<void> {
    // A failed attempt may have reached the log. A new key does no harm.
    const fresh = this.made()
    if (!this.published) this.own = fresh
    const { keys } = this.options
    const times = [new Date(fresh.since - VALID_BEFORE), new Date(fresh.since + VALID_FOR)] as const
    const recorded = await this.options.publish(
      certify(keys.current, keys.id, fresh.key.publicKey, times),
    )
    if (Math.abs(Date.parse(recorded) - fresh.since) > MOST_APART) throw new ClocksApart(recorded)
    this.own = fresh
    this.published = true
  }

  private made(): OwnKey {
    const key = processKey()
    return { key, id: idOfKey(key.publicKey), since: this.now() }
  }
}
