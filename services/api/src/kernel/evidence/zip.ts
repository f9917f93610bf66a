import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'

/** Bytes compressed at a time; the process does other work in between. */
const SLICE = 64 * 1024

/** A file of the archive while it is being written. */
export interface ZipEntry {
  /** Resolves when the reader can take more. */
  write(content: string | Uint8Array): Promise<void>
  end(): void
}

/**
 * A ZIP archive that is read while it is written. Several files may be open at once; content of
 * later files is held, compressed, until its turn.
 */
export class ZipStream {
  private readonly out = new PassThrough()
  /** SHA-256 of each finished file by name. */
  readonly digests = new Map<string, string>()

  private readonly zip = new Zip((error, bytes, final) => {
    if (error) this.out.destroy(error)
    else if (final) this.out.end(bytes)
    else this.out.write(bytes)
  })

  get stream(): Readable {
    return this.out
  }

  open(name: string): ZipEntry {
    const file = new ZipDeflate(name, { level: 6 })
    const digest = createHash('sha256')
    this.zip.add(file)

    return {
      write: async (content) => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content

        for (let from = 0; from < bytes.length; from += SLICE) {
          const slice = bytes.subarray(from, from + SLICE)
          digest.update(slice)
          file.push(slice)
          await this.drained()
          await new Promise(setImmediate)
        }
      },
      end: () => {
        file.push(new Uint8Array(), true)
        this.digests.set(name, digest.digest('hex'))
      },
    }
  }

  async add(name: string, content: string | Uint8Array): Promise<void> {
    const entry = this.open(name)
    await entry.write(content)
    entry.end()
  }

  end(): void {
    this.zip.end()
  }

  private async drained(): Promise<void> {
    if (this.out.destroyed) throw new Error('The reader of the archive is gone.')
    if (!this.out.writableNeedDrain) return

    await new Promise<void>((resolve) => {
      const go = () => {
        this.out.off('drain', go).off('close', go)
        resolve()
      }

      this.out.on('drain', go).on('close', go)
    })
  }
}
