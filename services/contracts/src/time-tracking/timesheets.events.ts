import * as z from 'zod'
import { approvalRouteField, approvalStepField, stepSeatField } from '../kernel/approval-steps'
import { event } from '../kernel/event'
import { amount, count, day, id, personal, plain } from '../kernel/event-fields'

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
  /**
   * Both days are of the week; `seconds`: tracked on them, cut at local midnights. `route`: the
   * steps of its approval; absent: one decision. `other_steps_from`: the seconds from which it would
   * have other steps; absent: from none.
   */
  TimesheetSubmitted: event('TimesheetSubmitted', {
    v: 3,
    subject,
    // The first version had no steps, the second escalated to administrators only.
    upcast: { 1: (data) => data, 2: (data) => data },
    data: z.object({
      ...timesheet,
      from_on: day(),
      to_on: day(),
      seconds: count(),
      route: approvalRouteField.optional(),
      other_steps_from: count().optional(),
    }),
  }),
  TimesheetWithdrawn: event('TimesheetWithdrawn', {
    v: 1,
    subject,
    data: z.object(timesheet),
  }),
  /**
   * A timer of the week stopped after its submission; these seconds wait for a decision. The steps
   * start over.
   */
  TimesheetTimeAdded: event('TimesheetTimeAdded', {
    v: 1,
    subject,
    data: z.object({ ...timesheet, entry_id: id(), seconds: count() }),
  }),
  /**
   * A step that is not the last: the week still waits. `seconds`: the time that was approved. `by`:
   * the employee who decided. `stands_in_for`: the person in whose place.
   */
  TimesheetStepApproved: event('TimesheetStepApproved', {
    v: 1,
    subject,
    data: z.object({
      ...timesheet,
      seats: z.array(stepSeatField),
      by: id(),
      comment: decision.comment,
      stands_in_for: id().nullable(),
      seconds: count(),
    }),
  }),
  /** No one decided a step in its days: from now on others may, too; see `escalate_to` of the step. */
  TimesheetStepEscalated: event('TimesheetStepEscalated', {
    v: 1,
    subject,
    data: z.object({ ...timesheet, step: count(), days: count() }),
  }),
  /**
   * `seconds`: the approved time, with what was added since the last approval. `seats`, `by`: what
   * the last step decided, of a week with steps, and the employee who did.
   */
  TimesheetApproved: event('TimesheetApproved', {
    v: 2,
    subject,
    upcast: { 1: (data) => data },
    data: z.object({
      ...decision,
      seconds: count(),
      seats: z.array(stepSeatField).optional(),
      by: id().optional(),
      stands_in_for: id().nullable().optional(),
    }),
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

/** The first version escalated to administrators only. */
const approvalRule = {
  workspace_id: id(),
  rule_id: id(),
  name: plain(),
  /** Empty: of everyone. */
  departments: z.array(id()),
  /** The least hours of a week to which it applies. */
  from_hours: amount(),
  steps: z.array(approvalStepField),
}

/** Approval rules of a workspace: stream `timesheet-steps-{workspace}`. */
export const timesheetStepRuleEvents = {
  TimesheetApprovalRuleAdded: event('TimesheetApprovalRuleAdded', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  TimesheetApprovalRuleChanged: event('TimesheetApprovalRuleChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  TimesheetApprovalRuleDeleted: event('TimesheetApprovalRuleDeleted', {
    v: 1,
    data: z.object({ workspace_id: id(), rule_id: id() }),
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
