import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { type Blobs, headOf } from '@workledger/event-store/blobs/blobs'
import { EXPORTS } from '@workledger/event-store/blobs/export-store'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import type { EventStore } from '@workledger/event-store/port'
import type { Vault } from '@workledger/event-store/vault'
import type { Ctx } from '../http/context'

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
 * Uploads, under DATA_DIR/files or in a bucket (S3_URL). Only whose a file is stands in clear;
 * name, kind and bytes are encrypted with the person's key. Layout: a line of JSON, then nonce
 * (12), tag (16) and the sealed rest, which again is a line of JSON and the bytes.
 */
export class Files {
  private readonly blobs: Blobs

  /** `place`: where they are kept, or the folder of one. */
  constructor(
    place: string | Blobs,
    private readonly vault: Vault,
    private readonly store: Pick<EventStore, 'findCommand'>,
  ) {
    this.blobs = typeof place === 'string' ? new FolderBlobs(place) : place
  }

  /**
   * Runs the command that names an upload. The file is on the disk before the event that names it,
   * in `pending/`; it is kept when the command is accepted and gone when it is refused. After a
   * crash in between, `sweep` asks the log which it was.
   */
  async keep<T>(
    ctx: Ctx,
    of: FileOf,
    file: Upload | undefined,
    run: (reference: string | undefined) => Promise<T>,
  ): Promise<T> {
    if (!file) return run(undefined)
    const key = await this.put(ctx, of, file)

    try {
      return await run(key)
    } catch (error) {
      if (error instanceof CodedError && error.code !== 'log.unknown_outcome')
        await this.blobs.remove(pending(key))

      throw error
    } finally {
      await this.finish(key)
    }
  }

  private async put(
    ctx: Ctx,
    { workspace, person, stream }: FileOf,
    file: Upload,
  ): Promise<string> {
    // Whoever was erased has no key any more.
    const personKey =
      (await this.vault.keysFor(workspace, [person], { create: true })).get(person) ??
      refuse('not_found')

    // A repeated request stores the same file again.
    const key = createHmac('sha256', personKey)
      .update(`file ${ctx.commandId} ${stream}`)
      .digest('hex')
      .slice(0, 32)

    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', personKey, iv)
    const about = Buffer.from(`${JSON.stringify({ type: file.type, name: file.name })}\n`)
    const sealed = Buffer.concat([cipher.update(about), cipher.update(file.bytes), cipher.final()])
    const head = Buffer.from(
      `${JSON.stringify({ workspace, person, stream, command: ctx.commandId })}\n`,
    )
    await this.blobs.put(pending(key), Buffer.concat([head, iv, cipher.getAuthTag(), sealed]))

    return key
  }

  /**
   * Moves an accepted file to its place; one that was refused is gone already, one of unknown
   * outcome waits for the sweep.
   */
  private async finish(key: string): Promise<void> {
    const head = await this.pendingHead(key)

    if (
      !head ||
      !(await this.store
        .findCommand(head.workspace, head.stream, head.command)
        .catch(() => undefined))
    )
      return

    await this.blobs.move(pending(key), settled(key))
  }

  /** What crashes left behind: named by an event, it is kept; otherwise it is deleted. */
  async sweep(now = Date.now()): Promise<void> {
    for await (const { name, at } of this.blobs.list(PLACE)) {
      if (now - at < PENDING) continue
      const key = name.slice(PLACE.length)
      const head = key.endsWith('.part') ? undefined : await this.pendingHead(key)

      if (head && (await this.store.findCommand(head.workspace, head.stream, head.command)))
        await this.finish(key)
      else await this.blobs.remove(name)
    }
  }

  /** The keys of all uploads. */
  async *keys(): AsyncGenerator<string> {
    for await (const { name } of this.blobs.list())
      if (!name.startsWith(EXPORTS)) yield name.slice(name.indexOf('/') + 1)
  }

  private async pendingHead(
    key: string,
  ): Promise<{ workspace: string; stream: string; command: string } | undefined> {
    return headOf(this.blobs, pending(key))
  }

  /** Whose a file is, without opening it; undefined where it is gone, or half written. */
  async whose(key: string): Promise<{ workspace: string; person: string } | undefined> {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    return (await headOf(this.blobs, settled(key))) ?? (await headOf(this.blobs, pending(key)))
  }

  /** The file, or undefined when it is not there or its person was erased. */
  async get(key: string): Promise<
    | {
        workspace: string
        person: string
        stream: string
        type: string
        name: string
        bytes: Buffer
      }
    | undefined
  > {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    // It may be moved to its place between the first look and the second.
    const { blobs } = this

    const stored =
      (await blobs.get(settled(key))) ??
      (await blobs.get(pending(key))) ??
      (await blobs.get(settled(key)))

    if (!stored) return undefined
    const end = stored.indexOf('\n')
    const { workspace, person, stream } = JSON.parse(stored.subarray(0, end).toString())
    const personKey = (await this.vault.keysFor(workspace, [person], { create: false })).get(person)
    if (!personKey) return undefined
    const body = stored.subarray(end + 1)
    const decipher = createDecipheriv('aes-256-gcm', personKey, body.subarray(0, 12)).setAuthTag(
      body.subarray(12, 28),
    )
    const opened = Buffer.concat([decipher.update(body.subarray(28)), decipher.final()])
    const bytes = opened.indexOf('\n') + 1

    return {
      workspace,
      person,
      stream,
      ...JSON.parse(opened.subarray(0, bytes).toString()),
      bytes: opened.subarray(bytes),
    }
  }

  /** See `PictureOf`. */
  async picture(reference: string | null): Promise<string | null> {
    const file = reference
      ? await this.get(reference.slice(reference.lastIndexOf('/') + 1))
      : undefined
    return file?.type.startsWith('image/')
      ? `data:${file.type};base64,${file.bytes.toString('base64')}`
      : null
  }
}

const PLACE = 'pending/'
const pending = (key: string) => `${PLACE}${key}`
const settled = (key: string) => `${key.slice(0, 2)}/${key}`

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
