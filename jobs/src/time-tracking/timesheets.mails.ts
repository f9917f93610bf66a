import { fullName } from '@workledger/contracts/kernel/full-name'
import { writtenDuration } from '@workledger/contracts/kernel/written'
import { timesheetEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import { routedWeeks } from '@workledger/projections/access/approval-steps.port'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import {
  type DecidedWeek,
  weekToTell,
} from '@workledger/projections/time-tracking/timesheets.queries'
import { stepRecipients } from '../access/step-recipients.port'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { type Language, spanIn, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { deciders, requester } from '../people/deciders.port'
import { timesheetTexts } from './timesheets.texts'

interface TimesheetMailEvent {
  workspace: string
  data: { employee_id: string; timesheet_id: string; own: boolean }
  meta: { actor: string }
}

export const timesheetMails: readonly Mail[] = [
  mail({
    template: 'timesheet-submitted',
    on: timesheetEvents.TimesheetSubmitted,
    async recipients({ workspace, data }, context) {
      if (data.route) return stepDeciders(workspace, data, context)

      const asked = await context.ask(workspace, (db) =>
        approversOf(db, workspace, data.employee_id),
      )
      const told = asked.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
      return told.length > 0 ? told : deciders(workspace, data.employee_id, context)
    },
    letter: (event, recipient, context) => waits(event, recipient, 'submitted', context),
  }),
  mail({
    template: 'timesheet-step-waits',
    on: timesheetEvents.TimesheetStepApproved,
    recipients: ({ workspace, data, meta }, context) =>
      stepDeciders(workspace, data, context, meta.actor),
    letter: (event, recipient, context) => waits(event, recipient, 'stepWaits', context),
  }),
  mail({
    template: 'timesheet-step-escalated',
    on: timesheetEvents.TimesheetStepEscalated,
    recipients: ({ workspace, data }, context) => stepDeciders(workspace, data, context),
    letter: (event, recipient, context) => waits(event, recipient, 'escalated', context),
  }),
  mail({
    template: 'timesheet-approved',
    on: timesheetEvents.TimesheetApproved,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'approved', context),
  }),
  mail({
    template: 'timesheet-sent-back',
    on: timesheetEvents.TimesheetSentBack,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'sentBack', context),
  }),
  mail({
    template: 'timesheet-reopened',
    on: timesheetEvents.TimesheetReopened,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'reopened', context),
  }),
]

const find = (workspace: string, id: string, context: MailContext) =>
  context.ask(workspace, (db) => weekToTell(db, workspace, id))

const stepDeciders = (
  workspace: string,
  { timesheet_id: id }: { timesheet_id: string },
  context: MailContext,
  but?: string,
) => stepRecipients(context, routedWeeks, { workspace, id, but })

/** Asks for a decision of a week, or of the step that waits now. */
async function waits(
  { id, workspace, data }: { id: string; workspace: string; data: { timesheet_id: string } },
  { person_id }: Recipient,
  what: 'submitted' | 'stepWaits' | 'escalated',
  context: MailContext,
): Promise<Letter | undefined> {
  const week = await find(workspace, data.timesheet_id, context)
  if (!week?.undecided) return undefined

  // Another person has decided the step since.
  if (
    week.route &&
    !(await stepDeciders(workspace, data, context)).some((one) => one.person_id === person_id)
  )
    return undefined

  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(timesheetTexts, locale)
  const { button, ...words } = texts[what](fullName(week))

  return {
    locale,
    ...words,
    facts: weekFacts(week, locale),
    button: {
      label: button,
      url: await decideUrl(context, {
        workspace,
        kind: 'timesheet',
        record: data.timesheet_id,
        cause: id,
        reader: person_id,
      }),
    },
    footer: texts.approver(name),
  }
}

/** Returns the text that names the decider and quotes their comment. */
async function decided(
  { workspace, data, meta }: TimesheetMailEvent,
  what: 'approved' | 'sentBack' | 'reopened',
  context: MailContext,
): Promise<Letter | undefined> {
  const week = await find(workspace, data.timesheet_id, context)
  if (!week || (week.status === 'approved') !== (what === 'approved')) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(timesheetTexts, locale)
  const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
  const { button, ...words } = texts[what](names.get(meta.actor))

  return {
    locale,
    ...words,
    facts: [
      ...weekFacts(week, locale),
      ...(week.comment ? [[texts.comment, week.comment] as const] : []),
    ],
    button: { label: button, url: context.url('/timer/week', { day: week.from_on }) },
    footer: texts.employee(name),
  }
}

const weekFacts = ({ from_on, to_on, seconds }: DecidedWeek, locale: Language) => {
  const texts = textsIn(timesheetTexts, locale)

  return [
    [texts.week, spanIn(locale, from_on, to_on)],
    [texts.hours, writtenDuration(locale, seconds)],
  ] as (readonly [string, string])[]
}
