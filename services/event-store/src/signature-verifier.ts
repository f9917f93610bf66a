import type { FindingKind } from '@workledger/contracts/kernel/log-findings'
import { type KeyRing, NOBODY } from './key-ring'
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

/** A signature that is still to be checked, and the event that it stands beside. */
export interface OpenCheck extends SignatureCheck {
  readonly position: string
  readonly workspace: string
}

/** Tells of an event whose signature says something else than the event, or that has none. */
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
  /** Its first event is there. */
  readonly whole: boolean
  /** All of it follows in the chain, as far as it was read. */
  sound: boolean
}

interface OpenBatch {
  readonly position: string
  readonly workspace: string
  readonly recordedAt: string
  /** Undefined where the bytes are no signature. */
  readonly signature: BatchSignature | undefined
  /** Its first event follows in the chain. */
  readonly sound: boolean
  /** Appends of the batch that were passed. */
  next: number
  /** Of a batch of one append: its hash. */
  only: Buffer | undefined
}

const HASH_BYTES = 32
const UNSIGNED = 'no signature covers it'
const NO_SIGNATURE = 'what stands beside it is no signature'
const ELSE = 'the signature beside it is of something else'

/** In place of a digest that cannot be computed. */
const UNKNOWN = Buffer.alloc(HASH_BYTES)

const NOTHING = { appends: Buffer.alloc(0) }

/**
 * Puts the appends of a log together again, row by row, and finds what each batch's signature says
 * of them. An event that the chain itself contradicts is told by the chain alone. Signatures
 * themselves are checked by whoever takes `checks`, in threads.
 */
export class SignatureVerifier {
  private append: OpenAppend | undefined
  private batch: OpenBatch | undefined
  /**
   * Since the chain was broken nobody can say to which batch an event belongs, until the next one
   * begins.
   */
  private doubtful = false
  /** The chain was broken somewhere: the event that tells of a key may be what is lost. */
  private broken = false

  /**
   * Then of each key that is not known the first event that it signed: were all told, nobody could
   * take such a log as it is.
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

  /** Events before the first key, and events that a signature covers. */
  get counts(): { readonly unsigned: number; readonly signed: number } {
    return { unsigned: this.unsigned, signed: this.signed }
  }

  /** Signatures that are still to be checked; they are answered once. */
  checks(): OpenCheck[] {
    const { open } = this
    this.open = []
    return open
  }

  /** A signature that does not hold. */
  failed({ position, workspace }: OpenCheck): void {
    this.tell('forged', position, ELSE, workspace)
  }

  /** `digest` and `sound`: of the content, and whether its link follows in the chain. */
  take(row: StoredRow, digest: Buffer | undefined, sound: boolean): void {
    const begins = row.signature !== null && row.signature !== undefined

    if (begins || !this.continues(row)) {
      // Of an append that is followed by something else than the log had there, the end may be
      // missing.
      if (this.append && !sound) this.append.sound = false
      this.closeAppend()
    }

    if (begins) this.begin(row, sound)

    if (!sound) {
      this.doubtful = true
      this.broken = true
    }

    // Its own signature says whether it is the installation's, wherever it stands.
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

  /** The log's end was read: what is there of a batch is all of it. */
  end(): void {
    this.closeAppend()
    this.closeBatch()

    for (const [id, { position, workspace }] of this.unknown)
      if (!this.keys.knows(Buffer.from(id, 'hex'))) this.tell('forged', position, NOBODY, workspace)

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

  /** Whether it is one of those that the batch's signature is of, behind those before it. */
  private covers(batch: OpenBatch, { revision, digests, whole, sound }: OpenAppend): boolean {
    const { appends } = batch.signature ?? NOTHING

    // Of a batch of one the first append is the one that is meant, whatever it says; of bytes that
    // are no signature the batch's first event tells.
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
    // The chain tells of its event already.
    if (!hashes) return
    const message = batchMessage(signature.key, hashes.length / HASH_BYTES, merkleRoot(hashes))
    this.open.push({ position, workspace, message, signature: signature.signature, publicKey: key })
  }
}
