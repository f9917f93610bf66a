import { type AnchorStore, anchorIn, lineOf, type TakenAnchor } from './anchors'

const HOUR = 3_600_000
/** An anchor has some 150 characters. */
const LARGEST = 4_096

interface Options {
  /** Bearer of each request; credentials in the address are sent as Basic. */
  readonly token?: string | undefined
  /** Milliseconds for each request. */
  readonly patience?: number
  /** The place did not answer: what was read before counts until it does. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * Anchors in an object store that takes PUT: `{address}/{position}.json`, each once, and `{address}/latest.json`, which is read again. The
 * latest is enough to find whatever was changed before it; the others are for whoever locks them there.
 */
export class AnchorUrl implements AnchorStore {
  private readonly base: string
  private readonly headers: Record<string, string>
  private latest: TakenAnchor | undefined
  private asked = Number.NEGATIVE_INFINITY

  constructor(
    address: string,
    private readonly options: Options = {},
  ) {
    const url = new URL(address)
    const basic = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    const authorization = options.token
      ? `Bearer ${options.token}`
      : url.username
        ? `Basic ${Buffer.from(basic).toString('base64')}`
        : undefined
    url.username = ''
    url.password = ''
    this.base = url.href.replace(/\/+$/, '')
    this.headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) }
  }

  /** The latest anchor, asked for once an hour. */
  async read(): Promise<readonly TakenAnchor[]> {
    if (performance.now() - this.asked > HOUR) {
      this.asked = performance.now()
      try {
        this.latest = (await this.fetched()) ?? this.latest
      } catch (error) {
        this.options.onFailure?.(error)
      }
    }
    return this.latest ? [this.latest] : []
  }

  async append(anchor: TakenAnchor): Promise<void> {
    // By its name in the order of positions, as object stores list.
    for (const name of [anchor.position.padStart(19, '0'), 'latest']) {
      const { ok, status } = await this.request(name, { method: 'PUT', body: `${lineOf(anchor)}\n` })
      if (!ok) throw new Error(`ANCHOR_URL answered ${status} to ${name}.json.`)
    }
    this.latest = anchor
  }

  private async fetched(): Promise<TakenAnchor | undefined> {
    const answer = await this.request('latest', {})
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`ANCHOR_URL answered ${answer.status} to latest.json.`)
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk)
      length += chunk.length
      if (length > LARGEST) throw new Error('latest.json at ANCHOR_URL is too large to be an anchor.')
    }
    const anchor = anchorIn(Buffer.concat(chunks).toString('utf8'))
    if (!anchor) throw new Error('latest.json at ANCHOR_URL is no anchor.')
    return anchor
  }

  private request(name: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(this.options.patience ?? 10_000)
    return fetch(`${this.base}/${name}.json`, { ...init, headers: this.headers, redirect: 'error', signal })
  }
}
