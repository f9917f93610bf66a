import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyRegistration,
  RequestOptions,
} from '@workledger/contracts/access/passkey-shapes'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const encoded = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

const UP = 1
const UV = 4
const WITH_CREDENTIAL = 64

/** Head of a CBOR item: major type and length. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}

const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])

const map = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

interface Passkey {
  readonly id: Buffer
  readonly key: KeyObject
  readonly rpId: string
  readonly userHandle: string
  counter: number
}

interface Manner {
  /** The address that the browser claims to be at. */
  readonly origin?: string
  readonly verified?: boolean
  /** The counter of this use, instead of the next. */
  readonly counter?: number
  readonly attestation?: Buffer
  /** The name of an earlier passkey, for a new one. */
  readonly id?: Buffer
}

/** An authenticator of tests: real keys, signatures and CBOR, without a browser. */
export class Authenticator {
  readonly passkeys: Passkey[] = []

  constructor(
    private readonly origin: string,
    /** Synced passkeys have no counter. */
    private readonly counts = true,
  ) {}

  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: CreationOptions, manner: Manner = {}): PasskeyRegistration {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    const id = manner.id ?? randomBytes(32)

    const passkey = {
      id,
      key: privateKey,
      rpId: options.rp.id,
      userHandle: options.user.id,
      counter: 0,
    }
    this.passkeys.push(passkey)

    const cose = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
    )

    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)

    const authData = Buffer.concat([
      this.data(passkey, manner, WITH_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ])

    const attestationObject = map(
      [words('fmt'), words('none')],
      [words('attStmt'), map()],
      [words('authData'), bytes(authData)],
    )

    return {
      id: encoded(id),
      rawId: encoded(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, manner),
        attestationObject: encoded(manner.attestation ?? attestationObject),
        transports: ['internal'],
      },
    }
  }

  /** Uses the newest passkey, as `navigator.credentials.get` does. */
  get(
    options: RequestOptions,
    { passkey = this.passkeys.at(-1)!, ...manner }: Manner & { passkey?: Passkey } = {},
  ): PasskeyAssertion {
    if (this.counts) passkey.counter += 1
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, manner)
    const authenticatorData = this.data(passkey, manner)
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ])

    return {
      id: encoded(passkey.id),
      rawId: encoded(passkey.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: encoded(authenticatorData),
        signature: encoded(createSign('sha256').update(signed).sign(passkey.key)),
        userHandle: passkey.userHandle,
      },
    }
  }

  private data(passkey: Passkey, { verified = true, counter }: Manner, flags = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? passkey.counter)

    return Buffer.concat([
      sha256(passkey.rpId),
      Buffer.from([flags | UP | (verified ? UV : 0)]),
      count,
    ])
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Manner): string {
    return encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}
