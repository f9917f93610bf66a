import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

/**
 * Browsers send files with POST and `_method=PUT`. Where the contracts have a PUT that takes files and no POST at the
 * same path, a multipart POST is that PUT.
 */
export function methodOverride(endpoints: readonly Endpoint[]) {
  const posts = new Set(endpoints.filter(({ method }) => method === 'POST').map(({ path }) => shape(path)))
  const puts = endpoints.filter(({ method, multipart, path }) => method === 'PUT' && multipart && !posts.has(shape(path)))
  const patterns = puts.map(({ path }) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}/?(\\?.*)?$`))
  return (request: { method?: string; url?: string; headers: IncomingMessage['headers'] }): string => {
    const url = request.url ?? '/'
    if (
      request.method === 'POST' &&
      request.headers['content-type']?.startsWith('multipart/form-data') &&
      patterns.some((pattern) => pattern.test(url))
    )
      request.method = 'PUT'
    return url
  }
}
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}')
