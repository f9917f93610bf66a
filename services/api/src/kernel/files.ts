import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import type { Vault } from '@workledger/event-store/vault'

/**
 * Uploads, under DATA_DIR/files. Only whose a file is stands in clear; name, kind and bytes are encrypted with the person's
 * key. Layout: a line of JSON, then nonce (12), tag (16) and the sealed rest, which again is a line of JSON and the bytes.
 */
export class Files {
  constructor(
    private readonly folder: string,
    private readonly vault: Vault,
  ) {}

  /** Stores a file of a person (or of the workspace itself: its id stands for the person) and answers its reference. */
  async put(workspace: string, person: string, file: Upload): Promise<string> {
    const keys = await this.vault.keysFor(workspace, [person], { create: true })
    const key = randomBytes(16).toString('hex')
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.get(person)!, iv)
    const about = Buffer.from(`${JSON.stringify({ type: file.type, name: file.name })}\n`)
    const sealed = Buffer.concat([cipher.update(about), cipher.update(file.bytes), cipher.final()])
    const head = Buffer.from(`${JSON.stringify({ workspace, person })}\n`)
    const path = this.path(key)
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
    await writeFile(`${path}.part`, Buffer.concat([head, iv, cipher.getAuthTag(), sealed]), { mode: 0o600 })
    await rename(`${path}.part`, path)
    return key
  }

  /** The file, or undefined when it is not there or its person was erased. */
  async get(key: string): Promise<{ workspace: string; person: string; type: string; name: string; bytes: Buffer } | undefined> {
    if (!/^[0-9a-f]{32}$/.test(key)) return undefined
    const stored = await readFile(this.path(key)).catch(() => undefined)
    if (!stored) return undefined
    const end = stored.indexOf('\n')
    const head = JSON.parse(stored.subarray(0, end).toString())
    const personKey = (await this.vault.keysFor(head.workspace, [head.person], { create: false })).get(head.person)
    if (!personKey) return undefined
    const body = stored.subarray(end + 1)
    const decipher = createDecipheriv('aes-256-gcm', personKey, body.subarray(0, 12)).setAuthTag(body.subarray(12, 28))
    const opened = Buffer.concat([decipher.update(body.subarray(28)), decipher.final()])
    const bytes = opened.indexOf('\n') + 1
    return { ...head, ...JSON.parse(opened.subarray(0, bytes).toString()), bytes: opened.subarray(bytes) }
  }

  private path(key: string) {
    return join(this.folder, key.slice(0, 2), key)
  }
}

/** Sends a file so that a browser saves it rather than runs it. */
export function sendFile(reply: any, file: { name: string; type: string; bytes: Buffer }, how: 'attachment' | 'inline' = 'attachment') {
  return reply
    .header('Content-Type', file.type)
    .header('Content-Disposition', `${how}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(file.bytes)
}
