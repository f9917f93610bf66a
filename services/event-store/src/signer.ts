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

/** Signs what a process writes. */
export interface Signer {
  /**
   * To be awaited before an append when it answers something: the key of this process must stand in
   * the log before it signs.
   */
  ready(append: { readonly workspace: string; readonly stream: string }): Promise<void> | undefined
  /** Answers what stands beside the batch's first event. */
  sign(appends: readonly AppendToSign[]): Buffer
}

/** What is signed now would count as signed with a key that has ended. */
export class ClocksApart extends Error {
  constructor(recorded: string) {
    super(
      `The clocks of this machine and of the event log differ by more than a day: the log recorded at ${recorded}. Set both right.`,
    )
    this.name = 'ClocksApart'
  }
}

interface Options {
  readonly keys: InstallationKeys
  /**
   * Writes a certificate into the log, and the installation's key before it where that is not there
   * yet; answers when the log recorded it.
   */
  publish(certificate: KeyCertificate): Promise<string>
  readonly now?: () => number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * A key signs for a day; its certificate holds for longer, for batches that are on their way and
 * clocks that differ.
 */
const RENEWED_AFTER = DAY

const VALID_BEFORE = DAY
const VALID_FOR = 14 * DAY

/** Later than this nothing is signed before the next key stands in the log. */
const LATEST = 6 * DAY

/** Between the clock of this process and the one by which the log records. */
const MOST_APART = DAY

const RETRY_AFTER = 60_000

interface OwnKey {
  readonly key: SigningKey
  readonly id: Buffer
  readonly since: number
}

/**
 * Signs with a key that is made when it is first needed, lives in memory alone, and is certified by
 * the installation's. Each day another one takes its place.
 */
export class ProcessSigner implements Signer {
  private own: OwnKey | undefined
  private published = false
  private publishing: Promise<void> | undefined
  private retryAt = 0

  private readonly now: () => number

  constructor(private readonly options: Options) {
    // Taken once: a test that moves the calendar of the server leaves the age of its key alone.
    this.now = options.now ?? Date.now
  }

  ready(append: {
    readonly workspace: string
    readonly stream: string
  }): Promise<void> | undefined {
    const now = this.now()
    const age = this.own ? Math.abs(now - this.own.since) : 0
    if (this.own && this.published && age < RENEWED_AFTER) return undefined
    // The certificate itself is appended while everybody else waits for it.
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
    // Of an attempt that failed nobody knows whether it reached the log; another key does no harm.
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
