import { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { dateFormat } from '@workledger/contracts/kernel/written'
import {
  type CorrectionRow,
  correctionById,
} from '@workledger/projections/attendance/attendance.queries'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, textsIn } from '../mail/language'
import { type Letter, type Mail, mail } from '../mail/mail'
import { deciders, requester } from '../people/deciders.port'
import { attendanceTexts } from './attendance.texts'

interface CorrectionMailEvent {
  workspace: string
  data: { employee_id: string; correction_id: string; own: boolean }
  meta: { actor: string }
}

export const attendanceMails: readonly Mail[] = [
  mail({
    template: 'attendance-correction-proposed',
    on: attendanceEvents.CorrectionProposed,
    async recipients({ workspace, data }, context) {
      const asked = await context.ask(workspace, (db) =>
        approversOf(db, workspace, data.employee_id),
      )
      const told = asked.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
      // The person asked may have no address; then the next decider gets the mail.
      return told.length > 0 ? told : deciders(workspace, data.employee_id, context)
    },
    async letter({ id, workspace, data }, { person_id }, context) {
      const correction = await findShift(workspace, data, context)
      if (correction?.status !== 'pending') return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(attendanceTexts, locale)
      const { button, ...words } = texts.proposed(fullName(correction))

      return {
        locale,
        ...words,
        facts: [
          ...shiftFacts(correction, locale),
          ...(correction.reason ? [[texts.reason, correction.reason] as const] : []),
        ],
        button: {
          label: button,
          url: await decideUrl(context, {
            workspace,
            kind: 'correction',
            record: data.correction_id,
            cause: id,
            reader: person_id,
          }),
        },
        footer: texts.approver(name),
      }
    },
  }),
  mail({
    template: 'attendance-correction-approved',
    on: attendanceEvents.CorrectionApproved,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'approved', context),
  }),
  mail({
    template: 'attendance-correction-rejected',
    on: attendanceEvents.CorrectionRejected,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'rejected', context),
  }),
]

const findShift = (
  workspace: string,
  { employee_id, correction_id }: { employee_id: string; correction_id: string },
  context: MailContext,
) => context.ask(workspace, (db) => correctionById(db, workspace, employee_id, correction_id))

/** Returns the text that names the decider and quotes their reason. */
async function decided(
  { workspace, data, meta }: CorrectionMailEvent,
  what: 'approved' | 'rejected',
  context: MailContext,
): Promise<Letter | undefined> {
  const correction = await findShift(workspace, data, context)
  if (correction?.status !== what) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(attendanceTexts, locale)
  const by = (await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))).get(
    meta.actor,
  )
  const { button, ...words } = texts[what](by)

  return {
    locale,
    ...words,
    facts: [
      ...shiftFacts(correction, locale),
      ...(correction.comment ? [[texts.comment, correction.comment] as const] : []),
    ],
    button: { label: button, url: context.url('/my_profile', { tab: 'attendance' }) },
    footer: texts.employee(name),
  }
}

function shiftFacts(
  { day, zone, was, becomes }: CorrectionRow,
  locale: Language,
): (readonly [string, string])[] {
  const texts = textsIn(attendanceTexts, locale)

  const time = (instant: string) =>
    dateFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(new Date(instant))

  const times = (shift: { in_at: string; out_at: string | null } | null) =>
    shift ? `${time(shift.in_at)} – ${shift.out_at ? time(shift.out_at) : texts.open}` : texts.none

  return [
    [texts.day, dayIn(locale, day)],
    [texts.before, times(was)],
    [texts.after, times(becomes)],
  ]
}
