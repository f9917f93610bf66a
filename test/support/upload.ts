import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { Answer, Product } from './product'

export interface FormFile {
  name: string
  bytes: Buffer | string
  type?: string
}

/** Sends a multipart form the way a browser does. */
export function upload(
  product: Product,
  endpoint: Endpoint<any, any, any, any>,
  input: {
    token?: string
    params?: Record<string, string>
    fields?: Record<string, string>
    files?: Record<string, FormFile>
    headers?: Record<string, string>
  },
): Promise<Answer> {
  const boundary = 'workledger-test-boundary'
  const parts: Buffer[] = []

  for (const [name, value] of Object.entries(input.fields ?? {}))
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    )

  for (const [name, { name: filename, bytes, type = 'application/octet-stream' }] of Object.entries(
    input.files ?? {},
  ))
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    )

  parts.push(Buffer.from(`--${boundary}--\r\n`))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(input.params?.[name])),
  )

  return product.inject({
    method: endpoint.method,
    url: `${endpoint.root ? '' : '/api/v1'}${path}`,
    token: input.token,
    raw: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...input.headers },
  })
}
