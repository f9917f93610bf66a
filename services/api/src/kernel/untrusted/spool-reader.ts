import { createDecipheriv } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** Where the bytes of a large upload are; see `Spool`. */
export interface SpoolPlace {
  readonly path: string
  readonly key: Uint8Array
  readonly size: number
}

const BLOCK = 16

/** Reads any part of a large upload, in a thread. */
export class SpoolReader {
  private readonly file: number

  constructor(private readonly place: SpoolPlace) {
    this.file = openSync(place.path, 'r')
  }

  /** Returns bytes from a position; fewer at the end. */
  read(position: number, length: number): Buffer {
    const start = position - (position % BLOCK)
    const sealed = Buffer.allocUnsafe(
      Math.max(0, Math.min(this.place.size, position + length) - start),
    )
    let got = 0

    while (got < sealed.length) {
      const some = readSync(this.file, sealed, got, sealed.length - got, start + got)
      if (some === 0) break
      got += some
    }

    const counter = Buffer.alloc(BLOCK)
    counter.writeBigUInt64BE(BigInt(start / BLOCK), BLOCK - 8)
    const decipher = createDecipheriv('aes-256-ctr', this.place.key, counter)

    return decipher.update(sealed.subarray(0, got)).subarray(position - start)
  }

  close(): void {
    closeSync(this.file)
  }
}
