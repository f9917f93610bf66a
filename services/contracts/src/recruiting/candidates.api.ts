import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  done,
  email,
  id,
  instant,
  one,
  optionalText,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import { fieldTypes } from './form-fields'
import { LONGEST_STAGE, MESSAGE_SUBJECT, MOST_INTERVIEWERS } from './recruiting.bounds'
import { candidatesList, interviewsList } from './recruiting.lists'

const openingId = z.object({ id: idOf('openings') })
const candidateParams = z.object({ id: idOf('openings'), candidateId: idOf('candidates') })
const candidateId = z.object({ id: idOf('candidates') })

const ofInterview = z.object({
  id: idOf('openings'),
  candidateId: idOf('candidates'),
  interviewId: idOf('interviews'),
})

export const answered = z.object({
  name: z.string(),
  display_name: z.string(),
  type: z.enum(fieldTypes),
  value: z.union([z.string(), z.boolean(), z.array(z.string())]),
})

const namedEmployee = z.object({ employee_id: id(), name: z.string() })

export const candidate = candidatesList.row.extend({
  /** The stages of the opening with total days in each; null for unvisited ones. */
  path: z.array(z.object({ stage: z.string(), days: z.number().nullable() })),
  profile_data: z.array(answered),
  resume: z.object({ size: z.number(), content_type: z.string() }).nullable(),
  ratings: z.array(namedEmployee.extend({ rating: z.number(), revision: z.number() })),
  notes: z.array(namedEmployee.extend({ id: id(), text: z.string(), created_at: z.string() })),
  interviews: z.array(interviewsList.row),
  /** Other applications of the same address, newest first. */
  also: z.array(
    z.object({ id: id(), opening_id: id(), opening: z.string(), applied_at: z.string() }),
  ),
  /** After the hire. */
  employee_id: id().nullable(),
  /** After a rejection: its mail. */
  rejection: z.object({ subject: z.string(), body: z.string() }).nullable(),
})

export type CandidateAnswer = z.output<typeof candidate>

export const candidateMessage = z.object({
  id: id(),
  subject: z.string(),
  body: z.string(),
  /** Null if the candidate wrote it and was erased since. */
  sender: z.object({ name: z.string() }),
  from_candidate: z.boolean(),
  created_at: z.string(),
  hasAttachments: z.boolean(),
})

export type CandidateMessage = z.output<typeof candidateMessage>

export const candidateChange = z
  .object({
    first_name: text('recruiting.first_name', 100),
    last_name: text('recruiting.last_name', 100),
    email: email('recruiting.email'),
    phone: text('recruiting.phone', 40),
    stage: text('recruiting.stage', LONGEST_STAGE),
  })
  .partial()

export const messageText = () =>
  characters(10_000, 'recruiting.empty_message').refine((body) => body.trim() !== '', {
    error: 'recruiting.empty_message',
  })

export const messageBody = z.object({
  subject: text('recruiting.subject', 200).default(MESSAGE_SUBJECT),
  body: messageText(),
})

export const rejectBody = z.object({
  /** Omitted: no mail is sent. */
  mail: z.object({ subject: text('recruiting.subject', 200), body: messageText() }).optional(),
})

export const hireBody = z.object({
  hired_on: clearable(day('field.date')),
  invite: bool().default(true),
})

const stars = () =>
  wholeNumber().min(1, { error: 'recruiting.rating' }).max(5, { error: 'recruiting.rating' })

export const ratingBody = z.object({ rating: stars() })
export const noteBody = z.object({ text: text('recruiting.note', 4000) })

export const interviewBody = z.object({
  starts_at: instant('recruiting.interview_start'),
  minutes: wholeNumber().min(5).max(480).default(60),
  place: optionalText(300),
  people: z
    .array(id(), { error: 'recruiting.interviewers' })
    .min(1, { error: 'recruiting.interviewers' })
    .max(MOST_INTERVIEWERS),
})

export const feedbackBody = z.object({ rating: stars(), text: text('recruiting.feedback', 4000) })

