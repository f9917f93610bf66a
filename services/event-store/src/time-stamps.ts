import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ContentInfo, id_signedData, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  id_ct_tstInfo,
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'

const SHA_256 = '2.16.840.1.101.3.4.2.1'

/** Bytes. A response has about 6,000, with the certificates of its authority. */
const LARGEST = 65_536

interface TimeStampsOptions {
  /** Time limit of a request in milliseconds. */
  readonly patience?: number
}

/**
 * Requests a stamp from a time-stamping authority (RFC 3161, over HTTP as in its 3.4). Returns the
 * whole response in DER, which `openssl ts` reads. Checks that it was granted, for these bytes and
 * this request; relying parties check its signature. Throws an error with a sentence.
 */
export async function timeStamp(
  address: string,
  bytes: Buffer,
  { patience = 10_000 }: TimeStampsOptions = {},
): Promise<Buffer> {
  const digest = hash('sha256', bytes, 'buffer')
  // DER requires a positive number without a leading zero byte.
  const nonce = randomBytes(8)
  nonce[0] = (nonce[0]! & 0x7f) | 0x40

  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
      hashedMessage: new OctetString(digest),
    }),
    nonce: new Uint8Array(nonce).buffer,
    certReq: true,
  })

  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
    },
    body: new Uint8Array(AsnConvert.serialize(request)),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })

  if (!answer.ok) throw new Error(`TSA_URL answered ${answer.status}.`)
  const response = await bodyOf(answer)
  const fault = faultOf(response, digest, nonce)
  if (fault) throw new Error(`TSA_URL ${fault}.`)

  return response
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0

  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > LARGEST) throw new Error('TSA_URL answered more than a time stamp.')
  }

  return Buffer.concat(chunks)
}

function faultOf(response: Buffer, digest: Buffer, nonce: Buffer): string | undefined {
  let told: TSTInfo

  try {
    const { status, timeStampToken } = AsnConvert.parse(response, TimeStampResp)

    if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
      return `refused the request (${PKIStatus[status.status] ?? status.status})`

    if (!timeStampToken) return 'granted a stamp and sent none'
    const info = AsnConvert.parse(AsnConvert.serialize(timeStampToken), ContentInfo)
    if (info.contentType !== id_signedData) return 'answered no time stamp'
    const { encapContentInfo } = AsnConvert.parse(info.content, SignedData)
    const content = encapContentInfo.eContent?.single?.buffer ?? encapContentInfo.eContent?.any
    if (encapContentInfo.eContentType !== id_ct_tstInfo || !content) return 'answered no time stamp'
    told = AsnConvert.parse(content, TSTInfo)
  } catch {
    return 'answered no time stamp'
  }

  const { hashAlgorithm, hashedMessage } = told.messageImprint

  if (hashAlgorithm.algorithm !== SHA_256 || !isSameHash(Buffer.from(hashedMessage.buffer), digest))
    return 'stamped other bytes'

  if (!told.nonce || !isSameHash(Buffer.from(told.nonce), nonce)) return 'answered another request'

  return undefined
}

const isSameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
