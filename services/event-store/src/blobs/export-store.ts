import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Blobs } from './blobs'
import { type Digested, openParts, sealParts } from './sealed-parts'

/** Stores data exports, each encrypted with a key and bound to its name. */
export interface ExportStore {
  /** Resolves when the whole file is stored. Replaces one of the same name. */
  write(name: string, key: Buffer, from: Readable): Promise<Digested>
  /** Returns undefined for a missing name. The stream fails if the file was changed or cut off. */
  read(name: string, key: Buffer): Promise<Readable | undefined>
  /** Accepts a missing name. */
  remove(name: string): Promise<void>
}

/** Returns the store of exports: the bucket of uploads, or the folder `DATA_DIR/exports`. */
export const exportStoreOf = (dataDir: string, uploads: Blobs | undefined): ExportStore => {
  const folder = new FolderExports(join(dataDir, 'exports'))
  return uploads ? new BlobExports(uploads, folder) : folder
}

const MIB = 1024 * 1024

/** Keeps one file for each export. It appears whole or not at all. */
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

/** Prefix of exports in a bucket. Names of uploads begin with two letters there. */
export const EXPORTS = 'exports/'

/**
 * Keeps one blob for each part. A bucket takes no stream, and a large file is never whole in
 * memory.
 */
export class BlobExports implements ExportStore {
  /** `before`: the store of exports before there was a bucket. */
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
