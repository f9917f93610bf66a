import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { publicEventShape } from '../kernel/public-body'
import { workspaceParams } from '../kernel/record'
import { wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

/** Means the newest position, for programs that need no history. */
export const FROM_NOW = 'now'

/** Most events of a page. */
export const MOST_CHANGES = 1000

const TYPE = /^[a-z_]+\.[a-z_]+$/

export const changesApi = area('changes', {
  changes: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/changes',
    who: 'member',
    summary: 'Public events after a position, oldest first, of what the caller may read',
    params: workspaceParams,
    query: z.object({
      /** The `next` of the page before; none: from the start; `now`: from the end. */
      after: characters(200).optional(),
      limit: wholeNumber()
        .min(1, { error: 'field.least' })
        .max(MOST_CHANGES, { error: 'field.most' })
        .default(100),
      /** Names of events, separated by commas; none: all. */
      types: characters(4000)
        .transform((text) => text.split(',').map((name) => name.trim()))
        .pipe(z.array(z.string().regex(TYPE, { error: 'changes.type' })))
        .optional(),
    }),
    response: z.object({
      data: z.array(publicEventShape),
      /** The position for the next request. */
      next: z.string(),
      /** Whether there are more events already; a page may be empty and have more. */
      has_more: z.boolean(),
    }),
    errors: ['changes.position', 'changes.type', 'changes.rights_changed', 'changes.log_restored'],
  }),
})
