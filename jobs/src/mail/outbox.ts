import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Without a mail server: one file for each delivery, named by it. */
export class Outbox {
  private made: Promise<unknown> | undefined

  constructor(private readonly folder: string) {}

  /**
   * Exactly once: the file appears whole, or not at all; one that is there already stays as it is.
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
      await rm(part, { force: true })
    }
  }

  private async make() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })

    // Halves that a killed process left behind.
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file)

      if (file.endsWith('.part') && Date.now() - (await stat(path)).mtimeMs > 60_000)
        await rm(path, { force: true })
    }
  }
}
