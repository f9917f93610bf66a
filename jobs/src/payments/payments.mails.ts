import { masked } from '@workledger/contracts/payments/account-numbers'
import { bankAccountEvents } from '@workledger/contracts/payments/payments.events'
import { employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { paymentsTexts } from './payments.texts'

export const paymentsMails: readonly Mail[] = [
  mail({
    template: 'bank-account-changed',
    on: bankAccountEvents.BankAccountChanged,
    async recipients({ workspace, data }, context) {
      const employee = await context.ask(workspace, (db) => employeeById(db, workspace, data.employee_id))
      return employee?.email ? [{ person_id: employee.id, to: employee.email }] : []
    },
    async letter({ workspace, data, meta }, _, context) {
      const employee = await context.ask(workspace, (db) => employeeById(db, workspace, data.employee_id))
      if (!employee || !data.account) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(paymentsTexts, locale)
      const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
      const by = meta.actor === employee.user_id ? texts.yourself : (names.get(meta.actor) ?? texts.somebody)
      const { button, ...words } = texts.changed(employee.first_name ?? '', name, by)
      return {
        locale,
        ...words,
        facts: [[texts.account, masked(data.account.iban ?? data.account.account_number ?? '')]],
        button: { label: button, url: context.url('/my_profile', { tab: 'bank' }) },
      }
    },
  }),
]
