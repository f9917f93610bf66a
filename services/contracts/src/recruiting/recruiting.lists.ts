import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { genders, positionTypes } from './form-fields'
import { templateKinds } from './recruiting-setting.events'

export const openingStatuses = ['open', 'closed'] as const
export const candidateStatuses = ['active', 'rejected', 'hired'] as const
export const interviewStatuses = ['scheduled', 'cancelled'] as const

const unsorted = { sortable: false, filterable: false } as const

export const openingsList = defineList({
  name: 'openings',
  label: 'Openings',
  who: 'admin',
  permission: 'manage_recruiting',
  columns: {
    id: column.uuid(),
    company_id: column.uuid({ ...unsorted, exported: false }),
    title: column.text({ searchable: true }),
    description: column.text({ ...unsorted, exported: false, nullable: true }),
    position_type: column.of('text', z.enum(positionTypes)),
    is_remote_allowed: column.bool(),
    /** Separated by commas, in order. */
    stages: column.text(unsorted),
    /** Target days in each stage. */
    planned_days: column.json(z.array(z.object({ stage: z.string(), days: z.number() }))),
    city: column.text({ searchable: true }),
    country: column.text({ searchable: true }),
    status: column.of('text', z.enum(openingStatuses)),
    candidates_count: column.number(),
    created_at: column.instant(),
    updated_at: column.updated(),
    closed_at: column.instant({ nullable: true }),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-created_at',
})

export const candidatesList = defineList({
  name: 'candidates',
  label: 'Candidates',
  who: 'admin',
  permission: 'manage_recruiting',
  columns: {
    id: column.uuid(),
    opening_id: column.uuid(),
    opening: column.text({ searchable: true, follows: 'opening_id' }),
    first_name: column.text({ searchable: true, nullable: true }),
    last_name: column.text({ searchable: true, nullable: true }),
    email: column.text({ searchable: true, nullable: true }),
    phone: column.text({ searchable: true, nullable: true }),
    gender: column.of('text', z.enum(genders), { nullable: true }),
    stage: column.text(),
    stage_at: column.instant(),
    status: column.of('text', z.enum(candidateStatuses)),
    /** Average of all last ratings, 1 to 5. */
    rating: column.decimal({ nullable: true }),
    /** The last message is the candidate's. */
    unread: column.bool(),
    applied_at: column.instant(),
    /** Day of erasure, unless something happens. */
    erase_on: column.day({ nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: {
    /** Days since it entered its stage, in the company's zone. */
    days_in_stage: z.number(),
  },
  filters: { search: characters(200).optional() },
  perPage: 15,
  sort: '-applied_at',
})

/** Interviewers see theirs. */
export const interviewsList = defineList({
  name: 'interviews',
  label: 'Interviews',
  who: 'member',
  permission: 'manage_recruiting',
  ownExport: true,
  columns: {
    id: column.uuid(),
    candidate_id: column.uuid(),
    opening_id: column.uuid(),
    candidate: column.text({ searchable: true }),
    opening: column.text({ searchable: true }),
    starts_at: column.instant(),
    minutes: column.number(),
    place: column.text({ searchable: true, nullable: true }),
    people: column.json(z.array(z.object({ id: z.string(), name: z.string() }))),
    status: column.of('text', z.enum(interviewStatuses)),
    feedback_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  more: {
    /** The caller's own first. Interviewers see other feedback after giving their own. */
    feedback: z.array(
      z.object({
        employee_id: z.string(),
        name: z.string(),
        rating: z.number(),
        text: z.string(),
        revision: z.number(),
      }),
    ),
  },
  filters: {
    /** An interviewer. */
    led_by: id(),
    /** One under way counts as upcoming. */
    when: z.enum(['upcoming', 'past']),
  },
  sort: 'starts_at',
})

export type InterviewRow = RowOf<typeof interviewsList>

export const recruitingTemplatesList = defineList({
  name: 'recruiting_templates',
  label: 'Mail templates',
  who: 'admin',
  permission: 'manage_recruiting',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    kind: column.of('text', z.enum(templateKinds)),
    subject: column.text({ searchable: true }),
    body: column.text(unsorted),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
})
