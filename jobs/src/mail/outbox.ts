import { link, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Replaces a mail server: one file per delivery, named by its id. */
export class Outbox {
  private made: Promise<unknown> | undefined

  constructor(private readonly folder: string) {}

  /**
   * Writes the file exactly once: it appears whole or not at all, and an existing one stays
   * unchanged.
   */
  async put(deliveryId: string, message: Buffer): Promise<void> {
    this.made ??= this.make()
    await this.made
    const path = join(this.folder, `${deliveryId}.eml`)
    const part = `${path}.${process.pid}.part`
    const file = await open(part, 'w', 0o600)

    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }

    try {
      await link(part, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      // One that stays is removed at a later start.
      await unlink(part).catch(() => {})
    }
  }

  private async make() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })

    // Partial files of a killed process.
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file)

      if (file.endsWith('.part') && Date.now() - (await stat(path)).mtimeMs > 60_000)
        await rm(path, { force: true })
    }
  }
}
