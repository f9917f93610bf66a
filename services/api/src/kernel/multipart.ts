import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { type Endpoint, type FileKind, fileKindsOf, MEGABYTE, type Upload } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import FileType from 'file-type'

const kinds = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  spreadsheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
}
const FORM_OVERHEAD = 64 * 1024

/** Reads a multipart form while counting: more than the contract's limit ends in a 413 at once. Files are judged by content. */
export async function readMultipart(endpoint: Endpoint, request: IncomingMessage): Promise<Record<string, unknown>> {
  const limit = endpoint.limit ?? MEGABYTE
  const body: Record<string, unknown> = {}
  const uploads: [string, Upload][] = []
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    const tooLarge = () => fail(new CodedError('upload.too_large', { params: { limit: `${Math.round(limit / MEGABYTE)} MB` } }))
    if (Number(request.headers['content-length'] ?? 0) > limit + FORM_OVERHEAD) {
      request.resume()
      reject(new CodedError('upload.too_large', { params: { limit: `${Math.round(limit / MEGABYTE)} MB` } }))
      return
    }
    const parser = new Busboy({
      headers: request.headers as never,
      limits: { fileSize: limit, files: 5, fields: 100, fieldSize: 256 * 1024, parts: 120 },
    })
    parser.on('field', (name, value) => {
      body[name] = value
    })
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', tooLarge)
      stream.on('end', () => uploads.push([name, { name: filename, type, bytes: Buffer.concat(chunks) }]))
    })
    parser.on('filesLimit', () => fail(new CodedError('upload.kind')))
    parser.on('finish', resolve)
    parser.on('error', () => fail(new CodedError('validation', { fields: { body: ['The form could not be read.'] } })))
    request.on('aborted', () => reject(new CodedError('validation')))
    request.pipe(parser)
  })
  for (const [name, upload] of uploads) body[name] = await judged(endpoint, name, upload)
  delete body._method
  return body
}

/** Content type by magic bytes; text is taken for CSV where a spreadsheet is asked for. */
async function judged(endpoint: Endpoint, field: string, upload: Upload): Promise<Upload> {
  const schema = (endpoint.body as any)?.shape?.[field] ?? (endpoint.body as any)?.def?.in?.shape?.[field]
  const wanted = schema && fileKindsOf(schema)
  if (!wanted) return refuse('validation', { fields: { [field]: ['This field does not take a file.'] } })
  const utf16 = /^(fffe|feff)/.test(Buffer.from(upload.bytes.subarray(0, 2)).toString('hex'))
  const found = utf16 ? undefined : ((await FileType.fromBuffer(Buffer.from(upload.bytes)))?.mime as string | undefined)
  const type = found ?? (wanted.includes('spreadsheet') ? 'text/csv' : undefined)
  if (!type || !wanted.some((kind: FileKind) => kinds[kind].includes(type)))
    return refuse(wanted.includes('spreadsheet') ? 'upload.not_spreadsheet' : 'upload.kind')
  return { ...upload, type }
}
