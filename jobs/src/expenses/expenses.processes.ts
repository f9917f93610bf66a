import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { type ExpenseCommand, expenseDecider } from '@workledger/domain/expenses/expense'
import { entriesById } from '@workledger/domain/kernel/by-id'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { expensesOf } from '@workledger/domain/payroll/pay-run-state'
import { runsWithExpenses } from '@workledger/projections/payroll/pay-facts.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type Settled = { expense_id: string; employee_id: string; paid: boolean }

/**
 * Sends one command to each expense of a run, by whether the run pays it. An expense that has moved
 * on gets none.
 */
async function settle(
  context: ProcessContext,
  expenses: readonly Settled[],
  command: (each: Settled) => ExpenseCommand,
) {
  const one = (each: Settled) =>
    context.run(expenseDecider, each.expense_id, command(each), { step: each.expense_id })
  await sideBySide(expenses, one)
}

const holdOrRelease =
  (payrun_id: string) =>
  ({ paid, ...on }: Settled): ExpenseCommand => ({
    ...on,
    type: paid ? 'hold' : 'release',
    payrun_id,
  })

/**
 * Holds the expenses that the whole run pays and releases the others. It reads the run's stream,
 * which is never late.
 */
async function holdWhatIsPaid(payrun_id: string, context: ProcessContext) {
  const run = await context.state(payRunDecider, payrun_id)

  if (run.status === 'draft' && !run.reverses)
    await settle(context, expensesOf(run), holdOrRelease(payrun_id))
}

type OfRun = { id: string; data: { payrun_id: string } }

/**
 * Returns the events of runs with expenses; runs have up to ten thousand entries, so others are not
 * read.
 */
async function withExpenses(
  events: readonly OfRun[],
  context: Pick<ProcessContext, 'ask'>,
): Promise<ReadonlySet<string>> {
  const runs = new Set(
    await context.ask((db) =>
      runsWithExpenses(db, [...new Set(events.map(({ data }) => data.payrun_id))]),
    ),
  )
  return new Set(events.flatMap(({ id, data }) => (runs.has(data.payrun_id) ? [id] : [])))
}

export const expensesProcesses: readonly Process[] = [
  process({
    name: 'expenses of a drafted pay run',
    on: payRunEvents.PayRunDrafted,
    concerned: withExpenses,
    /** The draft's expenses are held, so no other run pays them. */
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'expenses of a recalculated pay run',
    on: payRunEvents.PayRunRecalculated,
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'expenses of a changed entry of a pay run',
    on: payRunEvents.PayRunEntryChanged,
    when: ({ pay }) => (pay?.expenses.length ?? 0) > 0,
    /** The run does not pay a person who is left out of it. */
    react: ({ data: { payrun_id, employee_id, should_pay, pay } }, context) =>
      settle(
        context,
        (pay?.expenses ?? []).map(({ expense_id }) => ({
          expense_id,
          employee_id,
          paid: should_pay,
        })),
        holdOrRelease(payrun_id),
      ),
  }),
  process({
    name: 'expenses of the changed payees of a pay run',
    on: payRunEvents.PayRunPayeesChanged,
    concerned: withExpenses,
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'expenses of an approved pay run',
    on: payRunEvents.PayRunApproved,
    concerned: withExpenses,
    /**
     * The payslips pay the held expenses; expenses of an entry that was held back are due again.
     */
    async react({ data: { payrun_id } }, context) {
      const run = await context.state(payRunDecider, payrun_id)
      if (run.status !== 'complete' || run.reverses) return

      await settle(context, expensesOf(run), ({ paid, ...on }) => ({
        ...on,
        type: paid ? 'take' : 'release',
        payrun_id,
      }))
    },
  }),
  process({
    name: 'expenses of a deleted pay run',
    on: payRunEvents.PayRunDeleted,
    /** The draft's held expenses are due again. */
    async react({ data: { payrun_id } }, context) {
      const run = await context.before(payRunDecider)
      if (run.status !== 'draft') return

      await settle(context, expensesOf(run), ({ paid: _, ...on }) => ({
        ...on,
        type: 'release',
        payrun_id,
      }))
    },
  }),
  process({
    name: 'expenses of a reversed pay run',
    on: payRunEvents.PayRunReversed,
    /** The expenses of reversed payslips are due again. */
    async react({ data: { payrun_id, reversal_id } }, context) {
      const run = await context.state(payRunDecider, payrun_id)
      if (run.status !== 'complete') return

      const back = [...entriesById(run.entries)].flatMap(([, { employee_id, reversed_by, pay }]) =>
        reversed_by === reversal_id
          ? (pay?.expenses ?? []).map(({ expense_id }) => ({ expense_id, employee_id, paid: true }))
          : [],
      )

      await settle(context, back, ({ paid: _, ...on }) => ({
        ...on,
        type: 'reverse-payslip',
        payrun_id,
        reversal_id,
      }))
    },
  }),
]
