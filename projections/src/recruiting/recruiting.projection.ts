import { candidateEvents as c } from '@workledger/contracts/recruiting/candidate.events'
import { openingEvents as o } from '@workledger/contracts/recruiting/opening.events'
import { DEFAULT_RETENTION } from '@workledger/contracts/recruiting/recruiting.bounds'
import { recruitingSettingEvents as s } from '@workledger/contracts/recruiting/recruiting-setting.events'
import type { Answered } from '@workledger/domain/recruiting/application-form'
import { averageRating, candidateDecider } from '@workledger/domain/recruiting/candidate'
import { openingDecider } from '@workledger/domain/recruiting/opening'
import { recruitingSettingDecider } from '@workledger/domain/recruiting/recruiting-setting'
import type { Step } from '@workledger/domain/recruiting/stage-days'
import { at, change, instantOf, on, projection, removeWhere, said } from '../kernel/projection'
import {
  candidateNotes,
  candidates,
  interviews,
  messages,
  openingFields,
  openings,
  settings,
  templates,
} from './recruiting.tables'

const opening = (event: { data: { opening_id: string } }) => event.data.opening_id
const field = (event: { data: { field_id: string } }) => event.data.field_id
const candidate = (event: { data: { candidate_id: string } }) => event.data.candidate_id
const interview = (event: { data: { interview_id: string } }) => event.data.interview_id
const templateIdOf = (event: { data: { template_id: string } }) => event.data.template_id
const workspaceIdOf = (event: { data: { workspace_id: string } }) => event.data.workspace_id

type Dated = { meta: { occurred_at: string } }

/** Sets the time of the application's last step, from which its retention counts. */
const active = (event: Dated) => ({ active_at: at(event) })

/** Adds the step out of all stages, by hiring or rejection. */
const left = (path: Step[], event: Dated): Step[] => [...path, { stage: null, at: at(event) }]

type Rating = { data: { employee_id: string; rating: number }; revision: number }
type Rated = { ratings: Record<string, number>; rating_revisions: Record<string, number> }

const rated = (
  { data: { employee_id, rating }, revision }: Rating,
  { ratings, rating_revisions }: Rated,
) => {
  const all = { ...ratings, [employee_id]: rating }
  return {
    ratings: all,
    rating_revisions: { ...rating_revisions, [employee_id]: revision },
    rating: averageRating(all),
  }
}

const message = (from_candidate: boolean) => (_: unknown, event: Message) => {
  const { message_id: id, candidate_id, subject, body } = event.data
  return {
    id,
    workspace_id: event.workspace,
    candidate_id,
    subject,
    body,
    from_candidate,
    author: event.meta.actor,
    created_at: at(event),
  }
}

type Message = Dated & {
  workspace: string
  data: { message_id: string; candidate_id: string; subject: string | null; body: string | null }
  meta: { actor: string }
}

/** Rows deleted together with a candidate. */
const gone = [c.CandidateDeleted, c.CandidateErased].flatMap((event) => [
  on(event, candidates, candidate, () => null),
  ...[messages, candidateNotes, interviews].map((table) =>
    removeWhere(event, table, 'candidate_id', candidate),
  ),
])

