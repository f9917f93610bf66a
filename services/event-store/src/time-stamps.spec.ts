import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_signedData,
  SignedData,
  SignerInfos,
} from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  id_ct_tstInfo,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp'
import { timeStamp } from './time-stamps'

const bytes = Buffer.from('{"position":"3"}\n')
let server: Server
let address: string
let answer: (query: Buffer) => Buffer | number | 'silent'

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)

    expect([request.method, request.headers['content-type']]).toEqual([
      'POST',
      'application/timestamp-query',
    ])

    const given = answer(Buffer.concat(parts))
    if (given === 'silent') return

    if (typeof given === 'number') response.writeHead(given, { location: '/elsewhere' }).end()
    else response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(given)
  }).listen(0, '127.0.0.1')

  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The answer of an authority, without the signature, which the client does not check. */
function granted(
  query: Buffer,
  { status = PKIStatus.granted, token = true, other = {} as Partial<TSTInfo> } = {},
): Buffer {
  const { messageImprint, nonce } = AsnConvert.parse(query, TimeStampReq)

  const told = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint,
    serialNumber: new Uint8Array([7]).buffer,
    genTime: new Date(1_790_000_000_000),
    ...(nonce && { nonce }),
    ...other,
  })

  const signed = new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers(),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(AsnConvert.serialize(told)) }),
    }),
    signerInfos: new SignerInfos(),
  })

  const content = new ContentInfo({
    contentType: id_signedData,
    content: AsnConvert.serialize(signed),
  })

  const timeStampToken = AsnConvert.parse(AsnConvert.serialize(content), TimeStampToken)

  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status }),
    ...(token && { timeStampToken }),
  })

  return Buffer.from(AsnConvert.serialize(response))
}

it('takes the answer to its own request, for its own bytes', async () => {
  let sent: Buffer = Buffer.alloc(0)

  answer = (query) => {
    sent = granted(query)
    return sent
  }

  expect(await timeStamp(address, bytes)).toEqual(sent)
})

it.each<[string, typeof answer, string]>([
  [
    'of an authority that refuses',
    (query) => granted(query, { status: PKIStatus.rejection, token: false }),
    'refused the request (rejection)',
  ],
  ['without a stamp', (query) => granted(query, { token: false }), 'granted a stamp and sent none'],
  [
    'to another request',
    (query) => granted(query, { other: { nonce: new Uint8Array([9]).buffer } }),
    'answered another request',
  ],
  [
    'without a nonce',
    (query) => granted(query, { other: { nonce: undefined as never } }),
    'answered another request',
  ],
  ['that is no stamp', () => Buffer.from('hello'), 'answered no time stamp'],
  ['that is empty', () => Buffer.alloc(0), 'answered no time stamp'],
  ['that is too long', () => Buffer.alloc(100_000), 'answered more than a time stamp'],
  ['of a server that failed', () => 503, 'answered 503'],
])('refuses an answer %s', async (_, given, sentence) => {
  answer = given
  await expect(timeStamp(address, bytes)).rejects.toThrow(`TSA_URL ${sentence}.`)
})

it('refuses an answer for other bytes', async () => {
  answer = (query) => {
    const asked = AsnConvert.parse(query, TimeStampReq)
    const messageImprint = asked.messageImprint
    messageImprint.hashedMessage = new OctetString(Buffer.alloc(32, 1))

    return granted(query, { other: { messageImprint } })
  }
  await expect(timeStamp(address, bytes)).rejects.toThrow('TSA_URL stamped other bytes.')
})

it('follows no redirect and has a time limit', async () => {
  answer = () => 302
  await expect(timeStamp(address, bytes)).rejects.toThrow()
  answer = () => 'silent'
  await expect(timeStamp(address, bytes, { patience: 50 })).rejects.toThrow()
})

const openssl = spawnSync('openssl', ['version']).status === 0
;(openssl ? it : it.skip)(
  'takes the answer of a real authority (OpenSSL, where it is installed), which OpenSSL verifies',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workledger-tsa-'))

    try {
      const at = (name: string) => join(folder, name)
      const config = `[req]\ndistinguished_name=dn\n[dn]\n[tsa]\nextendedKeyUsage=critical,timeStamping\n
[tsa_config]\nserial=${at('serial')}\ncerts=${at('tsa.pem')}\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\n`
      writeFileSync(at('conf'), config)
      writeFileSync(at('serial'), '01\n')

      const key = [
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-keyout',
        at('key.pem'),
      ]

      const quiet = { stdio: 'ignore' as const }

      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-config',
          at('conf'),
          '-extensions',
          'tsa',
          '-subj',
          '/CN=TSA',
          ...key,
          '-out',
          at('tsa.pem'),
        ],
        quiet,
      )

      answer = (query) => {
        writeFileSync(at('query'), query)
        const signer = ['-signer', at('tsa.pem'), '-inkey', at('key.pem'), '-out', at('reply')]

        execFileSync(
          'openssl',
          [
            'ts',
            '-reply',
            '-config',
            at('conf'),
            '-section',
            'tsa_config',
            '-queryfile',
            at('query'),
            ...signer,
          ],
          quiet,
        )

        return readFileSync(at('reply'))
      }

      writeFileSync(at('stamp.tsr'), await timeStamp(address, bytes))
      writeFileSync(at('anchor.json'), bytes)

      const verify = [
        'ts',
        '-verify',
        '-data',
        at('anchor.json'),
        '-in',
        at('stamp.tsr'),
        '-CAfile',
        at('tsa.pem'),
      ]

      expect(spawnSync('openssl', verify).status).toBe(0)
      writeFileSync(at('anchor.json'), 'other bytes')
      expect(spawnSync('openssl', verify).status).toBe(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
