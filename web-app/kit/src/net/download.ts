import { authorisedFetch, belowBase, fromRoot } from './client'

/**
 * Fetches a file with the session's token and hands it to the browser to keep. Throws ApiError.
 * A `download_url` of the server stands below the API's base.
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
 * Has the browser fetch and save a file by itself, by a link of the server that is good once: a
 * page could not hold it.
 */
export function downloadBy({ data: { url } }: { data: { url: string } }) {
  const link = document.createElement('a')
  link.href = fromRoot(url)
  link.download = ''
  link.click()
}
