import { spawnSync } from 'node:child_process'
import { chmodSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Faults of PostgreSQL's machine: a preloaded library (disk.c) makes writes and syncs fail and its
 * clock jump.
 */
export class Disk {
  /** Variables of the affected PostgreSQL. */
  readonly environment: NodeJS.ProcessEnv
  private readonly file: number

  private constructor(library: string, faults: string) {
    writeFileSync(faults, Buffer.alloc(16))
    // PostgreSQL is another user if root runs the tests.
    chmodSync(faults, 0o666)
    this.file = openSync(faults, 'r+')
    this.environment = { LD_PRELOAD: library, FAULTS_FILE: faults }
  }

  /** Returns undefined if the library cannot be compiled: it needs Linux and a C compiler. */
  static in(folder: string): Disk | undefined {
    if (process.platform !== 'linux') return undefined
    const library = join(folder, 'disk.so')

    const { status } = spawnSync('cc', [
      '-shared',
      '-fPIC',
      '-O1',
      '-o',
      library,
      join(__dirname, 'disk.c'),
      '-ldl',
    ])

    return status === 0 ? new Disk(library, join(folder, 'faults')) : undefined
  }

  /**
   * Makes the next so many syncs fail with EIO; returns how many of an earlier number were left.
   */
  failSyncs = (count: number) => this.exchange(0, count)
  /**
   * Makes the next so many writes fail with ENOSPC; returns how many of an earlier number were
   * left.
   */
  failWrites = (count: number) => this.exchange(4, count)

  clockAhead(seconds: number): void {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(seconds))
    writeSync(this.file, bytes, 0, 8, 8)
  }

  private exchange(at: number, count: number): number {
    const bytes = Buffer.alloc(4)
    readSync(this.file, bytes, 0, 4, at)
    const left = bytes.readInt32LE()
    bytes.writeInt32LE(count)
    writeSync(this.file, bytes, 0, 4, at)

    return left
  }
}
