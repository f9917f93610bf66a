import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscription } from '@workledger/event-store/secrets/push-subscriptions'

/** A push that arrived, as its browser reads it. */
export interface ArrivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly message: Record<string, unknown>
  /** Payload of the token with which the sender signed it (RFC 8292); its signature holds. */
  readonly signed: { readonly aud: string; readonly sub: string; readonly exp: number }
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser with its push service, on this machine. `answer` decides what the service says. */
export class PushService {
  readonly arrived: ArrivedPush[] = []
  answer: (reply: ServerResponse) => void = (reply) => reply.writeHead(201).end()
  private readonly curve = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly server: Server

  constructor() {
    this.curve.generateKeys()

    this.server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))

      request.on('end', () => {
        const { url = '', headers } = request

        this.arrived.push({
          path: url,
          headers,
          message: JSON.parse(this.opened(Buffer.concat(parts))),
          signed: signed(headers.authorization ?? ''),
        })

        this.answer(reply)
      })
    })
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** What `PushManager.subscribe` gives a page. */
  subscription(path = '/push/one'): PushSubscription {
    return {
      endpoint: `${this.origin}${path}`,
      keys: {
        p256dh: this.curve.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    }
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Decrypts a message as RFC 8291 and RFC 8188 describe it. */
  private opened(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender])
    const secret = hkdf(this.curve.computeSecret(sender), this.auth, info, 32)
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])

    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
}

function signed(authorization: string): ArrivedPush['signed'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, payload, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! }

  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )

  if (!holds) throw new Error(`No signature of a sender in “${authorization}”.`)

  return JSON.parse(Buffer.from(payload!, 'base64url').toString())
}
