import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { EventStore } from '@workledger/event-store/port'
import type { Vault } from '@workledger/event-store/vault'
import type { Ctx } from './context'

/** Longer than the line in clear at a file's beginning. */
const HEAD = 1024
/** Longer than any request takes. */
const PENDING = 3_600_000
/** The command that names a file: the one of this request on this stream. */
export interface FileOf {
  workspace: string
  /** Whose it is; of the workspace itself: its id. */
  person: string
  stream: string
}

/**
 * Uploads, under DATA_DIR/files. Only whose a file is stands in clear; name, kind and bytes are encrypted with the person's
 * key. Layout: a line of JSON, then nonce (12), tag (16) and the sealed rest, which again is a line of JSON and the bytes.
 */
export class Files {
  constructor(
    private readonly folder: string,
    private readonly vault: Vault,
    private readonly store: Pick<EventStore, 'findCommand'>,
  ) {}

  /**
   * Runs the command that names an upload. The file is on the disk before the event that names it, in `pending/`; it is kept
   * when the command is accepted and gone when it is refused. After a crash in between, `sweep` asks the log which it was.
   */
  async keep<T>(ctx: Ctx, of: FileOf, file: Upload | undefined, run: (reference: string | undefined) => Promise<T>): Promise<T> {
    if (!file) return run(undefined)
    const key = await this.put(ctx, of, file)
    try {
      return await run(key)
    } catch (error) {
      if (error instanceof CodedError && error.code !== 'log.unknown_outcome') await rm(this.pending(key), { force: true })
      throw error
    } finally {
      await this.finish(key)
    }
  }

  private async put(ctx: Ctx, { workspace, person, stream }: FileOf, file: Upload): Promise<string> {
    // Whoever was erased has no key any more.
    const personKey = (await this.vault.keysFor(workspace, [person], { create: true })).get(person) ?? refuse('not_found')
    // A repeated request stores the same file again.
    const key = createHmac('sha256', personKey).update(`file ${ctx.commandId} ${stream}`).digest('hex').slice(0, 32)
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', personKey, iv)
    const about = Buffer.from(`${JSON.stringify({ type: file.type, name: file.name })}\n`)
    const sealed = Buffer.concat([cipher.update(about), cipher.update(file.bytes), cipher.final()])
    const head = Buffer.from(`${JSON.stringify({ workspace, person, stream, command: ctx.commandId })}\n`)
    const path = this.pending(key)
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
    const handle = await open(`${path}.part`, 'w', 0o600)
    await handle.writeFile(Buffer.concat([head, iv, cipher.getAuthTag(), sealed]))
    await handle.sync()
    await handle.close()
    await rename(`${path}.part`, path)
    return key
  }

  /** Moves an accepted file to its place; one that was refused is gone already, one of unknown outcome waits for the sweep. */
  private async finish(key: string): Promise<void> {
    const head = await this.headOf(key)
    if (!head || !(await this.store.findCommand(head.workspace, head.stream, head.command).catch(() => undefined))) return
    await mkdir(join(this.path(key), '..'), { recursive: true, mode: 0o700 })
    await rename(this.pending(key), this.path(key))
  }

  /** What crashes left behind: named by an event, it is kept; otherwise it is deleted. */
  async sweep(now = Date.now()): Promise<void> {
    const keys = await readdir(join(this.folder, 'pending')).catch(() => [])
    for (const name of keys) {
      const path = this.pending(name)
      const written = await stat(path).catch(() => undefined)
      if (!written || now - written.mtimeMs < PENDING) continue
      const head = name.endsWith('.part') ? undefined : await this.headOf(name)
      if (head && (await this.store.findCommand(head.workspace, head.stream, head.command))) await this.finish(name)
      else await rm(path, { force: true })
    }
  }

  private async headOf(key: string): Promise<{ workspace: string; stream: string; command: string } | undefined> {
    const stored = await readFile(this.pending(key)).catch(() => undefined)
    return stored && JSON.parse(stored.subarray(0, stored.indexOf('\n')).toString())
  }

  /** Whose a file is, without opening it; undefined where it is gone, or half written. */
  async whose(key: string): Promise<{ workspace: string; person: string } | undefined> {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    const file = await open(this.path(key)).catch(() => open(this.pending(key)).catch(() => undefined))
    if (!file) return undefined
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
      return JSON.parse(buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n')).toString())
    } finally {
      await file.close()
    }
  }

  /** The file, or undefined when it is not there or its person was erased. */
  async get(
    key: string,
  ): Promise<{ workspace: string; person: string; stream: string; type: string; name: string; bytes: Buffer } | undefined> {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    const read = (path: string) => readFile(path).catch(() => undefined)
    // It may be moved to its place between the first look and the second.
    const stored = (await read(this.path(key))) ?? (await read(this.pending(key))) ?? (await read(this.path(key)))
    if (!stored) return undefined
    const end = stored.indexOf('\n')
    const { workspace, person, stream } = JSON.parse(stored.subarray(0, end).toString())
    const personKey = (await this.vault.keysFor(workspace, [person], { create: false })).get(person)
    if (!personKey) return undefined
    const body = stored.subarray(end + 1)
    const decipher = createDecipheriv('aes-256-gcm', personKey, body.subarray(0, 12)).setAuthTag(body.subarray(12, 28))
    const opened = Buffer.concat([decipher.update(body.subarray(28)), decipher.final()])
    const bytes = opened.indexOf('\n') + 1
    return { workspace, person, stream, ...JSON.parse(opened.subarray(0, bytes).toString()), bytes: opened.subarray(bytes) }
  }

  /** See `PictureOf`. */
  async picture(reference: string | null): Promise<string | null> {
    const file = reference ? await this.get(reference.slice(reference.lastIndexOf('/') + 1)) : undefined
    return file?.type.startsWith('image/') ? `data:${file.type};base64,${file.bytes.toString('base64')}` : null
  }

  private pending(key: string) {
    return join(this.folder, 'pending', key)
  }
  private path(key: string) {
    return join(this.folder, key.slice(0, 2), key)
  }
}

/** Sends a file so that a browser saves it rather than runs it. */
export function sendFile(
  reply: any,
  file: { name: string; type: string; bytes: Buffer | Readable },
  how: 'attachment' | 'inline' = 'attachment',
) {
  return reply
    .header('Content-Type', file.type)
    .header('Content-Disposition', `${how}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(file.bytes)
}
