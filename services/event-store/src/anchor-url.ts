import { hash } from 'node:crypto'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { AwsV4Signer } from 'aws4fetch'
import { type AnchorStore, anchorIn, lineOf, type TakenAnchor } from './anchors'

/** Bytes. An anchor has about 300 characters, a stamp about 6,000 bytes. */
const LARGEST = 65_536

/** Keys that sign requests to S3 and compatible stores (Signature Version 4). */
export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

interface AnchorUrlOptions {
  /** Replaces the bearer token. */
  readonly s3?: S3Keys | undefined
  /** Bearer token of each request. Credentials in the address are sent as Basic. */
  readonly token?: string | undefined
  /**
   * The installation that owns the anchors, then those that it was copied from. Without it, anchors
   * have the layout of older versions.
   */
  readonly logs?: readonly string[]
  /** Time limit of each request in milliseconds. */
  readonly patience?: number
  /** Called when the store does not answer. The anchors read before count until it does. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * Keeps anchors in an object store that takes PUT. It writes
 * `{address}/{installation}/{position}.json` once each and overwrites
 * `{address}/{installation}/latest.json`. Only `latest.json` is read: it is enough to detect any
 * earlier change. The other objects are for stores with object lock. Older versions left the
 * installation out; their latest anchor is still read.
 */
export class AnchorUrl implements AnchorStore {
  private readonly base: string
  private readonly headers: Record<string, string>
  /** Latest anchor by folder: this installation, those it was copied from, and older versions. */
  private readonly latest = new Map<string, TakenAnchor>()
  private asked = Number.NEGATIVE_INFINITY

  constructor(
    address: string,
    private readonly options: AnchorUrlOptions = {},
  ) {
    const url = new URL(address)
    const basic = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`

    const authorization = options.s3
      ? undefined
      : options.token
        ? `Bearer ${options.token}`
        : url.username
          ? `Basic ${Buffer.from(basic).toString('base64')}`
          : undefined

    url.username = ''
    url.password = ''
    this.base = url.href.replace(/\/+$/, '')
    this.headers = authorization ? { authorization } : {}
  }

  /** Returns the latest anchors, requested once an hour. */
  async read(): Promise<readonly TakenAnchor[]> {
    if (performance.now() - this.asked > HOUR_MS) {
      this.asked = performance.now()

      for (const folder of ['', ...[...(this.options.logs ?? [])].reverse().map(folderOf)])
        await this.refresh(folder)
    }

    return [...this.latest.values()]
  }

  async append(anchor: TakenAnchor, stamp?: Buffer): Promise<void> {
    const line = Buffer.from(`${lineOf(anchor)}\n`)
    const folder = folderOf(anchor.log)
    const name = `${folder}${anchorNameOf(anchor.position)}`
    // Written last, so that the object which it names exists.
    await this.put(`${name}.json`, line, 'application/json')
    if (stamp) await this.put(`${name}.tsr`, stamp, 'application/timestamp-reply')
    await this.put(`${folder}latest.json`, line, 'application/json')
    // Moves to the end of the map: callers take the last entry as the most recent.
    this.latest.delete(folder)
    this.latest.set(folder, anchor)
  }

  async stampOf(position: string): Promise<Buffer | undefined> {
    for (const folder of [...(this.options.logs ?? []).map(folderOf), '']) {
      const stamp = await this.get(`${folder}${anchorNameOf(position)}.tsr`)
      if (stamp) return stamp
    }

    return undefined
  }

  private async refresh(folder: string): Promise<void> {
    try {
      const found = await this.fetched(folder)
      if (found) this.latest.set(folder, found)
    } catch (error) {
      this.options.onFailure?.(error)
    }
  }

  private async fetched(folder: string): Promise<TakenAnchor | undefined> {
    const body = await this.get(`${folder}latest.json`)
    if (!body) return undefined
    const anchor = anchorIn(body.toString('utf8'))
    if (!anchor) throw new Error(`${folder}latest.json at ANCHOR_URL is no anchor.`)

    return anchor
  }

  private async put(name: string, body: Buffer, type: string): Promise<void> {
    // A bucket with object lock requires the digest of the body.
    const headers = { 'content-type': type, 'content-md5': hash('md5', body, 'base64') }
    const { ok, status } = await this.request('PUT', name, headers, body)
    if (!ok) throw new Error(`ANCHOR_URL answered ${status} to ${name}.`)
  }

  private async get(name: string): Promise<Buffer | undefined> {
    const answer = await this.request('GET', name, {})
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`ANCHOR_URL answered ${answer.status} to ${name}.`)
    const chunks: Uint8Array[] = []
    let length = 0

    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk)
      length += chunk.length
      if (length > LARGEST) throw new Error(`${name} at ANCHOR_URL is too large to be an anchor.`)
    }

    return Buffer.concat(chunks)
  }

  private async request(
    method: string,
    name: string,
    own: Record<string, string>,
    body?: Buffer,
  ): Promise<Response> {
    const url = `${this.base}/${name}`
    const headers = { ...this.headers, ...own }
    const { s3, patience = 10_000 } = this.options

    return fetch(url, {
      method,
      headers: s3 ? await signed(s3, { method, url, headers, body }) : headers,
      body: body ? new Uint8Array(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  }
}

/** Pads the position, because object stores list names in the order of their text. */
const anchorNameOf = (position: string) => position.padStart(19, '0')

const folderOf = (log: string | undefined) => (log === undefined ? '' : `${log}/`)

async function signed(
  keys: S3Keys,
  asked: {
    method: string
    url: string
    headers: Record<string, string>
    body?: Buffer | undefined
  },
) {
  const headers = {
    ...asked.headers,
    'x-amz-content-sha256': hash('sha256', asked.body ?? Buffer.alloc(0), 'hex'),
  }

  const { method, url } = asked

  return (
    await new AwsV4Signer({ method, url, headers, ...keys, service: 's3', allHeaders: true }).sign()
  ).headers
}
