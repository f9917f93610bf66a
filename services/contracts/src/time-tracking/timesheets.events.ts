import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, personal, plain } from '../kernel/event-fields'

const subject = 'employee_id'

/** The timesheet of one week keeps its id when it is submitted again. */
const timesheet = { employee_id: id(), timesheet_id: id() }

/** `own`: decided by the person whose week it is, because no other person could. */
const decision = {
  ...timesheet,
  own: z.boolean(),
  comment: personal(plain(2000).nullable()),
}

/**
 * Weeks that a person submits and another one approves. In the stream of the person's timer,
 * `timer-{employee}`, because a submitted week locks its entries.
 */
export const timesheetEvents = {
  /** Both days are of the week; `seconds`: tracked on them, cut at local midnights. */
  TimesheetSubmitted: event('TimesheetSubmitted', {
    v: 1,
    subject,
    data: z.object({ ...timesheet, from_on: day(), to_on: day(), seconds: count() }),
  }),
  TimesheetWithdrawn: event('TimesheetWithdrawn', {
    v: 1,
    subject,
    data: z.object(timesheet),
  }),
  /** A timer of the week stopped after its submission; these seconds wait for a decision. */
  TimesheetTimeAdded: event('TimesheetTimeAdded', {
    v: 1,
    subject,
    data: z.object({ ...timesheet, entry_id: id(), seconds: count() }),
  }),
  /** `seconds`: the approved time, with what was added since the last approval. */
  TimesheetApproved: event('TimesheetApproved', {
    v: 1,
    subject,
    data: z.object({ ...decision, seconds: count() }),
  }),
  TimesheetSentBack: event('TimesheetSentBack', {
    v: 1,
    subject,
    data: z.object(decision),
  }),
  /** An approved week can change again. */
  TimesheetReopened: event('TimesheetReopened', {
    v: 1,
    subject,
    data: z.object(decision),
  }),
}

/** Stream `timesheet-rules-{workspace}`. */
export const timesheetRuleEvents = {
  /** `locked_until`: the last day whose time no one changes. */
  TimesheetRulesSet: event('TimesheetRulesSet', {
    v: 1,
    data: z.object({ workspace_id: id(), on: z.boolean(), locked_until: day().nullable() }),
  }),
}
