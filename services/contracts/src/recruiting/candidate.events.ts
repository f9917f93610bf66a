import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'
import { fieldTypes } from './form-fields'
import { LONGEST_ANSWER, LONGEST_STAGE } from './recruiting.bounds'

const candidateSubject = 'candidate_id'
const candidate = { candidate_id: id() }
const stage = () => plain(LONGEST_STAGE)

const candidatePerson = {
  first_name: personal.text(),
  last_name: personal.text(),
  email: personal.text(),
  /** Keyed hash that reveals further applications of the same address. */
  email_key: personal.text(64),
  phone: personal(plain(40).nullable()),
}

const file = { file: plain(64), hash: personal(plain(64)), size: count(), content_type: plain(100) }

const message = {
  ...candidate,
  message_id: id(),
  subject: personal.text(200),
  body: personal.text(10_000),
}

const interview = {
  starts_at: instant(),
  minutes: count(),
  place: plain(300).nullable(),
  /** Interviewers. */
  people: z.array(id()),
}

const ofInterview = { ...candidate, interview_id: id() }

/**
 * One application: stream `candidate-{id}`. All personal data is encrypted with the candidate's own
 * key.
 */
export const candidateEvents = {
  CandidateApplied: event('CandidateApplied', {
    v: 3,
    subject: candidateSubject,
    data: z.object({
      ...candidate,
      opening_id: id(),
      ...candidatePerson,
      gender: personal(plain(20).nullable()),
      stage: stage(),
      /** The form as answered, independent of later changes of its fields. */
      answers: personal(
        z.array(
          z.object({
            name: plain(100),
            display_name: plain(200),
            type: z.enum(fieldTypes),
            value: z.union([plain(LONGEST_ANSWER), z.boolean(), z.array(plain(200))]),
          }),
        ),
      ),
      /** The bytes are in the uploads, encrypted with the candidate's key. */
      resume: z.object(file),
      /** The promise of the privacy notice: erased so many months after the last step. */
      keep_months: count(),
      /** Language of the application page, used in mails; null if unknown, as in version 1. */
      language: plain(10).nullable(),
    }),
    // Version 2 knew English and Arabic only.
    upcast: { 1: (data) => ({ ...data, language: null }), 2: (data) => data },
  }),
  /** Another application of the same address; the content of the first one stays. */
  CandidateAppliedAgain: event('CandidateAppliedAgain', {
    v: 1,
    subject: candidateSubject,
    data: z.object(candidate),
  }),
  CandidateChanged: event('CandidateChanged', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...candidate, ...z.object(candidatePerson).partial().shape }),
  }),
  CandidateMoved: event('CandidateMoved', {
    v: 1,
    subject: candidateSubject,
    data: z.object({
      ...candidate,
      from: stage(),
      to: stage(),
      because: z.enum(['person', 'stage_removed']),
    }),
  }),
  /** With the rejection mail, if one is sent. */
  CandidateRejected: event('CandidateRejected', {
    v: 1,
    subject: candidateSubject,
    data: z.object({
      ...candidate,
      subject: personal(plain(200).nullable()),
      body: personal(plain(10_000).nullable()),
    }),
  }),
  CandidateReconsidered: event('CandidateReconsidered', {
    v: 1,
    subject: candidateSubject,
    data: z.object(candidate),
  }),
  /** By one person, 1 to 5; their next rating replaces it. */
  CandidateRated: event('CandidateRated', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...candidate, employee_id: id(), rating: count() }),
  }),
  CandidateNoted: event('CandidateNoted', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...candidate, note_id: id(), employee_id: id(), text: personal.text(4000) }),
  }),
  CandidateNoteDeleted: event('CandidateNoteDeleted', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...candidate, note_id: id() }),
  }),
  /** To the candidate, by mail and on the page of the link. */
  CandidateMessaged: event('CandidateMessaged', {
    v: 1,
    subject: candidateSubject,
    data: z.object(message),
  }),
  /** By the candidate, on the page of the link. */
  CandidateReplied: event('CandidateReplied', {
    v: 1,
    subject: candidateSubject,
    data: z.object(message),
  }),
  /** Earlier links are void; the next mail has a new one. */
  CandidateLinkRevoked: event('CandidateLinkRevoked', {
    v: 1,
    subject: candidateSubject,
    data: z.object(candidate),
  }),
  InterviewScheduled: event('InterviewScheduled', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...ofInterview, ...interview }),
  }),
  /** `sequence` counts the changes, as calendars require. */
  InterviewChanged: event('InterviewChanged', {
    v: 1,
    subject: candidateSubject,
    /**
     * `led_before`: the previous interviewers, so that removed ones are notified and new ones
     * invited.
     */
    data: z.object({ ...ofInterview, ...interview, led_before: z.array(id()), sequence: count() }),
  }),
  InterviewCancelled: event('InterviewCancelled', {
    v: 1,
    subject: candidateSubject,
    data: z.object({ ...ofInterview, sequence: count() }),
  }),
  InterviewFeedbackGiven: event('InterviewFeedbackGiven', {
    v: 1,
    subject: candidateSubject,
    data: z.object({
      ...ofInterview,
      employee_id: id(),
      rating: count(),
      text: personal.text(4000),
    }),
  }),
  /** A process makes the employee and the resume's document from this event. */
  CandidateHired: event('CandidateHired', {
    v: 1,
    subject: candidateSubject,
    data: z.object({
      ...candidate,
      employee_id: id(),
      hired_on: day().nullable(),
      invite: z.boolean(),
      oid: plain(60).nullable(),
      role_id: id(),
      time_off_policy_id: id().nullable(),
      location_id: id().nullable(),
      /** The resume again, encrypted with the employee's key; null if there was none. */
      document: z.object({ document_id: id(), ...file }).nullable(),
    }),
  }),
  /** By hand or with its opening; the candidate's key is then destroyed. */
  CandidateDeleted: event('CandidateDeleted', {
    v: 1,
    subject: candidateSubject,
    data: z.object(candidate),
  }),
  /** At the end of the retention period; the candidate's key is then destroyed. */
  CandidateErased: event('CandidateErased', {
    v: 1,
    subject: candidateSubject,
    data: z.object(candidate),
  }),
}
