export type Sending = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/**
 * Sends a request and reports the sent share of its body, 0 to 1, which `fetch` cannot. Resolves
 * and rejects like `fetch`.
 */
export function sendTelling(
  url: string,
  init: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'GET', url)
    request.responseType = 'blob'

    for (const [name, value] of Object.entries(init.headers ?? {}))
      request.setRequestHeader(name, value)

    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(total > 0 ? loaded / total : 1)

    request.onload = () => {
      const { status, response } = request
      const empty = status === 204 || status === 205 || status === 304
      resolve(new Response(empty ? null : response, { status, headers: headersOf(request) }))
    }

    request.onerror = () => reject(new TypeError('The request failed.'))
    request.onabort = () => reject(new DOMException('The request was ended.', 'AbortError'))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })

    if (init.signal?.aborted)
      return reject(new DOMException('The request was ended.', 'AbortError'))

    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string]
      }),
  )
