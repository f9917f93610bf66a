import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, id, one, optionalText, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { fieldType, fieldTypes, hasChoices, positionTypes } from './form-fields'
import {
  COMMA,
  LONGEST_DESCRIPTION,
  LONGEST_STAGE,
  MOST_CHOICES,
  MOST_STAGE_DAYS,
  MOST_STAGES,
} from './recruiting.bounds'
import { openingStatuses, openingsList } from './recruiting.lists'

const inWorkspace = z.object({ ws: idOf('workspaces'), id: idOf('openings') })
const openingId = z.object({ id: idOf('openings') })
const fieldId = z.object({ id: idOf('openings'), fieldId: idOf('opening_fields') })

/** Accepts tags as a list or as one text with commas. */
const tags = (message: string, longest: number, most: number) =>
  z.preprocess(
    (value) => {
      const parts =
        typeof value === 'string' && value.length <= (longest + 1) * most
          ? value.split(COMMA)
          : value
      return Array.isArray(parts)
        ? parts
            .map((part) => (typeof part === 'string' ? part.trim() : part))
            .filter((part) => part !== '')
        : parts
    },
    z.array(characters(longest, message), { error: message }).min(1, { error: message }).max(most),
  )

export const opening = openingsList.row
  .omit({ city: true, country: true })
  .extend({ location: z.object({ city: z.string(), country: z.string() }) })

export type OpeningAnswer = z.output<typeof opening>

const stageDays = 'recruiting.stage_days'
const city = text('recruiting.city', 120)
const country = text('recruiting.country', 120)

const openingFields = {
  title: text('recruiting.title', 200),
  description: optionalText(LONGEST_DESCRIPTION),
  position_type: z.enum(positionTypes, { error: 'recruiting.position_type' }),
  is_remote_allowed: bool(),
  stages: tags('recruiting.stages', LONGEST_STAGE, MOST_STAGES),
  location: z.object({ city, country }, { error: 'recruiting.city' }),
  /** Target days in each stage; replaces all earlier targets. */
  planned_days: z
    .array(
      z.object({
        stage: characters(LONGEST_STAGE),
        days: z.coerce
          .number<number | string>({ error: stageDays })
          .int({ error: stageDays })
          .min(1, { error: stageDays })
          .max(MOST_STAGE_DAYS, { error: stageDays }),
      }),
    )
    .max(MOST_STAGES),
}

export const openingBody = z.object({
  ...openingFields,
  is_remote_allowed: bool().default(false),
  planned_days: openingFields.planned_days.default([]),
})

export const openingChange = z
  .object({
    ...openingFields,
    location: z.object({ city, country }).partial(),
    status: z.enum(openingStatuses),
  })
  .partial()

export const formField = z.object({
  id: id(),
  opening_id: id(),
  name: z.string(),
  display_name: z.string(),
  type: z.enum(fieldTypes),
  choices: z.array(z.string()),
  is_required: z.boolean(),
  sort_weight: z.number(),
  revision: z.number(),
})

export type FormField = z.output<typeof formField>

const fields = {
  name: text('recruiting.field_name', 100),
  display_name: text('recruiting.display_name', 200),
  type: fieldType('recruiting.field_type'),
  choices: tags('recruiting.choices', 200, MOST_CHOICES)
    .or(z.array(z.never()).length(0))
    .or(z.literal('').transform(() => []))
    .or(z.null().transform(() => [])),
  is_required: bool(),
  sort_weight: wholeNumber().min(-1_000_000).max(1_000_000),
}

export const formFieldBody = z
  .object({
    ...fields,
    choices: fields.choices.optional(),
    is_required: bool().default(false),
    sort_weight: fields.sort_weight.optional(),
  })
  .refine(({ type, choices }) => !hasChoices(type) || (choices?.length ?? 0) > 0, {
    path: ['choices'],
    error: 'recruiting.choices',
  })

export const formFieldChange = z.object(fields).partial()

export const openingsApi = area('recruiting', 'manage_recruiting', {
  openings: listCall(openingsList, {
    path: '/workspaces/{ws}/ats/openings',
    summary: 'Openings, newest first',
    params: workspaceParams,
    row: opening,
    filters: { status: z.enum(openingStatuses).optional() },
  }),
  addOpening: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/ats/openings',
    who: 'admin',
    summary: 'Publish an opening',
    status: 201,
    params: workspaceParams,
    body: openingBody,
    response: created(),
    errors: ['recruiting.same_stage', 'recruiting.unknown_stage'],
  }),
  opening: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/ats/openings/{id}',
    who: 'admin',
    summary: 'One opening',
    params: inWorkspace,
    response: one(opening),
  }),
  changeOpening: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/ats/openings/{id}',
    who: 'admin',
    summary:
      'Change, close or open an opening; candidates of a removed stage move to the one before it',
    params: inWorkspace,
    body: openingChange,
    response: one(opening),
    errors: ['recruiting.same_stage', 'recruiting.unknown_stage'],
  }),
  deleteOpening: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/ats/openings/{id}',
    who: 'admin',
    summary: 'Delete an opening with its candidates',
    params: inWorkspace,
  }),
  formFields: endpoint({
    method: 'GET',
    path: '/ats/openings/{id}/form-fields',
    who: 'admin',
    summary: 'Fields of the form, in order',
    params: openingId,
    ignores: ['page', 'per_page'],
    response: one(z.array(formField)),
  }),
  addFormField: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/form-fields',
    who: 'admin',
    summary: 'Add a field, by default at the end',
    status: 201,
    params: openingId,
    body: formFieldBody,
    response: created(),
    errors: ['recruiting.same_field', 'recruiting.most_fields'],
  }),
  changeFormField: endpoint({
    method: 'PUT',
    path: '/ats/openings/{id}/form-fields/{fieldId}',
    who: 'admin',
    summary: 'Change a field or, with `sort_weight`, its place',
    params: fieldId,
    body: formFieldChange,
    response: one(formField),
    errors: ['recruiting.same_field', 'recruiting.choices'],
  }),
  deleteFormField: endpoint({
    method: 'DELETE',
    path: '/ats/openings/{id}/form-fields/{fieldId}',
    who: 'admin',
    summary: 'Delete a field; its answers stay with the candidates',
    params: fieldId,
  }),
})
