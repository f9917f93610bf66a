import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { SpooledFile } from '@workledger/contracts/kernel/spooled-file'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { FastifyInstance } from 'fastify'
import type { SpoolPlace } from '../untrusted/spool-reader'

/** Of each account of the machine its own; only the owner of a folder may write into it. */
const FOLDER = join(tmpdir(), `workledger-uploads-${process.getuid?.() ?? 0}`)

/** Longer than any request takes: a file of that age is of a process that was killed. */
const LEFT_OVER = 6 * 3_600_000

/** Uploads at the same time: of one person, and of all. */
const MOST = { perPerson: 2, all: 4 }

const spools = new Set<Spool>()
const byRequest = new WeakMap<IncomingMessage, Spool[]>()
const NO_BYTES = new Uint8Array()

/**
 * A large upload in a temporary file, encrypted with a key that only this process has. It is removed
 * after the answer.
 */
export class Spool implements SpooledFile {
  readonly type = 'application/octet-stream'
  readonly bytes = NO_BYTES
  size = 0
  sha256 = ''
  readonly #key = randomBytes(32)
  readonly #path = join(FOLDER, randomBytes(16).toString('hex'))
  readonly #person: string
  #users = 1
  #source: Readable | undefined

  private constructor(
    readonly name: string,
    person: string,
  ) {
    this.#person = person
  }

  /** Starts a spool for an upload of this request; refuses while too many wait. */
  static start(request: IncomingMessage, name: string, { person }: Asker): Spool {
    const own = [...spools].filter((spool) => spool.#person === person)
    if (spools.size >= MOST.all || own.length >= MOST.perPerson)
      return refuse('rate.busy', { retryAfter: 20 })

    const spool = new Spool(name, person)
    spools.add(spool)
    byRequest.set(request, [...(byRequest.get(request) ?? []), spool])

    return spool
  }

  /** Where a thread finds the bytes; see `SpoolReader`. */
  get place(): SpoolPlace {
    return { path: this.#path, key: Uint8Array.from(this.#key), size: this.size }
  }

  /** Writes the bytes, and counts and hashes them. */
  async write(source: Readable): Promise<void> {
    this.#source = source
    await mkdir(FOLDER, { recursive: true, mode: 0o700 })
    await removeLeftOver()
    const file = await open(this.#path, 'wx', 0o600)
    const cipher = createCipheriv('aes-256-ctr', this.#key, Buffer.alloc(16))
    const hash = createHash('sha256')

    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        hash.update(chunk)
        this.size += chunk.length
        await file.write(cipher.update(chunk))
      }
    } finally {
      await file.close()
      if (this.#users === 0) this.#remove()
    }

    this.sha256 = hash.digest('hex')
  }

  /** Runs work that reads the bytes; they stay until it ends, even if the caller has left. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#users === 0) return refuse('service.unavailable', { retryAfter: 1 })
    this.#users++

    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  #release() {
    if (--this.#users > 0) return
    // A caller who left sends no further bytes.
    this.#source?.destroy()
    this.#remove()
  }

  #remove() {
    spools.delete(this)

    try {
      unlinkSync(this.#path)
    } catch {
      // It was not written yet, or is gone.
    }
  }

  /** Releases the uploads of a request. */
  static release(request: IncomingMessage) {
    for (const spool of byRequest.get(request) ?? []) spool.#release()
    byRequest.delete(request)
  }
}

/** Removes uploads after their answers, also of callers who leave before. */
export function releaseSpools(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', ({ raw }, _, done) => {
    Spool.release(raw)
    done()
  })
}

/** Removes what killed processes left. Their keys are lost. */
async function removeLeftOver(): Promise<void> {
  const before = Date.now() - LEFT_OVER

  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}
