import type { Page, Response } from 'playwright-core'

const reads = /\/api\/v1\/reads\?/

interface Answers {
  data: { status: number; headers: Record<string, string>; body: unknown }[]
}

/** Returns the addresses of a call of several reads. */
export const addressesOf = (url: string): string[] =>
  JSON.parse(new URL(url).searchParams.get('calls') ?? '[]')

/**
 * Lets reads at these addresses go out alone instead of with others, so that `page.route` finds
 * them. Returns a function that ends it.
 */
export async function readAlone(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(reads, async (route) => {
    const addresses = addressesOf(route.request().url())
    if (!addresses.some((each) => address.test(each))) return route.fallback()

    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const { data } = (await response.json()) as Answers

    const json = {
      data: data.map((answer, index) =>
        address.test(addresses[index]!)
          ? { status: 404, headers: { 'x-alone': '1' }, body: null }
          : answer,
      ),
    }

    return route.fulfill({ response, json })
  })

  return () => page.unroute(reads)
}

/** Notes the refused ones among several reads, as the answers of calls alone are noted. */
export async function noteRefusedReads(response: Response, note: (trouble: string) => void) {
  const url = response.url()
  if (!reads.test(url) || !response.ok()) return
  // A page that is left has no answers any more.
  const answers = (await response.json().catch(() => null)) as Answers | null

  for (const [index, { status, headers }] of (answers?.data ?? []).entries())
    if (status >= 400 && !headers['x-alone'])
      note(`GET ${new URL(url).origin}/api/v1${addressesOf(url)[index]} answered ${status}`)
}
