import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { payslipsOfRun } from '@workledger/projections/payroll/payslips.queries'
import { approversOfRun } from '@workledger/projections/payroll/runs-to-approve'
import { decideUrl } from '../kernel/decide-link'
import { dateIn, spanIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { payrollTexts } from './payroll.texts'

export const payrollMails: readonly Mail[] = [
  mail({
    template: 'payrun-waits',
    on: payRunEvents.PayRunDrafted,
    /** With four eyes, those who may approve the run and did not prepare it. */
    async recipients({ workspace, data: { payrun_id } }, context) {
      const people = await context.ask(workspace, (db) => approversOfRun(db, workspace, payrun_id))
      return people.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
    },
    async letter({ id, workspace, data: { payrun_id } }, { person_id }, context) {
      const { name, locale } = await context.workspace(workspace)

      const run = await context.ask(workspace, (db) =>
        db
          .selectFrom('payruns')
          .select(['status', 'start_on', 'end_on', 'pay_date'])
          .where('id', '=', payrun_id)
          .executeTakeFirst(),
      )

      if (run?.status !== 'draft') return undefined
      const texts = textsIn(payrollTexts, locale)
      const { button, ...words } = texts.waits(name)

      const url = await decideUrl(context, {
        ...{ workspace, kind: 'pay_run', record: payrun_id },
        ...{ cause: id, reader: person_id },
      })

      return {
        locale,
        ...words,
        facts: [
          [texts.period, spanIn(locale, run.start_on, run.end_on)],
          [texts.payDate, dateIn(locale, run.pay_date)],
        ],
        button: { label: button, url },
      }
    },
  }),
  mail({
    template: 'payslip-ready',
    on: payRunEvents.PayRunApproved,
    /** Every paid employee with an address; thousands in a large company. */
    async recipients({ workspace, data }, context) {
      if (!data.notify_employee) return []
      return context.ask(workspace, async (db) => {
        const paid = new Set(
          (await payslipsOfRun(db, workspace, data.payrun_id)).map(
            ({ employee_id }) => employee_id,
          ),
        )

        const people = await db
          .selectFrom('employees')
          .select(['id', 'email'])
          .where('workspace_id', '=', workspace)
          .execute()

        return people.flatMap(({ id, email }) =>
          email && paid.has(id) ? [{ person_id: id, to: email }] : [],
        )
      })
    },
    async letter({ workspace, data }, { person_id }, context) {
      const { name, locale } = await context.workspace(workspace)

      const [employee, run] = await context.ask(workspace, (db) =>
        Promise.all([
          db
            .selectFrom('employees')
            .select('first_name')
            .where('id', '=', person_id)
            .executeTakeFirst(),
          db
            .selectFrom('payruns')
            .select(['start_on', 'end_on', 'pay_date'])
            .where('id', '=', data.payrun_id)
            .executeTakeFirst(),
        ]),
      )

      if (!employee || !run) return undefined
      const texts = textsIn(payrollTexts, locale)
      const { button, ...words } = texts.payslip(employee.first_name ?? '', name)

      return {
        locale,
        ...words,
        facts: [
          [texts.period, spanIn(locale, run.start_on, run.end_on)],
          [texts.payDate, dateIn(locale, run.pay_date)],
        ],
        button: { label: button, url: context.url('/requests', { tab: 'payslips' }) },
      }
    },
  }),
]
