import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  type Blobs,
  headOf,
  PENDING_UPLOADS,
  pendingUpload as pending,
  settledUpload as settled,
} from '@workledger/event-store/blobs/blobs'
import { EXPORTS } from '@workledger/event-store/blobs/export-store'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import type { UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import type { EventStore } from '@workledger/event-store/port'
import type { Vault } from '@workledger/event-store/vault'
import type { FastifyReply } from 'fastify'
import { wroteNothing } from '../commands/wrote-nothing'
import type { Ctx } from '../http/context'

/** Longer than any request takes. */
const PENDING = 3_600_000

/** The command that names a file: this request's command on this stream. */
export interface FileOf {
  workspace: string
  /** Owner of the file; for the workspace itself, its id. */
  person: string
  stream: string
}

/**
 * Stores uploads under DATA_DIR/files or in a bucket (S3_URL). Only the owner is in clear text;
 * name, kind and bytes are encrypted with the person's key. Layout: a line of JSON, nonce (12), tag
 * (16), then the sealed rest: a line of JSON and the bytes.
 */
export class Files {
  private readonly blobs: Blobs

  /** `place`: the store, or the path of a folder. */
  constructor(
    place: string | Blobs,
    private readonly vault: Vault,
    private readonly store: Pick<EventStore, 'findCommand'>,
    private readonly owners: UploadOwners,
  ) {
    this.blobs = typeof place === 'string' ? new FolderBlobs(place) : place
  }

  /**
   * Runs the command that names an upload. The file is stored in `pending/` before the event that
   * names it. It is kept if the command is accepted and deleted if it is refused. After a crash in
   * between, `sweep` asks the log.
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
      if (wroteNothing(error)) await this.discard(key)
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
    // An erased person has no key.
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
    await this.owners.note([{ key, workspace, person }])
    await this.blobs.put(pending(key), Buffer.concat([head, iv, cipher.getAuthTag(), sealed]))

    return key
  }

  /**
   * Moves an accepted file to its place. A refused one is already deleted; one with an unknown
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

  /**
   * Settles the files that crashes left behind: keeps those that an event names, deletes the
   * others.
   */
  async sweep(now = Date.now()): Promise<void> {
    for await (const { name, at } of this.blobs.list(PENDING_UPLOADS)) {
      if (now - at < PENDING) continue
      const key = name.slice(PENDING_UPLOADS.length)
      const head = key.endsWith('.part') ? undefined : await this.pendingHead(key)

      if (head && (await this.store.findCommand(head.workspace, head.stream, head.command)))
        await this.finish(key)
      else if (key.endsWith('.part')) await this.blobs.remove(name)
      else await this.discard(key)
    }
  }

  /** Removes what an attempt stored. An earlier attempt may have settled the same upload. */
  private async discard(key: string): Promise<void> {
    await this.blobs.remove(pending(key))
    if (!(await headOf(this.blobs, settled(key)))) await this.owners.forget([key])
  }

  /** Returns the keys of all uploads. */
  async *keys(): AsyncGenerator<string> {
    for await (const { name } of this.blobs.list())
      if (!name.startsWith(EXPORTS)) yield name.slice(name.indexOf('/') + 1)
  }

  private async pendingHead(
    key: string,
  ): Promise<{ workspace: string; stream: string; command: string } | undefined> {
    return headOf(this.blobs, pending(key))
  }

  /**
   * Returns the owner of a file without opening it; undefined if the file is missing or half
   * written.
   */
  async whose(key: string): Promise<{ workspace: string; person: string } | undefined> {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    return (await headOf(this.blobs, settled(key))) ?? (await headOf(this.blobs, pending(key)))
  }

  /** Returns the file; undefined if it is missing or its person was erased. */
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
    // It may be moved between the two look-ups.
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

/** Sends a file so that a browser saves it and does not run it. */
export function sendFile(
  reply: FastifyReply,
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
