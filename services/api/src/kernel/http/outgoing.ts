/** The other server did not answer in time, or its answer is too large. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Limits of an answer: milliseconds and bytes. */
const OUTGOING_LONGEST = 10_000

const OUTGOING_MOST_BYTES = 1024 * 1024

/** Most calls under way, so that a service that hangs blocks no more of this server. */
const MOST_AT_ONCE = 50

/** Calls external services, limited in time, size and number. Follows no redirects. */
export class Outgoing {
  private underWay = 0

  constructor(
    private readonly longest = OUTGOING_LONGEST,
    private readonly mostBytes = OUTGOING_MOST_BYTES,
    private readonly atOnce = MOST_AT_ONCE,
  ) {}

  /** Returns the status and the JSON of the answer; undefined if it has no body or no JSON. */
  async call(
    url: string,
    request: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<OutgoingAnswer> {
    if (this.underWay >= this.atOnce) throw new Unreachable(`${this.atOnce} calls are under way.`)
    this.underWay++

    try {
      const answer = await fetch(url, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(this.longest),
      })
      return { status: answer.status, body: json(await this.read(answer)) }
    } catch (error) {
      throw error instanceof Unreachable ? error : new Unreachable(String(error), { cause: error })
    } finally {
      this.underWay--
    }
  }

  private async read(answer: Response): Promise<string> {
    const parts: Uint8Array[] = []
    let size = 0

    for await (const part of answer.body ?? []) {
      size += part.length
      if (size > this.mostBytes) throw new Unreachable(`More than ${this.mostBytes} bytes.`)
      parts.push(part)
    }

    return Buffer.concat(parts).toString('utf8')
  }
}

export interface OutgoingAnswer {
  status: number
  body: unknown
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
