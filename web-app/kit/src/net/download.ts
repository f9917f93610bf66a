import { authorisedFetch, belowBase, fromRoot } from './client'

/**
 * Fetches a file with the session's token and saves it. Throws ApiError. A server's `download_url`
 * is relative to the API's base.
 */
export async function download(url: string, name?: string) {
  const file = await authorisedFetch(belowBase(url), { method: 'GET' }, fileOf, {
    timeout: 120_000,
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.blob)
  link.download = name ?? file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function fileOf(response: Response) {
  const [, name] =
    /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(response.headers.get('content-disposition') ?? '') ??
    []

  return { name: name ? decodeURIComponent(name) : 'download', blob: await response.blob() }
}

/**
 * Lets the browser save a file by a link that works once, because the file may be too large for a
 * page.
 */
export function downloadBy({ data: { url } }: { data: { url: string } }) {
  const link = document.createElement('a')
  link.href = fromRoot(url)
  link.download = ''
  link.click()
}
