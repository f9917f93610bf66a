import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type AnchorStore, anchorIn, lineOf, type TakenAnchor } from './anchors'

/** Bytes. Enough for two hundred years of hourly anchors. */
const LARGEST = 256 * 1024 * 1024

/** Keeps anchors in a file, one line of JSON each. The file only grows, so lines are read once. */
export class AnchorFile implements AnchorStore {
  private anchors: readonly TakenAnchor[] = []
  /** Bytes read so far, up to the end of a line. */
  private known = 0

  constructor(
    readonly path: string,
    /** Called with the number of lines that are no anchors. Those lines are skipped. */
    private readonly onUnreadable: (lines: number) => void = () => {},
    /** The installation whose stamps are read. Without it, stamps of older versions are read. */
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
      // A line without an end is still being written.
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
   * Returns `{file}.stamps/{installation}/{position}.tsr`, which OpenSSL reads. Older versions left
   * the installation out.
   */
  private stampPath(position: string, log = ''): string {
    return join(`${this.path}.stamps`, log, `${position.padStart(19, '0')}.tsr`)
  }

  /** Flushes the anchor to disk before it returns. */
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
      // A power cut can leave a cut-off last line, so the new anchor starts a line of its own.
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