export const candidatesApi = area('recruiting', 'manage_recruiting', {
  candidates: listCall(candidatesList, {
    path: '/ats/openings/{id}/candidates',
    who: 'admin',
    summary: 'Candidates of an opening, newest first',
    params: openingId,
    filters: {
      search: candidatesList.filters.search,
      stage: characters(LONGEST_STAGE).optional(),
      status: z.enum(['active', 'rejected', 'hired']).optional(),
    },
  }),
  candidateFigures: endpoint({
    method: 'GET',
    path: '/ats/openings/{id}/candidate-figures',
    who: 'admin',
    costly: 'rows',
    summary:
      'Candidates in each stage: their number, average days, and number beyond the target; and the numbers hired and rejected',
    params: openingId,
    response: one(
      z.object({
        stages: z.array(
          z.object({
            stage: z.string(),
            count: z.number(),
            average_days: z.string().nullable(),
            planned_days: z.number().nullable(),
            /** Number of those in it longer than planned. */
            waiting: z.number(),
          }),
        ),
        hired: z.number(),
        rejected: z.number(),
      }),
    ),
  }),
  candidate: endpoint({
    method: 'GET',
    path: '/ats/openings/{id}/candidates/{candidateId}',
    who: 'admin',
    summary: 'One candidate with answers, ratings, notes and interviews',
    params: candidateParams,
    response: one(candidate),
  }),
  changeCandidate: endpoint({
    method: 'PUT',
    path: '/ats/openings/{id}/candidates/{candidateId}',
    who: 'admin',
    summary: 'Change a candidate, or move one to another stage',
    params: candidateParams,
    body: candidateChange,
    response: one(candidate),
    errors: ['recruiting.unknown_stage', 'recruiting.hired', 'recruiting.rejected'],
  }),
  deleteCandidate: endpoint({
    method: 'DELETE',
    path: '/ats/openings/{id}/candidates/{candidateId}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Delete a candidate; all their personal data becomes unreadable',
    params: candidateParams,
  }),
  resume: endpoint({
    method: 'GET',
    path: '/ats/openings/{id}/candidates/{candidateId}/resume',
    who: 'admin',
    summary: 'The resume, as an attachment',
    params: candidateParams,
    raw: 'file',
    errors: ['recruiting.no_resume'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/ats/candidates/{id}/messages',
    who: 'admin',
    summary: 'Messages with a candidate, oldest first',
    params: candidateId,
    response: one(z.array(candidateMessage)),
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/ats/candidates/{id}/messages',
    who: 'admin',
    summary: 'Write to a candidate, by mail and on the page of the link',
    status: 201,
    params: candidateId,
    body: messageBody,
    response: created(),
    errors: ['recruiting.most_messages'],
  }),
  revokeMessageLink: endpoint({
    method: 'POST',
    path: '/ats/candidates/{id}/messages/revoke-link',
    who: 'admin',
    whileReadOnly: true,
    summary: "Revoke the candidate's links; the next mail has a new one",
    status: 200,
    params: candidateId,
    response: done(),
  }),
  rejectCandidate: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/candidates/{candidateId}/reject',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Reject a candidate, with a mail or without',
    status: 200,
    params: candidateParams,
    body: rejectBody,
    response: one(candidate),
    errors: ['recruiting.hired', 'recruiting.rejected'],
  }),
  reconsiderCandidate: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/candidates/{candidateId}/reconsider',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Undo a rejection',
    status: 200,
    params: candidateParams,
    response: one(candidate),
    errors: ['recruiting.not_rejected'],
  }),
  hireCandidate: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/candidates/{candidateId}/hire',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Make a candidate an employee, once, with the resume as a document',
    status: 201,
    params: candidateParams,
    body: hireBody,
    response: created(),
    errors: ['recruiting.hired', 'recruiting.rejected', 'people.email_taken'],
  }),
  rateCandidate: endpoint({
    method: 'PUT',
    path: '/ats/openings/{id}/candidates/{candidateId}/rating',
    who: 'admin',
    summary: "Rate a candidate in the caller's name; a later rating replaces it",
    params: candidateParams,
    body: ratingBody,
    response: one(candidate),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/candidates/{candidateId}/notes',
    who: 'admin',
    summary: 'Add a note, which the candidate does not see',
    status: 201,
    params: candidateParams,
    body: noteBody,
    response: created(),
    errors: ['recruiting.most_notes'],
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/ats/openings/{id}/candidates/{candidateId}/notes/{noteId}',
    who: 'admin',
    summary: "Delete one of the caller's notes",
    params: candidateParams.extend({ noteId: idOf('candidate_notes') }),
    errors: ['recruiting.own_note'],
  }),
  interviews: listCall(interviewsList, {
    path: '/workspaces/{ws}/ats/interviews',
    summary: 'Interviews; callers who do not recruit see those that they lead',
    params: z.object({ ws: idOf('workspaces') }),
    filters: {
      candidate_id: id().optional(),
      led_by: id().optional(),
      when: z.enum(['upcoming', 'past']).optional(),
    },
  }),
  scheduleInterview: endpoint({
    method: 'POST',
    path: '/ats/openings/{id}/candidates/{candidateId}/interviews',
    who: 'admin',
    summary:
      'Schedule an interview; the candidate and the interviewers get an invitation for their calendars',
    status: 201,
    params: candidateParams,
    body: interviewBody,
    response: created(),
    errors: [
      'recruiting.interview_past',
      'recruiting.most_interviews',
      'recruiting.hired',
      'recruiting.rejected',
    ],
  }),
  changeInterview: endpoint({
    method: 'PUT',
    path: '/ats/openings/{id}/candidates/{candidateId}/interviews/{interviewId}',
    who: 'admin',
    summary: 'Change an interview; all participants are notified',
    params: ofInterview,
    body: interviewBody.extend({ minutes: wholeNumber().min(5).max(480) }).partial(),
    errors: ['recruiting.interview_past', 'recruiting.cancelled'],
  }),
  cancelInterview: endpoint({
    method: 'DELETE',
    path: '/ats/openings/{id}/candidates/{candidateId}/interviews/{interviewId}',
    who: 'admin',
    summary: 'Cancel an interview; all participants are notified',
    params: ofInterview,
    errors: ['recruiting.cancelled'],
  }),
  giveFeedback: endpoint({
    method: 'PUT',
    path: '/ats/interviews/{id}/feedback',
    who: 'member',
    ofCompany: true,
    summary: 'Give feedback on an interview as its interviewer',
    params: z.object({ id: idOf('interviews') }),
    body: feedbackBody,
    errors: ['recruiting.not_interviewer', 'recruiting.early_feedback', 'recruiting.cancelled'],
  }),
})
