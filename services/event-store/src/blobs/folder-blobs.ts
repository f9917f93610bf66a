import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from './blobs'

/** Keeps bytes in files below a folder that only this user may read. */
export class FolderBlobs implements Blobs {
  constructor(private readonly folder: string) {}

  /**
   * Writes a temporary file and renames it, so that readers never see half a file. One that a full
   * disk refuses leaves nothing.
   */
  async put(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, name)
    await this.makeFolderOf(path)

    try {
      await write(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    } catch (error) {
      await rm(`${path}.part`, { force: true })
      throw error
    }
  }

  async get(name: string, length?: number): Promise<Buffer | undefined> {
    const path = join(this.folder, name)
    if (length === undefined) return readFile(path).catch(unlessMissing)
    const file = await open(path).catch(unlessMissing)
    if (!file) return undefined

    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  async move(from: string, to: string): Promise<void> {
    await this.makeFolderOf(join(this.folder, to))
    await rename(join(this.folder, from), join(this.folder, to))
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true })
  }

  async *list(prefix = ''): AsyncGenerator<{ name: string; at: number }> {
    const parts = prefix.includes('/')
      ? [prefix.slice(0, prefix.indexOf('/'))]
      : await readdir(this.folder).catch(() => [])

    for (const part of parts)
      for (const file of await readdir(join(this.folder, part)).catch(() => [])) {
        const name = `${part}/${file}`
        const written = name.startsWith(prefix)
          ? await stat(join(this.folder, name)).catch(() => undefined)
          : undefined
        if (written) yield { name, at: written.mtimeMs }
      }
  }

  private async makeFolderOf(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  }
}

/** Answers undefined for a missing file. Other failures say nothing about the file. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'w', 0o600)

  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
