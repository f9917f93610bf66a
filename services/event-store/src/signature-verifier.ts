import type { FindingKind } from '@workledger/contracts/kernel/log-findings'
import { type KeyRing, UNCERTIFIED } from './key-ring'
import { merkleRoot } from './merkle'
import {
  appendHash,
  type BatchSignature,
  batchMessage,
  decodeSignature,
  type SignatureCheck,
} from './signatures'
import { indexOf, prefixOf } from './signed-appends'
import type { StoredRow } from './stored-row'

/** A pending check of a signature, with the event that carries it. */
export interface OpenCheck extends SignatureCheck {
  readonly position: string
  readonly workspace: string
}

/** Reports an event without a signature, or with one that contradicts it. */
export type Tell = (
  kind: FindingKind,
  position: string,
  explanation: string,
  workspace: string,
) => void

interface OpenAppend {
  readonly position: string
  readonly workspace: string
  readonly stream: string
  readonly prefix: string
  readonly revision: number
  readonly digests: Buffer[]
  /** The first event is present. */
  readonly whole: boolean
  /** All events read so far follow in the chain. */
  sound: boolean
}

interface OpenBatch {
  readonly position: string
  readonly workspace: string
  readonly recordedAt: string
  /** Undefined if the bytes are no signature. */
  readonly signature: BatchSignature | undefined
  /** The first event follows in the chain. */
  readonly sound: boolean
  /** Number of the batch's appends passed so far. */
  next: number
  /** Hash of the append, in a batch of one. */
  only: Buffer | undefined
}

const HASH_BYTES = 32
const UNSIGNED = 'no signature covers it'
const NO_SIGNATURE = 'its signature is malformed'
const ELSE = 'its signature is of something else'

/** Replaces a digest that cannot be computed. */
const UNKNOWN = Buffer.alloc(HASH_BYTES)

const NOTHING = { appends: Buffer.alloc(0) }

/**
 * Rebuilds the appends of a log row by row and compares them with each batch's signature. The chain
 * alone reports an event that it contradicts. Callers take the signatures from `checks` and check
 * them in threads.
 */
export class SignatureVerifier {
  private append: OpenAppend | undefined
  private batch: OpenBatch | undefined
  /** After a break in the chain the batch of an event is unknown until the next batch begins. */
  private doubtful = false
  /** The chain is broken somewhere, so the event that introduces a key may be lost. */
  private broken = false

  /**
   * First event signed by each unknown key, once the chain is broken. Reporting every event would
   * make the log impossible to accept.
   */
  private readonly unknown = new Map<
    string,
    { readonly position: string; readonly workspace: string }
  >()

  private readonly told = new Set<string>()
  private open: OpenCheck[] = []
  private unsigned = 0
  private signed = 0

  constructor(
    private readonly tell: Tell,
    readonly keys: KeyRing,
  ) {}

  /** Number of events before the first key, and of events that a signature covers. */
  get counts(): { readonly unsigned: number; readonly signed: number } {
    return { unsigned: this.unsigned, signed: this.signed }
  }

  /** Returns the pending checks, each once. */
  checks(): OpenCheck[] {
    const { open } = this
    this.open = []
    return open
  }

  /** Records a signature that is not valid. */
  failed({ position, workspace }: OpenCheck): void {
    this.tell('forged', position, ELSE, workspace)
  }

