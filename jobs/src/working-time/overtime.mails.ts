import { fullName } from '@workledger/contracts/kernel/full-name'
import { writtenDuration } from '@workledger/contracts/kernel/written'
import { workingTimeEvents } from '@workledger/contracts/working-time/working-time.events'
import { lastDayOf } from '@workledger/domain/working-time/months'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { overtimeToTell } from '@workledger/projections/working-time/overtime.queries'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { type Language, spanIn, textsIn } from '../mail/language'
import { type Letter, type Mail, mail } from '../mail/mail'
import { deciders, requester } from '../people/deciders.port'
import { overtimeTexts } from './overtime.texts'

interface Decided {
  workspace: string
  data: {
    employee_id: string
    overtime_id: string
    month: string
    seconds: number
    own: boolean
    comment: string | null
  }
  meta: { actor: string }
}

export const overtimeMails: readonly Mail[] = [
  mail({
    template: 'overtime-waits',
    on: workingTimeEvents.WorkingTimeOvertimeRaised,
    async recipients({ workspace, data }, context) {
      const asked = await context.ask(workspace, (db) =>
        approversOf(db, workspace, data.employee_id),
      )
      const told = asked.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
      return told.length > 0 ? told : deciders(workspace, data.employee_id, context)
    },
    async letter({ id, workspace, data }, { person_id }, context) {
      const found = await context.ask(workspace, (db) =>
        overtimeToTell(db, workspace, data.overtime_id),
      )
      if (!found || found.waiting_seconds === 0) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(overtimeTexts, locale)
      const { button, ...words } = texts.waits(fullName(found))

      return {
        locale,
        ...words,
        facts: factsOf({ ...found, seconds: found.waiting_seconds }, locale),
        button: {
          label: button,
          url: await decideUrl(context, {
            workspace,
            kind: 'overtime',
            record: data.overtime_id,
            cause: id,
            reader: person_id,
          }),
        },
        footer: texts.approver(name),
      }
    },
  }),
  mail({
    template: 'overtime-approved',
    on: workingTimeEvents.WorkingTimeOvertimeApproved,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'approved', context),
  }),
  mail({
    template: 'overtime-declined',
    on: workingTimeEvents.WorkingTimeOvertimeDeclined,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) => decided(event, 'declined', context),
  }),
]

/** Returns the text that names the decider and quotes their comment. */
async function decided(
  { workspace, data, meta }: Decided,
  what: 'approved' | 'declined',
  context: MailContext,
): Promise<Letter | undefined> {
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(overtimeTexts, locale)
  const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
  const { button, ...words } = texts[what](names.get(meta.actor))

  return {
    locale,
    ...words,
    facts: [
      ...factsOf(data, locale),
      ...(data.comment ? [[texts.comment, data.comment] as const] : []),
    ],
    button: { label: button, url: context.url('/my_profile', { tab: 'working_time' }) },
    footer: texts.employee(name),
  }
}

const factsOf = ({ month, seconds }: { month: string; seconds: number }, locale: Language) => {
  const texts = textsIn(overtimeTexts, locale)

  return [
    [texts.month, spanIn(locale, month, lastDayOf(month))],
    [texts.hours, writtenDuration(locale, seconds)],
  ] as (readonly [string, string])[]
}
