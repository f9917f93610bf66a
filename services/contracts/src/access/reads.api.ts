import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { parseJsonText } from '../kernel/json-text'
import { one } from '../kernel/shapes'
import { characters } from '../kernel/text'

/** Most addresses of one call. */
export const MOST_READS = 50

const address = characters(2_000).startsWith('/', { error: 'field.invalid' })
const addresses = z.array(address, { error: 'field.invalid' }).min(1).max(MOST_READS)

const asJson = characters(12_000).transform((text, context): unknown => {
  try {
    return parseJsonText(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'field.invalid' })
    return z.NEVER
  }
})

export const readsApi = area('access', {
  reads: endpoint({
    method: 'GET',
    path: '/reads',
    who: 'user',
    costly: 'reads',
    summary: 'Several reads at once; each is answered or refused by itself',
    /** Addresses below /api/v1 as JSON: `["/me","/announcements"]`. */
    query: z.object({ calls: asJson.pipe(addresses) }),
    /** One answer for each address, in their order. */
    response: one(
      z.array(
        z.object({
          status: z.int(),
          /** Only headers with a meaning for the content, such as Content-Range. */
          headers: z.record(z.string(), z.string()),
          body: z.unknown(),
        }),
      ),
    ),
  }),
})