export const recruitingProjection = projection('recruiting', {
  version: 8,
  tables: [
    openings,
    openingFields,
    candidates,
    messages,
    candidateNotes,
    interviews,
    templates,
    settings,
  ],
  contents: [
    [openings, openingDecider],
    [openingFields, openingDecider],
    [candidates, candidateDecider],
    [interviews, candidateDecider],
    [templates, recruitingSettingDecider],
    [settings, recruitingSettingDecider],
  ],
  steps: [
    on(o.OpeningAdded, openings, opening, (_, event) => {
      const { opening_id: id, ...details } = event.data
      const made = { added_by: event.meta.actor, created_at: at(event) }

      return {
        id,
        workspace_id: event.workspace,
        ...details,
        planned_days: [],
        status: 'open',
        ...made,
        closed_at: null,
      }
    }),
    change(o.OpeningChanged, openings, opening, ({ data: { opening_id: _, ...data } }) =>
      said(data),
    ),
    change(o.StageDaysPlanned, openings, opening, ({ data: { planned_days } }) => ({
      planned_days,
    })),
    change(o.OpeningClosed, openings, opening, (event) => ({
      status: 'closed',
      closed_at: at(event),
    })),
    change(o.OpeningReopened, openings, opening, () => ({ status: 'open', closed_at: null })),
    on(o.OpeningDeleted, openings, opening, () => null),
    removeWhere(o.OpeningDeleted, openingFields, 'opening_id', opening),
    on(
      o.FormFieldAdded,
      openingFields,
      field,
      (_, { workspace: workspace_id, data: { field_id: id, ...data } }) => ({
        id,
        workspace_id,
        ...data,
      }),
    ),
    change(
      o.FormFieldChanged,
      openingFields,
      field,
      ({ data: { opening_id: _, field_id: __, ...data } }) => said(data),
    ),
    on(o.FormFieldDeleted, openingFields, field, () => null),

    on(c.CandidateApplied, candidates, candidate, (_, event) => {
      const { candidate_id: id, answers, resume, ...data } = event.data
      const { size, content_type, file } = resume

      return {
        id,
        workspace_id: event.workspace,
        ...data,
        answers: (answers ?? []) as Answered[],
        resume: { size, content_type, file },
        status: 'active',
        stage_at: at(event),
        path: [{ stage: data.stage, at: at(event) }],
        rating: null,
        ratings: {},
        rating_revisions: {},
        unread: false,
        repeats: 0,
        revoked: 0,
        rejection: null,
        employee_id: null,
        applied_at: at(event),
        ...active(event),
      }
    }),
    change(c.CandidateAppliedAgain, candidates, candidate, (_, { repeats }) => ({
      repeats: repeats + 1,
    })),
    change(c.CandidateChanged, candidates, candidate, ({ data: { candidate_id: _, ...data } }) =>
      said(data),
    ),
    change(c.CandidateMoved, candidates, candidate, (event, { status, path }) => ({
      stage: event.data.to,
      stage_at: at(event),
      // Removing a stage also moves candidates who have left all stages.
      ...(status === 'active' ? { path: [...path, { stage: event.data.to, at: at(event) }] } : {}),
      ...(event.data.because === 'person' ? active(event) : {}),
    })),
    change(c.CandidateRejected, candidates, candidate, (event, { path }) => {
      const { subject, body } = event.data
      const rejection = subject && body ? { subject, body } : null

      return {
        status: 'rejected',
        unread: false,
        rejection,
        path: left(path, event),
        ...active(event),
      }
    }),
    change(c.CandidateReconsidered, candidates, candidate, (event, { path, stage }) => ({
      status: 'active',
      rejection: null,
      stage_at: at(event),
      path: [...path, { stage, at: at(event) }],
      ...active(event),
    })),
    change(c.CandidateRated, candidates, candidate, rated),
    change(c.InterviewFeedbackGiven, candidates, candidate, rated),
    on(
      c.CandidateNoted,
      candidateNotes,
      ({ data }) => data.note_id,
      (_, event) => {
        const { note_id: id, ...data } = event.data
        return { id, workspace_id: event.workspace, ...data, created_at: at(event) }
      },
    ),
    on(
      c.CandidateNoteDeleted,
      candidateNotes,
      ({ data }) => data.note_id,
      () => null,
    ),
    on(c.CandidateMessaged, messages, ({ data }) => data.message_id, message(false)),
    on(c.CandidateReplied, messages, ({ data }) => data.message_id, message(true)),
    change(c.CandidateMessaged, candidates, candidate, (event) => ({
      unread: false,
      ...active(event),
    })),
    change(c.CandidateReplied, candidates, candidate, (event) => ({
      unread: true,
      ...active(event),
    })),
    change(c.CandidateLinkRevoked, candidates, candidate, (_, { revoked }) => ({
      revoked: revoked + 1,
    })),
    on(c.InterviewScheduled, interviews, interview, (_, event) => {
      const { interview_id: id, starts_at, ...data } = event.data
      const empty = { sequence: 0, status: 'scheduled', feedback: [] }

      return {
        id,
        workspace_id: event.workspace,
        ...data,
        starts_at: instantOf(starts_at),
        ...empty,
        asked_by: event.meta.actor,
      }
    }),
    change(c.InterviewScheduled, candidates, candidate, active),
    change(c.InterviewChanged, interviews, interview, ({ data }) => {
      const { candidate_id: _, interview_id: __, led_before: ___, starts_at, ...meeting } = data
      return { ...meeting, starts_at: instantOf(starts_at) }
    }),
    change(c.InterviewCancelled, interviews, interview, ({ data: { sequence } }) => ({
      status: 'cancelled',
      sequence,
    })),
    change(
      c.InterviewFeedbackGiven,
      interviews,
      interview,
      ({ data: { employee_id, rating, text }, revision }, row) => ({
        feedback: [
          ...row.feedback.filter((each) => each.employee_id !== employee_id),
          { employee_id, rating, text: text ?? '', revision },
        ],
      }),
    ),
    change(c.CandidateHired, candidates, candidate, (event, { path }) => ({
      status: 'hired',
      path: left(path, event),
      unread: false,
      employee_id: event.data.employee_id,
      ...active(event),
    })),
    ...gone,

    on(s.RecruitingSettingChanged, settings, workspaceIdOf, (row, { data }) => {
      const before = row ?? {
        retention_months: DEFAULT_RETENTION,
        privacy_notice: null,
        contact_email: null,
      }

      const {
        workspace_id,
        retention_months = before.retention_months,
        privacy_notice = before.privacy_notice,
        contact_email = before.contact_email,
      } = data

      return { id: workspace_id, workspace_id, retention_months, privacy_notice, contact_email }
    }),
    on(
      s.RecruitingTemplateAdded,
      templates,
      templateIdOf,
      (_, { data: { template_id: id, ...data } }) => ({ id, ...data }),
    ),
    change(
      s.RecruitingTemplateChanged,
      templates,
      templateIdOf,
      ({ data: { template_id: _, ...data } }) => said(data),
    ),
    on(s.RecruitingTemplateDeleted, templates, templateIdOf, () => null),
  ],
})
