import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Blobs } from './blobs'
import { type Digested, openParts, sealParts } from './sealed-parts'

/** Keeps data exports, each encrypted with a key and bound to its name. */
export interface ExportStore {
  /** The file is there whole when it resolves; one of the same name is replaced. */
  write(name: string, key: Buffer, from: Readable): Promise<Digested>
  /** Undefined where there is none; fails in the middle where it was changed or cut off. */
  read(name: string, key: Buffer): Promise<Readable | undefined>
  /** One that is gone already is no failure. */
  remove(name: string): Promise<void>
}

/** Exports below `DATA_DIR/exports`, or in the bucket that keeps uploads. */
export const exportStoreOf = (dataDir: string, uploads: Blobs | undefined): ExportStore => {
  const folder = new FolderExports(join(dataDir, 'exports'))
  return uploads ? new BlobExports(uploads, folder) : folder
}

const MIB = 1024 * 1024

/** A file for each export. It appears whole or not at all. */
export class FolderExports implements ExportStore {
  constructor(private readonly folder: string) {}

  async write(name: string, key: Buffer, from: Readable): Promise<Digested> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const half = this.half(name)
    const file = await open(half, 'w', 0o600)

    try {
      const made = await sealParts({ name, key, bytes: MIB }, from, (sealed) => file.write(sealed))
      await file.sync()
      await file.close()
      await rename(half, this.path(name))

      return made
    } catch (error) {
      await file.close().catch(() => {})
      await rm(half, { force: true })
      throw error
    }
  }

  async read(name: string, key: Buffer): Promise<Readable | undefined> {
    const file = await open(this.path(name)).catch(() => undefined)
    if (!file) return undefined

    async function* parts() {
      try {
        yield* openParts({ name, key }, async (length) => {
          const { buffer, bytesRead } = await file!.read(Buffer.alloc(length), 0, length)
          return buffer.subarray(0, bytesRead)
        })
      } finally {
        await file!.close()
      }
    }

    return Readable.from(parts())
  }

  async remove(name: string): Promise<void> {
    for (const path of [this.path(name), this.half(name)]) await rm(path, { force: true })
  }

  private path(name: string): string {
    return join(this.folder, name)
  }

  private half(name: string): string {
    return `${this.path(name)}.part`
  }
}

/** Names of exports in a bucket begin with it; names of uploads have two letters there. */
export const EXPORTS = 'exports/'

/**
 * A blob for each part: a bucket takes no file piece by piece, and a large one is never whole in
 * memory.
 */
export class BlobExports implements ExportStore {
  /** `before`: where exports were kept before there was a bucket. */
  constructor(
    private readonly blobs: Blobs,
    private readonly before?: ExportStore,
    private readonly bytes = 8 * MIB,
  ) {}

  async write(name: string, key: Buffer, from: Readable): Promise<Digested> {
    try {
      return await sealParts({ name, key, bytes: this.bytes }, from, (sealed, part) =>
        this.blobs.put(partOf(name, part), sealed),
      )
    } catch (error) {
      await this.remove(name).catch(() => {})
      throw error
    }
  }

  async read(name: string, key: Buffer): Promise<Readable | undefined> {
    const first = await this.blobs.get(partOf(name, 0))
    if (!first) return this.before?.read(name, key)
    let [part, rest] = [0, first]

    return Readable.from(
      openParts({ name, key }, async (length) => {
        if (rest.length === 0) rest = (await this.blobs.get(partOf(name, ++part))) ?? rest
        const bytes = rest.subarray(0, length)
        rest = rest.subarray(length)

        return bytes
      }),
    )
  }

  async remove(name: string): Promise<void> {
    for await (const part of this.blobs.list(`${EXPORTS}${name}.`))
      await this.blobs.remove(part.name)

    await this.before?.remove(name)
  }
}

const partOf = (name: string, part: number) => `${EXPORTS}${name}.${String(part).padStart(8, '0')}`
