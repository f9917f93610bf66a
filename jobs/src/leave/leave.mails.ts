import { fullName } from '@workledger/contracts/kernel/full-name'
import { writtenList, writtenNumber, writtenSpan } from '@workledger/contracts/kernel/written'
import { leaveDelegationEvents, leaveEvents } from '@workledger/contracts/leave/leave.events'
import { partOfDay } from '@workledger/contracts/leave/part-of-day'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import { routedLeaves } from '@workledger/projections/access/approval-steps.port'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { approversOfEach, inPlaceOf } from '@workledger/projections/leave/approvers.queries'
import {
  countAway,
  leavesById,
  type StoredLeave,
} from '@workledger/projections/leave/leave.queries'
import { leaveEffects } from '@workledger/projections/leave/leave-ledgers'
import { standInKindsOf } from '@workledger/projections/leave/stand-in-kinds.queries'
import { mailAddressesOf, namesOfUsers } from '@workledger/projections/people/people.queries'
import { stepRecipients } from '../access/step-recipients.port'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { requester } from '../people/deciders.port'
import { leaveTexts } from './leave.texts'

interface LeaveOf {
  employee_id: string
  leave_id: string
}

interface LeaveMailEvent {
  workspace: string
  data: { employee_id: string; leave_id: string; own: boolean; comment: string | null }
  meta: { actor: string }
}

export const leaveMails: readonly Mail[] = [
  mail({
    template: 'leave-requested',
    on: leaveEvents.LeaveRequested,
    recipients: async ({ workspace, data }, context) =>
      data.status !== 'pending'
        ? []
        : data.route
          ? stepDeciders(workspace, data, context)
          : approvers(workspace, data.employee_id, context),
    letter: (event, recipient, context) => waits(event, recipient, 'requested', context),
  }),
  mail({
    template: 'leave-step-waits',
    on: leaveEvents.LeaveStepApproved,
    recipients: ({ workspace, data, meta }, context) =>
      stepDeciders(workspace, data, context, meta.actor),
    letter: (event, recipient, context) => waits(event, recipient, 'stepWaits', context),
  }),
  mail({
    template: 'leave-step-escalated',
    on: leaveEvents.LeaveStepEscalated,
    recipients: ({ workspace, data }, context) => stepDeciders(workspace, data, context),
    letter: (event, recipient, context) => waits(event, recipient, 'escalated', context),
  }),
  mail({
    template: 'leave-added',
    on: leaveEvents.LeaveRequested,
    recipients: async ({ workspace, data, meta }, context) => {
      // No one is told of history that an import brought.
      if (data.status !== 'approved' || data.import_id) return []
      const employee = await context.find(mailAddressesOf, workspace, data.employee_id)

      // The employee needs no mail about their own leave of a type without approval.
      return employee?.email && employee.user_id !== meta.actor
        ? [{ person_id: employee.id, to: employee.email }]
        : []
    },
    letter: ({ workspace, data, meta }, _, context) =>
      decided({ workspace, data: { ...data, own: false, comment: null }, meta }, 'added', context),
  }),
  mail({
    template: 'approval-delegated',
    on: leaveDelegationEvents.ApprovalDelegated,
    recipients: async ({ workspace, data }, context) => {
      const delegate = await context.find(mailAddressesOf, workspace, data.delegate_id)
      return delegate?.email ? [{ person_id: delegate.id, to: delegate.email }] : []
    },
    async letter({ workspace, data }, _, context) {
      const found = await context.ask(workspace, (db) =>
        inPlaceOf(db, data.delegate_id, data.from_on),
      )
      const delegation = found.find(({ id }) => id === data.delegation_id)
      if (!delegation) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(leaveTexts, locale)
      const { button, ...words } = texts.delegated(fullName(delegation))
      const kinds = await context.ask(workspace, (db) => standInKindsOf(db, workspace))

      return {
        locale,
        ...words,
        facts: [
          [
            texts.decides,
            writtenList(
              locale,
              kinds.map((kind) => texts.decided[kind]),
            ),
          ],
          [texts.from, dayIn(locale, delegation.from_on)],
          [texts.to, dayIn(locale, delegation.to_on)],
        ],
        button: { label: button, url: context.url('/requests?tab=approvals') },
        footer: texts.employee(name),
      }
    },
  }),
  mail({
    template: 'leave-approved',
    on: leaveEvents.LeaveApproved,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'approved', context),
  }),
  mail({
    template: 'leave-rejected',
    on: leaveEvents.LeaveRejected,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'rejected', context),
  }),
  mail({
    template: 'leave-shortened',
    on: leaveEvents.LeaveShortened,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'shortened', context),
  }),
]

const findLeave = (
  workspace: string,
  { leave_id }: { leave_id: string },
  context: MailContext,
): Promise<StoredLeave | undefined> => context.find(leavesById, workspace, leave_id)

