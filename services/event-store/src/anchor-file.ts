import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type AnchorStore, anchorIn, lineOf, type TakenAnchor } from './anchors'

/** Two hundred years of hours. */
const LARGEST = 256 * 1024 * 1024

/**
 * Anchors in a file, a line of JSON for each. It only grows; what was read before is not read
 * again.
 */
export class AnchorFile implements AnchorStore {
  private anchors: readonly TakenAnchor[] = []
  /** Bytes that are read, up to the end of a line. */
  private known = 0

  constructor(
    readonly path: string,
    /** Told of lines that are no anchor: they are left out. */
    private readonly onUnreadable: (lines: number) => void = () => {},
    /** The installation whose stamps are looked for; without one, those of older versions. */
    private readonly log?: string,
  ) {}

  async read(): Promise<readonly TakenAnchor[]> {
    const file = await open(this.path, 'r').catch(absent)
    if (!file) return []

    try {
      const { size } = await file.stat()
      if (size > LARGEST) throw new Error(`${this.path} is too large to be a file of anchors.`)

      if (size < this.known) {
        this.known = 0
        this.anchors = []
      }

      const fresh = Buffer.alloc(size - this.known)
      const { bytesRead } = await file.read(fresh, 0, fresh.length, this.known)
      // A line that is being written has no end yet.
      const whole = fresh.subarray(0, fresh.subarray(0, bytesRead).lastIndexOf(10) + 1)
      const lines = whole.toString('utf8').split('\n').filter(Boolean)
      const read = lines.flatMap((line) => anchorIn(line) ?? [])
      if (read.length < lines.length) this.onUnreadable(lines.length - read.length)
      this.known += whole.length
      if (read.length > 0) this.anchors = [...this.anchors, ...read]

      return this.anchors
    } finally {
      await file.close()
    }
  }

  async stampOf(position: string): Promise<Buffer | undefined> {
    const own = this.log && (await readFile(this.stampPath(position, this.log)).catch(absent))
    return own || ((await readFile(this.stampPath(position)).catch(absent)) ?? undefined)
  }

  /**
   * `{file}.stamps/{installation}/{position}.tsr`, as OpenSSL reads it; of older versions without
   * the installation.
   */
  private stampPath(position: string, log = ''): string {
    return join(`${this.path}.stamps`, log, `${position.padStart(19, '0')}.tsr`)
  }

  /** On the disk when it returns. */
  async append(anchor: TakenAnchor, stamp?: Buffer): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true })

    if (stamp) {
      const path = this.stampPath(anchor.position, anchor.log)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.new`, stamp, { mode: 0o600, flush: true })
      await rename(`${path}.new`, path)
    }

    const file = await open(this.path, 'a+', 0o600)

    try {
      const { size } = await file.stat()
      const last = Buffer.alloc(1)
      if (size > 0) await file.read(last, 0, 1, size - 1)
      // Behind a line that was cut off with the power, a line of its own.
      const apart = size > 0 && last[0] !== 10 ? '\n' : ''
      await file.write(`${apart}${lineOf(anchor)}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
