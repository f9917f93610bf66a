import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, currency, id, money, one, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { watchHitsList } from './watch.lists'
import { bandTypes, LONGEST_WATCH_NOTE, MOST_BANDS, watchRules } from './watch-rules'

const ofRule = workspaceParams.extend({ rule: z.enum(watchRules) })

const band = z.object({
  currency: currency(),
  type: z.enum(bandTypes, { error: 'field.options' }),
  least: money().refine((text) => !text.startsWith('-'), { error: 'field.negative' }),
  most: money().refine((text) => !text.startsWith('-'), { error: 'field.negative' }),
})

export const watchRuleBody = z.object({
  on: bool(),
  /** For changes on a day off. */
  least: wholeNumber()
    .min(2, { error: 'watch.least' })
    .max(1000, { error: 'watch.least' })
    .optional(),
  /** For changes on a day off: ISO weekdays. Company-wide holidays are days off too. */
  days_off: z
    .array(wholeNumber().min(1, { error: 'watch.weekday' }).max(7, { error: 'watch.weekday' }))
    .max(7, { error: 'field.most_entries' })
    .optional(),
  /** For pay outside of bands. */
  bands: z.array(band).max(MOST_BANDS, { error: 'field.most_entries' }).optional(),
})

const settingShape = {
  on: z.boolean(),
  least: z.number().nullable(),
  days_off: z.array(z.number()),
  bands: z.array(
    z.object({
      currency: z.string(),
      type: z.enum(bandTypes),
      least: z.string(),
      most: z.string(),
    }),
  ),
}

export const watchProposalShape = z.object({
  id: z.string(),
  ...settingShape,
  proposed_by: z.string().nullable(),
  /** The caller proposed it, so another auditor confirms it. */
  own: z.boolean(),
  proposed_at: z.string(),
  /** When it takes effect unconfirmed, because no other person could confirm it. */
  effective_at: z.string().nullable(),
})

export const watchRuleShape = z.object({
  rule: z.enum(watchRules),
  ...settingShape,
  /** Its pending change, until another auditor confirms it or its time has come. */
  proposal: watchProposalShape.nullable(),
  /** Number of hits, and of those not yet examined. */
  hits: z.number(),
  open: z.number(),
  /** Number of its changes; 0: the default. */
  revision: z.number(),
})

export type WatchRuleRow = z.output<typeof watchRuleShape>

export const lookAtHitBody = z.object({
  looked: bool(),
  note: characters(LONGEST_WATCH_NOTE).trim().default(''),
})

export const watchApi = area('watch', {
  watchRules: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/rules',
    who: 'auditor',
    summary: 'The monitoring rules of the workspace, each with its number of hits',
    params: workspaceParams,
    response: one(z.array(watchRuleShape)),
  }),
  setWatchRule: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/rules/{rule}',
    who: 'auditor',
    summary:
      'Switch a rule on or off, or set its limits. A change that makes it find less is a proposal, which another auditor confirms',
    params: ofRule,
    body: watchRuleBody,
    response: one(watchRuleShape),
    errors: ['watch.band_order', 'watch.band_twice'],
  }),
  confirmWatchRule: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/rules/{rule}/confirm',
    who: 'auditor',
    ifMatch: 'decision',
    summary: "Confirm another auditor's proposal for a rule",
    status: 200,
    params: ofRule,
    body: z.object({ proposal_id: id() }),
    response: one(watchRuleShape),
    errors: ['watch.no_proposal', 'watch.own_proposal'],
  }),
  withdrawWatchRule: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/rules/{rule}/withdraw',
    who: 'auditor',
    ifMatch: 'decision',
    summary: 'Withdraw or refuse a proposal for a rule; the rule stays unchanged',
    status: 200,
    params: ofRule,
    body: z.object({ proposal_id: id() }),
    response: one(watchRuleShape),
    errors: ['watch.no_proposal'],
  }),
  watchHits: listCall(watchHitsList, {
    path: '/workspaces/{ws}/audit/hits',
    summary: 'Hits of the active rules in the whole history',
    params: workspaceParams,
    filters: { rule: z.enum(watchRules).optional(), looked: bool().optional() },
  }),
  lookAtHit: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/hits/{hit}',
    who: 'auditor',
    summary: 'Mark a hit as examined, with a note, or as open again',
    params: z.object({ ws: idOf('workspaces'), hit: idOf('watched_acts.hit') }),
    body: lookAtHitBody,
    response: one(watchHitsList.row),
    errors: ['watch.involved'],
  }),
})
