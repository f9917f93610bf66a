import type { Answered } from '@workledger/domain/recruiting/application-form'
import type { Step } from '@workledger/domain/recruiting/stage-days'
import { col, table } from '../kernel/table'

/** Readable before a tenant is known, because an applicant names only the opening. */
export const openings = table(
  'openings',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    title: col.text,
    description: col.maybe.text,
    position_type: col.text,
    is_remote_allowed: col.bool,
    stages: col.json<string[]>(),
    planned_days: col.json<{ stage: string; days: number }[]>(),
    city: col.text,
    country: col.text,
    status: col.text,
    /** A user id. */
    added_by: col.text,
    created_at: col.instant,
    closed_at: col.maybe.instant,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id, created_at desc'], signIn: true },
)

export const openingFields = table(
  'opening_fields',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    opening_id: col.uuid,
    name: col.text,
    display_name: col.text,
    type: col.text,
    choices: col.json<string[]>(),
    is_required: col.bool,
    sort_weight: col.int,
    revision: col.revision,
  },
  { indexes: ['opening_id, sort_weight'] },
)

export const candidates = table(
  'candidates',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    opening_id: col.uuid,
    first_name: col.maybe.text,
    last_name: col.maybe.text,
    email: col.maybe.text,
    email_key: col.maybe.text,
    phone: col.maybe.text,
    gender: col.maybe.text,
    stage: col.text,
    stage_at: col.instant,
    /** Its stages so far, in order. */
    path: col.json<Step[]>(),
    status: col.text,
    rating: col.maybe.numeric,
    /** Rating by employee. */
    ratings: col.json<Record<string, number>>(),
    /** Revision of the rating event, by employee. */
    rating_revisions: col.json<Record<string, number>>(),
    answers: col.json<Answered[]>(),
    resume: col.json<{ size: number; content_type: string; file: string }>(),
    unread: col.bool,
    repeats: col.int,
    /** Number of revocations of its links. */
    revoked: col.int,
    rejection: col.maybe.json<{ subject: string; body: string }>(),
    employee_id: col.maybe.uuid,
    applied_at: col.instant,
    active_at: col.instant,
    keep_months: col.int,
    /** Language of the application. */
    language: col.maybe.text,
    revision: col.revision,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'opening_id, stage, applied_at desc',
      'opening_id, applied_at desc',
      'workspace_id, applied_at desc',
      'workspace_id, email_key',
      'workspace_id, active_at',
    ],
  },
)

export const messages = table(
  'candidate_messages',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    candidate_id: col.uuid,
    subject: col.maybe.text,
    body: col.maybe.text,
    from_candidate: col.bool,
    /** A user id, or empty for a sender who is not signed in. */
    author: col.text,
    created_at: col.instant,
  },
  { indexes: ['candidate_id, created_at'] },
)

export const candidateNotes = table(
  'candidate_notes',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    candidate_id: col.uuid,
    employee_id: col.uuid,
    text: col.maybe.text,
    created_at: col.instant,
  },
  { indexes: ['candidate_id, created_at'] },
)

export const interviews = table(
  'interviews',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    candidate_id: col.uuid,
    starts_at: col.instant,
    minutes: col.int,
    place: col.maybe.text,
    people: col.json<string[]>(),
    sequence: col.int,
    status: col.text,
    feedback: col.json<{ employee_id: string; rating: number; text: string; revision: number }[]>(),
    /** Id of the requesting user. */
    asked_by: col.text,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['candidate_id', 'workspace_id, starts_at'] },
)

export const templates = table(
  'recruiting_templates',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    kind: col.text,
    subject: col.text,
    body: col.text,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'] },
)

/** A workspace without a row has the defaults. */
export const settings = table('recruiting_settings', {
  id: col.uuid,
  workspace_id: col.uuid,
  retention_months: col.int,
  privacy_notice: col.maybe.text,
  contact_email: col.maybe.text,
  revision: col.revision,
})
