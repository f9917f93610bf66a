import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import fc from 'fast-check'

const key = (seed: Uint8Array) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  })

const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size })

describe.each([
  ['with libsodium', () => jest.requireActual('sodium-native')],
  [
    'without it',
    () => {
      throw new Error('No binary for this system.')
    },
  ],
])('signing with Ed25519 %s', (_, sodium) => {
  let signEd25519: typeof import('./ed25519').signEd25519

  beforeAll(() => {
    jest.resetModules()
    jest.doMock('sodium-native', sodium)
    signEd25519 = require('./ed25519').signEd25519
  })

  it('makes the signature of OpenSSL, of any message and key', () =>
    fc.assert(
      fc.property(bytes(32), fc.uint8Array({ maxLength: 2000 }), (seed, message) => {
        const [privateKey, text] = [key(seed), Buffer.from(message)]
        const signature = signEd25519(text, privateKey)
        expect(signature.equals(sign(null, text, privateKey))).toBe(true)
        expect(verify(null, text, createPublicKey(privateKey), signature)).toBe(true)
      }),
    ))

  it('makes the signature of RFC 8032, section 7.1, test 1', () => {
    const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
    expect(signEd25519(Buffer.alloc(0), key(Buffer.from(seed, 'hex'))).toString('hex')).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b' +
        'd25bf5f0595bbe24655141438e7a100b',
    )
  })
})
