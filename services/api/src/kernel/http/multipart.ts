import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import {
  type Endpoint,
  fileKindsOf,
  MEGABYTE,
  type Upload,
} from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { isSpooled } from '@workledger/contracts/kernel/spooled-file'
import { madeTypable } from '@workledger/contracts/kernel/text'
import { type Asker, FairTurns } from '@workledger/domain/kernel/fair-turns'
import { ofKind } from '../untrusted/file-kind'
import { shapeOf } from './schema-shape'
import { Spool } from './spool'

const FORM_OVERHEAD = 64 * 1024

/** Limits forms in memory until they are read and checked. Further ones are refused unread. */
const forms = new FairTurns({
  atOnce: Number.POSITIVE_INFINITY,
  perPerson: 12,
  perCompany: 60,
  retryAfter: 5,
})

/**
 * Reads a multipart form and counts its bytes: above the contract's limit it answers 413 at once.
 * The content of a file decides its type.
 */
export async function readMultipart(
  endpoint: Endpoint,
  request: IncomingMessage,
  asker: Asker,
): Promise<Record<string, unknown>> {
  try {
    return await forms.run(asker, () => readForm(endpoint, request, asker))
  } finally {
    // The rest of a refused form is read and dropped, so that the answer reaches the sender.
    request.resume()
  }
}

async function readForm(
  endpoint: Endpoint,
  request: IncomingMessage,
  asker: Asker,
): Promise<Record<string, unknown>> {
  const limit = endpoint.limit ?? MEGABYTE
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_OVERHEAD) throw tooLarge(limit)
  const shape = shapeOf(endpoint.body) ?? {}
  const { fields, uploads } = await readParts(request, limit, (name, filename) =>
    isSpooled(shape[name]) ? Spool.start(request, filename, asker) : undefined,
  )

  for (const [name, upload] of uploads)
    fields[name] = upload instanceof Spool ? upload : await judged(asker, endpoint, name, upload)

  delete fields._method

  return fields
}

const tooLarge = (limit: number) =>
  limit === MEGABYTE
    ? new CodedError('upload.too_large')
    : new CodedError('request.too_large', {
        params: { limit: `${Math.round(limit / MEGABYTE)} MB` },
      })

const unreadable = () =>
  new CodedError('validation', { fields: { body: [{ code: 'request.form' }] } })

/**
 * Turns every kind of broken form into one refusal. The parser throws, and also emits errors on
 * itself and on its files.
 */
async function readParts(
  request: IncomingMessage,
  limit: number,
  spoolFor: (field: string, filename: string) => Spool | undefined,
) {
  const fields: Record<string, unknown> = {}
  const uploads: [string, Upload][] = []
  const spooling: Promise<unknown>[] = []
  let failed: CodedError | undefined

  const fail = (error: CodedError) => {
    failed ??= error
  }

  try {
    const parser = new Busboy({
      headers: request.headers as never,
      limits: {
        fileSize: limit,
        files: 5,
        fields: 100,
        fieldSize: 256 * 1024,
        parts: 120,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })

    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) fail(tooLarge(limit))
      else if (name === undefined || name in Object.prototype) fail(unreadable())
      else fields[name] = value
    })

    parser.on('file', (name, stream, filename, _encoding, type) => {
      stream.on('limit', () => fail(tooLarge(limit)))
      stream.on('error', () => fail(unreadable()))
      const file = { field: name, name: madeTypable(filename), type }
      takeFile(stream, file, { uploads, spooling, spoolFor, fail })
    })

    parser.on('filesLimit', () => fail(new CodedError('upload.kind')))
    parser.on('fieldsLimit', () => fail(unreadable()))
    parser.on('partsLimit', () => fail(unreadable()))

    const ended = new Promise<void>((resolve) => {
      parser.once('finish', resolve)

      parser.on('error', () => {
        fail(unreadable())
        resolve()
      })
    })

    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (failed) break
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended])
    }

    if (!failed) {
      parser.end()
      await ended
      await Promise.all(spooling)
    }
  } catch {
    fail(unreadable())
  }

  if (failed) throw failed

  return { fields, uploads }
}

interface Taking {
  readonly uploads: [string, Upload][]
  readonly spooling: Promise<unknown>[]
  spoolFor(field: string, filename: string): Spool | undefined
  fail(error: CodedError): void
}

/** Takes a file into memory, or a large one into a spool. */
function takeFile(
  stream: Readable,
  { field, name, type }: { field: string; name: string; type: string },
  { uploads, spooling, spoolFor, fail }: Taking,
): void {
  try {
    const spool = spoolFor(field, name)

    if (spool) {
      uploads.push([field, spool])
      spooling.push(spool.write(stream).catch(() => fail(unreadable())))
      return
    }
  } catch (error) {
    stream.resume()
    fail(error as CodedError)
    return
  }

  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => uploads.push([field, { name, type, bytes: Buffer.concat(chunks) }]))
}

/** Returns the content type by the bytes. Text counts as CSV where a spreadsheet is expected. */
async function judged(
  asker: Asker,
  endpoint: Endpoint,
  field: string,
  upload: Upload,
): Promise<Upload> {
  const shape = shapeOf(endpoint.body) ?? {}
  const schema = Object.hasOwn(shape, field) ? shape[field] : undefined
  const wanted = schema && fileKindsOf(schema)
  if (!wanted) return refuseField(field, 'field.no_file')

  return ofKind(asker, upload, wanted, () =>
    refuse(
      wanted.includes('spreadsheet') || wanted.includes('table')
        ? 'upload.not_spreadsheet'
        : 'upload.kind',
    ),
  )
}
