import { writtenNumber } from '@workledger/contracts/kernel/written'
import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { type LeaveRow, leaveById } from '@workledger/projections/leave/leave.queries'
import { administrators, employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import Decimal from 'decimal.js'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, type Letter, type Mail, mail, type Recipient, textsIn } from '../mail/mail'
import { leaveTexts } from './leave.texts'

interface Decided {
  workspace: string
  data: { employee_id: string; leave_id: string; own: boolean }
  meta: { actor: string }
}

export const leaveMails: readonly Mail[] = [
  mail({
    template: 'leave-requested',
    on: leaveEvents.LeaveRequested,
    recipients: async ({ workspace, data }, context) => (data.status === 'pending' ? approvers(workspace, data.employee_id, context) : []),
    async letter({ workspace, data }, _, context) {
      const leave = await find(workspace, data, context)
      if (leave?.status !== 'pending') return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(leaveTexts, locale)
      const { button, ...words } = texts.requested(`${leave.first_name ?? ''} ${leave.last_name ?? ''}`.trim())
      return {
        locale,
        ...words,
        facts: facts(leave, locale),
        button: { label: button, url: context.url('/requests') },
        footer: texts.approver(name),
      }
    },
  }),
  mail({
    template: 'leave-approved',
    on: leaveEvents.LeaveApproved,
    recipients: theEmployee,
    letter: (event, _, context) => decided(event, 'approved', context),
  }),
  mail({
    template: 'leave-rejected',
    on: leaveEvents.LeaveRejected,
    recipients: theEmployee,
    letter: (event, _, context) => decided(event, 'rejected', context),
  }),
]

const find = (workspace: string, { employee_id, leave_id }: { employee_id: string; leave_id: string }, context: MailContext) =>
  context.ask(workspace, (db) => leaveById(db, workspace, employee_id, leave_id))

/** The time-off manager, else the manager, else every other admin. */
async function approvers(workspace: string, id: string, context: MailContext): Promise<Recipient[]> {
  return context.ask(workspace, async (db) => {
    const employee = await employeeById(db, workspace, id)
    for (const manager_id of [employee?.time_off_manager_id, employee?.manager_id]) {
      const manager = manager_id ? await employeeById(db, workspace, manager_id) : undefined
      if (manager?.email && manager.status === 'active') return [{ person_id: manager.id, to: manager.email }]
    }
    const admins = await administrators(db, workspace)
    return admins.flatMap((admin) => (admin.email && admin.id !== id ? [{ person_id: admin.id, to: admin.email }] : []))
  })
}

/** Who decided for themselves knows it already. */
async function theEmployee({ workspace, data }: Decided, context: MailContext): Promise<Recipient[]> {
  const employee = await context.ask(workspace, (db) => employeeById(db, workspace, data.employee_id))
  return employee?.email && !data.own ? [{ person_id: employee.id, to: employee.email }] : []
}

async function decided(
  { workspace, data, meta }: Decided,
  what: 'approved' | 'rejected',
  context: MailContext,
): Promise<Letter | undefined> {
  const leave = await find(workspace, data, context)
  // Decided anew meanwhile: the later decision has a message of its own.
  if (leave?.status !== what) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(leaveTexts, locale)
  const by = (await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))).get(meta.actor)
  const { button, ...words } = texts[what](by)
  return {
    locale,
    ...words,
    facts: facts(leave, locale),
    button: { label: button, url: context.url('/requests') },
    footer: texts.employee(name),
  }
}

function facts(leave: LeaveRow, locale: Language): [string, string][] {
  const texts = textsIn(leaveTexts, locale)
  const days = Object.values(leave.days).reduce((sum, value) => sum.plus(value), new Decimal(0))
  const half = leave.half_day as keyof typeof texts.halves | null
  return [
    [texts.type, leave.type_name ?? ''],
    [texts.from, dayIn(locale, leave.start_on)],
    [texts.to, dayIn(locale, leave.finish_on)],
    ...(half ? [[texts.half, texts.halves[half]] as [string, string]] : []),
    [texts.days, writtenNumber(locale, days.toString())],
    ...(leave.description ? [[texts.reason, leave.description] as [string, string]] : []),
  ]
}
