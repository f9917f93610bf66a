import { masked } from '@workledger/contracts/kernel/account-numbers'
import { bankAccountEvents } from '@workledger/contracts/payments/payments.events'
import { employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { type Letter, type Mail, mail } from '../mail/mail'
import { paymentsTexts } from './payments.texts'

interface PaymentMailEvent {
  readonly workspace: string
  readonly data: { readonly employee_id: string }
  readonly meta: { readonly actor: string }
}

/**
 * The person's address in the company and, if it is another, the one they sign in with: an admin or
 * a directory may change the first, but only the person the second.
 */
async function recipients({ workspace, data }: PaymentMailEvent, context: MailContext) {
  const employee = await context.ask(workspace, (db) =>
    employeeById(db, workspace, data.employee_id),
  )
  if (!employee?.email) return []
  const to = [{ person_id: employee.id, to: employee.email }]
  const user = employee.user_id ? await context.user(employee.user_id) : undefined
  const isOther = user?.email && user.email.toLowerCase() !== employee.email.toLowerCase()

  return isOther && user?.email
    ? [...to, { person_id: employee.id, to: user.email, which: 'account' }]
    : to
}

/** Returns the letter to the owner of the account; undefined once they are deleted. */
async function letterOf(
  { workspace, data, meta }: PaymentMailEvent,
  what: 'changed' | 'removed',
  number: string | null,
  context: MailContext,
): Promise<Letter | undefined> {
  const employee = await context.ask(workspace, (db) =>
    employeeById(db, workspace, data.employee_id),
  )
  if (!employee) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(paymentsTexts, locale)
  const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
  const by = meta.actor === employee.user_id ? null : (names.get(meta.actor) ?? texts.admin)
  const { button, ...words } = texts[what](employee.first_name ?? '', name, by)

  return {
    locale,
    ...words,
    ...(number === null ? {} : { facts: [[texts.account, masked(number)]] }),
    button: { label: button, url: context.url('/my_profile', { tab: 'bank' }) },
  }
}

export const paymentsMails: readonly Mail[] = [
  mail({
    template: 'bank-account-changed',
    on: bankAccountEvents.BankAccountChanged,
    recipients,
    async letter(event, _, context) {
      const { account } = event.data
      return account
        ? letterOf(event, 'changed', account.iban ?? account.account_number ?? '', context)
        : undefined
    },
  }),
  mail({
    template: 'bank-account-removed',
    on: bankAccountEvents.BankAccountRemoved,
    recipients,
    letter: (event, _, context) => letterOf(event, 'removed', null, context),
  }),
]