  /**
   * Takes in a row. `digest` is that of the content; `sound` says whether its link follows in the
   * chain.
   */
  take(row: StoredRow, digest: Buffer | undefined, sound: boolean): void {
    const begins = row.signature !== null && row.signature !== undefined

    if (begins || !this.continues(row)) {
      // The log has another event after this append than before, so the end of the append may be
      // missing.
      if (this.append && !sound) this.append.sound = false
      this.closeAppend()
    }

    if (begins) this.begin(row, sound)

    if (!sound) {
      this.doubtful = true
      this.broken = true
    }

    // The introduction's own signature proves that it is the installation's, at any position.
    const wrong = this.keys.learn(row)
    if (wrong && sound) this.tell('forged', row.position, wrong, row.workspace)
    const { position, workspace, stream, id, revision } = row

    this.append ??= {
      position,
      workspace,
      stream,
      revision,
      prefix: prefixOf(id),
      digests: [],
      whole: indexOf(id) === 0,
      sound: true,
    }

    this.append.sound &&= sound
    this.append.digests.push(digest ?? UNKNOWN)
  }

  /** Ends the log: the current batch is complete. */
  end(): void {
    this.closeAppend()
    this.closeBatch()

    for (const [id, { position, workspace }] of this.unknown)
      if (!this.keys.knows(Buffer.from(id, 'hex')))
        this.tell('forged', position, UNCERTIFIED, workspace)

    this.unknown.clear()
  }

  private begin(
    { position, workspace, signature, recorded_at: recordedAt }: StoredRow,
    sound: boolean,
  ): void {
    this.closeBatch()

    this.batch = {
      position,
      workspace,
      recordedAt,
      signature: decodeSignature(signature!),
      sound,
      next: 0,
      only: undefined,
    }

    this.doubtful = false
  }

  private continues({ workspace, stream, id, revision, signature }: StoredRow): boolean {
    const { append } = this
    return (
      append !== undefined &&
      !signature &&
      append.workspace === workspace &&
      append.stream === stream &&
      append.prefix === prefixOf(id) &&
      append.digests.length === indexOf(id) &&
      append.revision + append.digests.length === revision
    )
  }

  private closeAppend(): void {
    const { append, batch } = this
    this.append = undefined
    if (!append) return
    const events = append.digests.length

    if (!batch && this.keys.signedFrom === undefined) this.unsigned += events
    else if (batch && this.covers(batch, append)) this.signed += events
    else if (append.sound && !this.doubtful)
      this.tell('unsigned', append.position, UNSIGNED, append.workspace)
  }

  /** Returns whether the batch's signature covers the append at its place. */
  private covers(batch: OpenBatch, { revision, digests, whole, sound }: OpenAppend): boolean {
    const { appends } = batch.signature ?? NOTHING

    // In a batch of one the signature means the first append, whatever it contains. For bytes that
    // are no signature, the batch's first event reports it.
    if (appends.length === 0) {
      if (batch.next++ > 0 || !whole) return false
      if (sound) batch.only = appendHash({ revision, digests: Buffer.concat(digests) })
      return true
    }

    const hash = appendHash({ revision, digests: Buffer.concat(digests) })

    for (let at = batch.next * HASH_BYTES; whole && at < appends.length; at += HASH_BYTES) {
      if (!appends.subarray(at, at + HASH_BYTES).equals(hash)) continue
      batch.next = at / HASH_BYTES + 1
      return true
    }

    return false
  }

  private closeBatch(): void {
    const { batch } = this
    this.batch = undefined
    if (!batch?.sound) return
    const { position, workspace, signature, recordedAt, only } = batch
    const id = signature?.key.toString('hex') ?? ''

    if (signature && this.broken && !this.keys.knows(signature.key)) {
      if (!this.told.has(id)) this.unknown.set(id, { position, workspace })
      this.told.add(id)
      return
    }

    const key = signature ? this.keys.keyAt(signature.key, recordedAt) : NO_SIGNATURE
    if (typeof key === 'string') this.tell('forged', position, key, workspace)
    if (!signature || typeof key === 'string') return
    const hashes = signature.appends.length > 0 ? signature.appends : only
    // The chain reports this event already.
    if (!hashes) return
    const message = batchMessage(signature.key, hashes.length / HASH_BYTES, merkleRoot(hashes))
    this.open.push({ position, workspace, message, signature: signature.signature, publicKey: key })
  }
}
