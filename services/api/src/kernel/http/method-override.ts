import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

/**
 * Rewrites a multipart POST with `_method=PUT`, as browsers send files, to PUT. Applies to
 * addresses with a PUT that takes files and no POST.
 */
export function methodOverride(endpoints: readonly Endpoint[]) {
  const addresses = (wanted: (endpoint: Endpoint) => boolean) =>
    endpoints
      .filter(wanted)
      .map(({ path }) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}/?(\\?.*)?$`))

  const posts = addresses(({ method }) => method === 'POST')
  const puts = addresses(({ method, multipart }) => method === 'PUT' && !!multipart)
  const any = (patterns: readonly RegExp[], url: string) =>
    patterns.some((pattern) => pattern.test(url))

  return (request: {
    method?: string | undefined
    url?: string | undefined
    headers: IncomingMessage['headers']
  }): string => {
    const url = request.url ?? '/'

    if (
      request.method === 'POST' &&
      request.headers['content-type']?.startsWith('multipart/form-data') &&
      any(puts, url) &&
      !any(posts, url)
    )
      request.method = 'PUT'

    return url
  }
}
