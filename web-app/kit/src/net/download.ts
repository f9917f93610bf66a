import { authorisedFetch, belowBase, fromRoot } from './client'

/**
 * Fetches a file with the session's token and saves it. Throws ApiError. A server's `download_url`
 * is relative to the API's base.
 */
export async function download(url: string, name?: string) {
  const response = await authorisedFetch(belowBase(url), { method: 'GET' }, { timeout: 120_000 })
  const given = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name ?? (given ? decodeURIComponent(given) : 'download')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
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
