import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { bool, currency, money, one, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { watchHitsList } from './watch.lists'
import { bandTypes, LONGEST_WATCH_NOTE, MOST_BANDS, watchRules } from './watch-rules'

const ws = z.object({ ws: idOf('workspaces') })
const band = z.object({
  currency: currency(),
  type: z.enum(bandTypes, { error: 'field.options' }),
  least: money().refine((text) => !text.startsWith('-'), { error: 'field.negative' }),
  most: money().refine((text) => !text.startsWith('-'), { error: 'field.negative' }),
})
export const watchRuleBody = z.object({
  on: bool(),
  /** For changes on a day off. */
  least: wholeNumber().min(2, { error: 'watch.least' }).max(1000, { error: 'watch.least' }).optional(),
  /** For changes on a day off: ISO weekdays. Holidays of the whole company are days off too. */
  days_off: z
    .array(wholeNumber().min(1, { error: 'watch.weekday' }).max(7, { error: 'watch.weekday' }))
    .max(7, { error: 'field.most_entries' })
    .optional(),
  /** For pay outside of bands. */
  bands: z.array(band).max(MOST_BANDS, { error: 'field.most_entries' }).optional(),
})
export const watchRuleShape = z.object({
  rule: z.enum(watchRules),
  on: z.boolean(),
  least: z.number().nullable(),
  days_off: z.array(z.number()),
  bands: z.array(z.object({ currency: z.string(), type: z.enum(bandTypes), least: z.string(), most: z.string() })),
  /** Hits, and those that nobody has looked at. */
  hits: z.number(),
  open: z.number(),
})
export type WatchRuleRow = z.output<typeof watchRuleShape>
export const lookAtHitBody = z.object({ looked: bool(), note: characters(LONGEST_WATCH_NOTE).trim().default('') })

export const watchApi = area('watch', {
  watchRules: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/rules',
    who: 'auditor',
    summary: 'The rules that watch the workspace, with how many hits each has',
    params: ws,
    response: one(z.array(watchRuleShape)),
  }),
  setWatchRule: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/rules/{rule}',
    who: 'admin',
    summary: 'Switch a rule on or off, and say from how many changes or outside of which bands it tells',
    params: z.object({ ws: idOf('workspaces'), rule: z.enum(watchRules) }),
    body: watchRuleBody,
    response: one(watchRuleShape),
    errors: ['watch.band_order', 'watch.band_twice'],
  }),
  watchHits: listCall(watchHitsList, {
    path: '/workspaces/{ws}/audit/hits',
    summary: 'What the rules that are switched on find in the whole history',
    params: ws,
    filters: { rule: z.enum(watchRules).optional(), looked: bool().optional() },
  }),
  lookAtHit: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/hits/{hit}',
    who: 'auditor',
    summary: 'Mark a hit as looked at, with a note, or leave it open again',
    params: z.object({ ws: idOf('workspaces'), hit: idOf('watched_acts.hit') }),
    body: lookAtHitBody,
    response: one(watchHitsList.row),
  }),
})
