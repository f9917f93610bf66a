import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, day, done, id, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { erasedKinds, stayingKinds } from './privacy.kinds'
import { formerPeopleList, formerStatuses } from './privacy.lists'

const retainedPersonParams = z.object({ ws: idOf('workspaces'), id: idOf('retained_people') })

export const erasurePreview = z.object({
  id: id(),
  /** The text to type as confirmation; null after the erasure. */
  name: z.string().nullable(),
  status: z.enum(formerStatuses),
  ended_on: day(),
  retention_years: z.number(),
  /**
   * Start of the retention: the last day of work or pay, or the day on which the end was recorded.
   */
  kept_from: day(),
  /** The first day on which they may be erased. */
  erasable_on: day(),
  /** Why they may not be erased now, in the sentence of the call. */
  blocked: z
    .enum(['privacy.retention', 'privacy.held', 'privacy.in_draft', 'privacy.erased'])
    .nullable(),
  /**
   * Who requested the erasure and when; `waits_until` if no other person could confirm it, `own` if
   * the caller requested it.
   */
  proposal: z
    .object({
      by: z.string().nullable(),
      at: z.string(),
      waits_until: z.string().nullable(),
      own: z.boolean(),
    })
    .nullable(),
  /** Changes with holds and proposals; what the requester or confirmer of the erasure has seen. */
  revision: z.number(),
  /** Number of records of each kind that lose personal data, or are deleted. */
  goes: z.array(z.object({ kind: z.enum(erasedKinds), count: z.number() })),
  stays: z.array(z.object({ kind: z.enum(stayingKinds), count: z.number() })),
  /** Payslips that lose the name and every line; the run keeps their amounts without a name. */
  payslips: z.array(
    z.object({
      payrun_id: id(),
      start: day(),
      end: day(),
      pay_date: day(),
      currency: z.string(),
      net_pay: z.string().nullable(),
    }),
  ),
})

export type ErasurePreview = z.output<typeof erasurePreview>

export const eraseBody = z.object({ name: characters(300) })
export const holdBody = z.object({ reason: text('privacy.reason', 500) })

export const privacyApi = area('privacy', {
  formerPeople: listCall(formerPeopleList, {
    path: '/workspaces/{ws}/former-people',
    summary: 'Former employees, their retention, and erasures',
    who: 'auditor',
    params: workspaceParams,
    filters: { due: bool().optional(), proposed: bool().optional() },
  }),
  erasurePreview: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/former-people/{id}/erasure',
    who: 'edit_company',
    summary: 'Preview an erasure of a former employee: the removed data, and the remaining',
    params: retainedPersonParams,
    response: one(erasurePreview),
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/former-people/{id}/erasure',
    who: 'edit_company',
    ifMatch: 'decision',
    whileReadOnly: true,
    summary:
      "Request the erasure of a former employee's personal data, or confirm another person's request; their name confirms it",
    status: 200,
    params: retainedPersonParams,
    body: eraseBody,
    response: done(),
    errors: [
      'privacy.retention',
      'privacy.held',
      'privacy.erased',
      'privacy.in_draft',
      'privacy.own',
      'privacy.second_person',
      'privacy.waits',
      'people.not_terminated',
    ],
  }),
  withdrawErasure: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/former-people/{id}/erasure',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Withdraw an erasure that waits for confirmation',
    params: retainedPersonParams,
    errors: ['privacy.not_proposed', 'privacy.erased'],
  }),
  holdPerson: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/former-people/{id}/hold',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Place a legal hold, which blocks an erasure until it is lifted',
    status: 200,
    params: retainedPersonParams,
    body: holdBody,
    response: done(),
    errors: ['privacy.held', 'privacy.erased'],
  }),
  liftHold: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/former-people/{id}/hold',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Lift a legal hold',
    params: retainedPersonParams,
    errors: ['privacy.not_held', 'privacy.erased'],
  }),
})
