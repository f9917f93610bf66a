import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, clearable, done, email, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { candidateMessage, messageText } from './candidates.api'
import { genders } from './form-fields'
import { formField, opening } from './openings.api'
import {
  LARGEST_RESUME,
  LONGEST_ANSWER,
  MESSAGE_SUBJECT,
  MOST_CHOICES,
  MOST_FIELDS,
} from './recruiting.bounds'

/** Base64 makes four bytes of three; the rest of the form is extra. */
const APPLICATION_LIMIT = Math.ceil((LARGEST_RESUME * 4) / 3) + MEGABYTE / 2

export const publicOpening = opening.pick({
  id: true,
  company_id: true,
  title: true,
  description: true,
  position_type: true,
  is_remote_allowed: true,
  location: true,
  created_at: true,
})

export const publicOpeningDetail = publicOpening.extend({
  company: z.string(),
  form_fields: z.array(formField.omit({ opening_id: true })),
  /** Retention of an application after its last step, and the company's notice. */
  privacy: z.object({ retention_months: z.number(), notice: z.string().nullable() }),
})

export type PublicOpeningDetail = z.output<typeof publicOpeningDetail>

export const applyBody = z.object({
  first_name: text('recruiting.first_name', 100),
  last_name: text('recruiting.last_name', 100),
  email: email('recruiting.email'),
  phone: text('recruiting.phone', 40),
  gender: clearable(z.enum(genders)),
  /** `content` is a data URL; its bytes decide the type. */
  resume: z.object(
    {
      file_name: characters(255),
      content: z
        .string({ error: 'recruiting.resume' })
        .max(APPLICATION_LIMIT)
        .regex(/^data:[^,]{0,200};base64,[A-Za-z0-9+/]+={0,2}$/, { error: 'recruiting.resume' }),
    },
    { error: 'recruiting.resume' },
  ),
  profile_data: z
    .array(
      z.object({
        name: characters(100),
        value: z.union([
          characters(LONGEST_ANSWER),
          z.boolean(),
          z.array(characters(200)).max(MOST_CHOICES),
          z.null(),
        ]),
      }),
    )
    .max(MOST_FIELDS)
    .default([]),
  /** Agrees to the privacy notice. */
  consent: bool('recruiting.consent').refine((agreed) => agreed, { error: 'recruiting.consent' }),
  /** Language of the page, used in mails about the application; by default the company's. */
  language: z.enum(shippedLanguages, { error: 'field.options' }).optional(),
  /** Proof of work, if the installation requires one. */
  token: characters(2000).optional(),
})

export const publicOpeningsApi = area('recruiting', {
  publicOpenings: endpoint({
    method: 'GET',
    path: '/public/workspaces/{ws}/ats/openings',
    who: 'public',
    summary: 'Open openings of a workspace, newest first',
    params: workspaceParams,
    response: one(z.array(publicOpening)),
  }),
  publicOpening: endpoint({
    method: 'GET',
    path: '/public/workspaces/{ws}/ats/openings/{jobId}',
    who: 'public',
    summary: 'One opening with the form for applicants',
    params: workspaceParams.extend({ jobId: idOf('openings') }),
    response: one(publicOpeningDetail),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/public/ats/openings/{id}/apply',
    who: 'public',
    summary: 'Apply for an opening; a repeated application gets the same answer',
    status: 201,
    limit: APPLICATION_LIMIT,
    params: z.object({ id: idOf('openings') }),
    body: applyBody,
    response: done(),
    errors: [
      'recruiting.closed',
      'recruiting.captcha',
      'recruiting.resume_kind',
      'upload.too_large',
      'rate.limited',
    ],
  }),
  publicMessages: endpoint({
    method: 'GET',
    path: '/public/ats/candidates/{id}/messages',
    who: 'key',
    summary: 'The messages as the candidate sees them, by the key of the link',
    params: z.object({ id: idOf('candidates') }),
    query: z.object({ msg_key: characters(100).default('') }),
    response: one(z.array(candidateMessage)),
    errors: ['recruiting.key'],
  }),
  sendPublicMessage: endpoint({
    method: 'POST',
    path: '/public/ats/candidates/{id}/messages',
    who: 'key',
    summary: 'Reply to the company, by the key of the link',
    status: 201,
    params: z.object({ id: idOf('candidates') }),
    body: z.object({
      msg_key: characters(100).default(''),
      subject: characters(200).default(MESSAGE_SUBJECT),
      body: messageText(),
    }),
    response: done(),
    errors: ['recruiting.key', 'recruiting.most_messages', 'rate.limited'],
  }),
})
