import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { writtenMoney, writtenNumber } from '@workledger/contracts/kernel/written'
import { routedExpenses } from '@workledger/projections/access/approval-steps.port'
import { type ExpenseRow, expensesById } from '@workledger/projections/expenses/expenses.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { stepRecipients } from '../access/step-recipients.port'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { deciders, requester } from '../people/deciders.port'
import { expensesTexts } from './expenses.texts'

interface ExpenseMailEvent {
  workspace: string
  data: { employee_id: string; expense_id: string; comment?: string | null; note?: string | null }
  meta: { actor: string }
}

type Fact = [string, string]

export const expensesMails: readonly Mail[] = [
  mail({
    template: 'expense-requested',
    on: expenseEvents.ExpenseRequested,
    recipients: ({ workspace, data }, context) =>
      data.route
        ? stepDeciders(workspace, data, context)
        : deciders(workspace, data.employee_id, context),
    letter: (event, recipient, context) => waits(event, recipient, 'requested', context),
  }),
  mail({
    template: 'expense-step-waits',
    on: expenseEvents.ExpenseStepApproved,
    recipients: ({ workspace, data, meta }, context) =>
      stepDeciders(workspace, data, context, meta.actor),
    letter: (event, recipient, context) => waits(event, recipient, 'stepWaits', context),
  }),
  mail({
    template: 'expense-step-escalated',
    on: expenseEvents.ExpenseStepEscalated,
    recipients: ({ workspace, data }, context) => stepDeciders(workspace, data, context),
    letter: (event, recipient, context) => waits(event, recipient, 'escalated', context),
  }),
  mail({
    template: 'expense-approved',
    on: expenseEvents.ExpenseApproved,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) =>
      told(event, 'approved', context, ({ status }) => status === 'approved'),
  }),
  mail({
    template: 'expense-rejected',
    on: expenseEvents.ExpenseRejected,
    recipients: ({ workspace, data }, context) => requester(workspace, data, context),
    letter: (event, _, context) =>
      told(event, 'rejected', context, ({ status }) => status === 'rejected'),
  }),
  mail({
    template: 'expense-reimbursed',
    on: expenseEvents.ExpenseReimbursed,
    recipients: ({ workspace, data }, context) =>
      requester(workspace, { ...data, own: false }, context),
    letter: (event, _, context) =>
      told(
        event,
        'reimbursed',
        context,
        ({ payment, reimbursed_on }) => payment === 'paid' && reimbursed_on === event.data.date,
      ),
  }),
]

const findExpense = (
  workspace: string,
  { expense_id }: ExpenseMailEvent['data'],
  context: MailContext,
): Promise<ExpenseRow | undefined> => context.find(expensesById, workspace, expense_id)

const stepDeciders = (
  workspace: string,
  { expense_id: id }: { expense_id: string },
  context: MailContext,
  but?: string,
) => stepRecipients(context, routedExpenses, { workspace, id, but })

/** Asks for a decision of a claim, or of the step that waits now. */
async function waits(
  { id, workspace, data }: { id: string; workspace: string; data: ExpenseMailEvent['data'] },
  { person_id }: Recipient,
  what: 'requested' | 'stepWaits' | 'escalated',
  context: MailContext,
): Promise<Letter | undefined> {
  const expense = await findExpense(workspace, data, context)
  if (expense?.status !== 'pending') return undefined

  // Another person has decided the step since.
  if (
    expense.route &&
    !(await stepDeciders(workspace, data, context)).some((one) => one.person_id === person_id)
  )
    return undefined

  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(expensesTexts, locale)
  const { button, ...words } = texts[what](fullName(expense))

  return {
    locale,
    ...words,
    facts: expenseFacts(expense, locale),
    button: {
      label: button,
      url: await decideUrl(context, {
        workspace,
        kind: 'expense',
        record: data.expense_id,
        cause: id,
        reader: person_id,
      }),
    },
    footer: texts.approver(name),
  }
}

/**
 * Informs the claimant; undefined if the decision was changed, because the change has a message of
 * its own.
 */
async function told(
  { workspace, data, meta }: ExpenseMailEvent,
  what: 'approved' | 'rejected' | 'reimbursed',
  context: MailContext,
  holds: (expense: ExpenseRow) => boolean,
): Promise<Letter | undefined> {
  const expense = await findExpense(workspace, data, context)
  if (!expense || !holds(expense)) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(expensesTexts, locale)
  const by = await context.find(namesOfUsers, workspace, meta.actor)
  const { button, ...words } = texts[what](by)

  const more: (Fact | undefined)[] = [
    what === 'reimbursed' && expense.reimbursed_on
      ? [texts.reimbursedOn, dayIn(locale, expense.reimbursed_on)]
      : undefined,
    data.comment ? [texts.comment, data.comment] : undefined,
    data.note ? [texts.note, data.note] : undefined,
  ]

  return {
    locale,
    ...words,
    facts: [...expenseFacts(expense, locale), ...more.filter((fact) => fact !== undefined)],
    button: { label: button, url: context.url('/requests?tab=expenses') },
    footer: texts.employee(name),
  }
}

function expenseFacts(expense: ExpenseRow, locale: Language): Fact[] {
  const texts = textsIn(expensesTexts, locale)
  const { name, description, rate, base_amount } = expense

  const optional: (Fact | undefined)[] = [
    rate ? [texts.rate, writtenNumber(locale, rate, 10)] : undefined,
    rate && base_amount
      ? [texts.base, writtenMoney(locale, base_amount, expense.base_currency)]
      : undefined,
    description ? [texts.description, description] : undefined,
  ]

  return [
    [texts.name, name ?? ''],
    [texts.category, texts.categories[expense.category as keyof typeof texts.categories]],
    [texts.amount, writtenMoney(locale, expense.amount, expense.currency)],
    [texts.date, dayIn(locale, expense.date)],
    ...optional.filter((fact) => fact !== undefined),
  ]
}
