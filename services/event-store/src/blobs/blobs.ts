/** A place that keeps bytes by name, such as `pending/0a1b…`: a folder, or a bucket of S3. */
export interface Blobs {
  /** Kept for good when it resolves; one of the same name is replaced. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined where there is none. `length`: no more than that from its beginning. */
  get(name: string, length?: number): Promise<Buffer | undefined>
  /** Fails where there is no `from`. */
  move(from: string, to: string): Promise<void>
  /** One that is gone already is no failure. */
  remove(name: string): Promise<void>
  /**
   * Every name that begins with the prefix, with the time of its last write in milliseconds; in no
   * order.
   */
  list(prefix?: string): AsyncIterable<{ readonly name: string; readonly at: number }>
}

/** Longer than the line in clear at a stored upload's beginning. */
const HEAD = 1024

export interface BlobHead {
  readonly workspace: string
  readonly person: string
}

/**
 * Whose an upload is, by the line in clear at its beginning; undefined where it is gone, or half
 * written.
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
