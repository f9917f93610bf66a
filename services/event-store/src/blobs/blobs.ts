/** A store of bytes by name, such as `pending/0a1b…`: a folder, or a bucket of S3. */
export interface Blobs {
  /** Stores bytes durably before it resolves. Replaces one of the same name. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Returns undefined for a missing name. `length`: at most so many bytes from the beginning. */
  get(name: string, length?: number): Promise<Buffer | undefined>
  /** Fails if `from` is missing. */
  move(from: string, to: string): Promise<void>
  /** Accepts a missing name. */
  remove(name: string): Promise<void>
  /**
   * Lists every name with the prefix in no order, with the time of its last write in milliseconds.
   */
  list(prefix?: string): AsyncIterable<{ readonly name: string; readonly at: number }>
}

/** Longer than the clear-text line at the beginning of a stored upload. */
const HEAD = 1024

export interface BlobHead {
  readonly workspace: string
  readonly person: string
  /** The stream whose event names the upload. */
  readonly stream: string
}

/** Prefix of uploads whose event is not known yet. */
export const PENDING_UPLOADS = 'pending/'

export const pendingUpload = (key: string) => `${PENDING_UPLOADS}${key}`

export const settledUpload = (key: string) => `${key.slice(0, 2)}/${key}`

/**
 * Returns the owner of an upload from its clear-text first line; undefined if the upload is missing
 * or half written.
 */
export async function headOf<H = BlobHead>(blobs: Blobs, name: string): Promise<H | undefined> {
  const start = await blobs.get(name, HEAD)
  const end = start?.indexOf('\n') ?? -1

  try {
    return end > 0 ? JSON.parse(start!.subarray(0, end).toString()) : undefined
  } catch {
    return undefined
  }
}
