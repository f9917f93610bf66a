import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Keys } from '../anchor-url'
import type { Blobs } from './blobs'

interface S3BlobsOptions {
  /**
   * A bucket or a folder in it: `https://{bucket}.s3.{region}.amazonaws.com/files`, or
   * `https://{store}/{bucket}/files`.
   */
  readonly url: string
  readonly keys: S3Keys
  /** Time limit of each request in milliseconds. */
  readonly patience?: number
}

/** Keeps bytes in a bucket of S3 or a compatible store. Signs requests (Signature Version 4). */
export class S3Blobs implements Blobs {
  private readonly bucket: URL
  /** Prefix of names in the bucket: '' or `files/`. */
  private readonly folder: string

  constructor(private readonly options: S3BlobsOptions) {
    const url = new URL(options.url)
    const parts = url.pathname.split('/').filter(Boolean)
    // Amazon's buckets are host names; those of others are the first part of the path.
    const own = /^[^.]+\.s3[.-][a-z0-9-]+\.amazonaws\.com$/.test(url.hostname) ? 0 : 1
    this.bucket = new URL(`/${parts.slice(0, own).join('/')}`, url.origin)

    this.folder = parts
      .slice(own)
      .map((part) => `${decodeURIComponent(part)}/`)
      .join('')
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.expectOk('PUT', name, { body: bytes })
  }

  async get(name: string, length?: number): Promise<Buffer | undefined> {
    const headers = length === undefined ? undefined : { range: `bytes=0-${length - 1}` }
    const answer = await this.request('GET', name, { headers })
    if (answer.status === 404) return nothingIn(answer)
    // An empty object has no range.
    if (answer.status === 416) return Buffer.alloc(0)
    if (!answer.ok) throw failed('GET', answer)

    return Buffer.from(await answer.arrayBuffer())
  }

  /**
   * Copies, then removes, because S3 cannot rename. Readers treat the two copies in between as one.
   */
  async move(from: string, to: string): Promise<void> {
    const path = `${this.bucket.pathname.replace(/^\/|\/$/g, '')}/${this.folder}${from}`

    const source =
      this.bucket.pathname === '/'
        ? `${this.bucket.hostname.split('.')[0]}/${this.folder}${from}`
        : path

    await this.expectOk('PUT', to, {
      headers: { 'x-amz-copy-source': `/${source.split('/').map(encodeURIComponent).join('/')}` },
    })
    await this.remove(from)
  }

  async remove(name: string): Promise<void> {
    const answer = await this.request('DELETE', name)
    if (!answer.ok && answer.status !== 404) throw failed('DELETE', answer)
  }

  async *list(prefix = ''): AsyncGenerator<{ name: string; at: number }> {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const search = new URLSearchParams({
        'list-type': '2',
        prefix: `${this.folder}${prefix}`,
        ...(next && { 'continuation-token': next }),
      })

      const answer: Response = await this.send('GET', `${this.bucket.href}?${search}`)
      if (!answer.ok) throw failed('LIST', answer)
      const text: string = await answer.text()

      for (const [, each] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = decoded(tag(each!, 'Key')!)
        yield { name: name.slice(this.folder.length), at: Date.parse(tag(each!, 'LastModified')!) }
      }

      next =
        tag(text, 'IsTruncated') === 'true'
          ? decoded(tag(text, 'NextContinuationToken')!)
          : undefined
    }
  }

  /** Checks that the bucket answers with these keys, so that a wrong setting shows at the start. */
  async check(): Promise<void> {
    const search = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: this.folder })
    const answer = await this.send('GET', `${this.bucket.href}?${search}`)
    if (!answer.ok) throw failed('LIST', answer)
  }

  private async expectOk(method: string, name: string, more: Sent): Promise<void> {
    const answer = await this.request(method, name, more)
    if (!answer.ok) throw failed(method, answer)
    // A copy that failed half-way answers 200 with an error in the body.
    if (/<Error>/.test(await answer.text())) throw failed(method, answer)
  }

  private request(method: string, name: string, more: Sent = {}): Promise<Response> {
    const path = `${this.folder}${name}`.split('/').map(encodeURIComponent).join('/')
    return this.send(method, `${this.bucket.href.replace(/\/$/, '')}/${path}`, more)
  }

  private async send(
    method: string,
    url: string,
    { body, headers = {} }: Sent = {},
  ): Promise<Response> {
    const { keys, patience = 30_000 } = this.options

    const digested = {
      ...headers,
      'x-amz-content-sha256': hash('sha256', body ?? Buffer.alloc(0), 'hex'),
    }

    const asked = { method, url, headers: digested, ...keys, service: 's3', allHeaders: true }
    const signed = await new AwsV4Signer(asked).sign()

    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body ? new Uint8Array(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
    } catch (error) {
      throw new StoreAway(`S3_URL does not answer ${method}: ${reasonOf(error)}`, { cause: error })
    }
  }
}

interface Sent {
  readonly body?: Buffer
  readonly headers?: Record<string, string> | undefined
}

/** The bucket does not answer, is gone, or refuses these keys; the request may succeed later. */
export class StoreAway extends Error {
  readonly code = 'ESTOREAWAY'
}

const failed = (what: string, { status }: Response) =>
  new StoreAway(`S3_URL answered ${status} to ${what}.`)

/** Returns undefined for a missing file; throws if the bucket itself is missing. */
async function nothingIn(answer: Response): Promise<undefined> {
  if (tag(await answer.text(), 'Code') === 'NoSuchBucket') throw failed('GET', answer)
  return undefined
}

/** Returns why a request failed: the system's reason, which `fetch` wraps. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

const tag = (text: string, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(text)?.[1]

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity]!)