/** Returns the people for whom the waiting step of a leave waits, but the one who has just decided. */
const stepDeciders = (
  workspace: string,
  { leave_id: id }: { leave_id: string },
  context: MailContext,
  but?: string,
) => stepRecipients(context, routedLeaves, { workspace, id, but })

/** Asks for a decision of a leave, or of the step that waits now. */
async function waits(
  { id, workspace, data }: { id: string; workspace: string; data: LeaveOf },
  { person_id }: Recipient,
  what: 'requested' | 'stepWaits' | 'escalated',
  context: MailContext,
): Promise<Letter | undefined> {
  const leave = await findLeave(workspace, data, context)
  if (leave?.status !== 'pending') return undefined

  // Another person has decided the step since.
  if (
    leave.route &&
    !(await stepDeciders(workspace, data, context)).some((one) => one.person_id === person_id)
  )
    return undefined

  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(leaveTexts, locale)
  const { button, ...words } = texts[what](fullName(leave))

  return {
    locale,
    ...words,
    facts: [...leaveFacts(leave, locale), ...(await effectFacts(workspace, leave, context))],
    button: {
      label: button,
      url: await decideUrl(context, {
        workspace,
        kind: 'leave',
        record: data.leave_id,
        cause: id,
        reader: person_id,
      }),
    },
    footer: texts.approver(name),
  }
}

async function approvers(
  workspace: string,
  id: string,
  context: MailContext,
): Promise<Recipient[]> {
  const people = await context.find(approversOfEach, workspace, id)
  return (people ?? []).flatMap(({ id: person_id, email }) =>
    email ? [{ person_id, to: email }] : [],
  )
}

async function decided(
  { workspace, data, meta }: LeaveMailEvent,
  what: 'approved' | 'rejected' | 'shortened' | 'added',
  context: MailContext,
): Promise<Letter | undefined> {
  const [leave, by] = await Promise.all([
    findLeave(workspace, data, context),
    context.find(namesOfUsers, workspace, meta.actor),
  ])

  // A later decision has a message of its own.
  if (leave?.status !== (what === 'rejected' ? 'rejected' : 'approved')) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(leaveTexts, locale)
  const { button, ...words } = texts[what](by)

  return {
    locale,
    ...words,
    facts: [
      ...leaveFacts(leave, locale),
      ...(data.comment ? [[texts.comment, data.comment] as [string, string]] : []),
    ],
    button: { label: button, url: context.url('/requests') },
    footer: texts.employee(name),
  }
}

function leaveFacts(leave: StoredLeave, locale: Language): [string, string][] {
  const texts = textsIn(leaveTexts, locale)

  return [
    [texts.type, leave.type_name ?? ''],
    [texts.when, `${daysOf(leave, locale)} · ${lengthOf(leave, locale)}`],
    ...(leave.description ? [[texts.description, leave.description] as [string, string]] : []),
  ]
}

/** Mon, 1 March 2027, or 1 – 5 March 2027. */
const daysOf = ({ start_on, finish_on }: StoredLeave, locale: Language) =>
  start_on === finish_on
    ? dayIn(locale, start_on)
    : writtenSpan(locale, start_on, finish_on, 'long')

function lengthOf({ half_day, days, ...part }: StoredLeave, locale: Language): string {
  const texts = textsIn(leaveTexts, locale)
  const hours = partOfDay(part, locale)
  if (hours) return `${hours} · ${texts.days(writtenNumber(locale, daysTotal(days)))}`

  return half_day
    ? texts.halves[half_day as keyof typeof texts.halves]
    : texts.days(writtenNumber(locale, daysTotal(days)))
}

/** Returns what each leave takes from its employee's balance. */
async function effectsNow(db: Reads, workspace: string, leaves: readonly StoredLeave[]) {
  const effects = await leaveEffects(db, workspace, leaves, new Date().toISOString())
  return new Map(leaves.map((leave) => [leave, effects.get(leave.id)]))
}

/**
 * Returns what a decider asks first: the balance with and without the leave, and how many are away.
 * It names no person, because an erasure finds a mail by the person whom its cause names.
 */
async function effectFacts(
  workspace: string,
  leave: StoredLeave,
  context: MailContext,
): Promise<[string, string][]> {
  const { locale } = await context.workspace(workspace)
  const texts = textsIn(leaveTexts, locale)
  const { employee_id, start_on: from, finish_on: to } = leave

  const [effect, away = 0] = await Promise.all([
    context.find(effectsNow, workspace, leave),
    context.find(countAway, workspace, { from, to, but: employee_id }),
  ])

  const number = (days: string) => writtenNumber(locale, days)

  return [
    ...(effect
      ? [
          [texts.balance, texts.left(number(effect.before), number(effect.after), effect.year)] as [
            string,
            string,
          ],
        ]
      : []),
    [texts.away, texts.others(away)],
  ]
}
