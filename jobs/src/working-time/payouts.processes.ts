import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { entriesById } from '@workledger/domain/kernel/by-id'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { payoutIds, payoutsOf } from '@workledger/domain/payroll/pay-run-state'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import type { PayoutCommand } from '@workledger/domain/working-time/payouts'
import { runsWithPayouts } from '@workledger/projections/payroll/pay-facts.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type Settled = { payout_id: string; employee_id: string; paid: boolean }

/**
 * Sends one command to each payout of a run, by whether the run pays it. A payout that has moved on
 * gets none. Those of one account come one after the other, because they share its stream.
 */
async function settle(
  context: ProcessContext,
  payouts: readonly Settled[],
  command: (each: Settled) => PayoutCommand,
) {
  const accounts = [...groupBy(payouts, ({ employee_id }) => employee_id).values()]

  await sideBySide(accounts, async (own) => {
    for (const each of own)
      await context.run(workingTimeDecider, each.employee_id, command(each), {
        step: each.payout_id,
      })
  })
}

const holdOrRelease =
  (payrun_id: string) =>
  ({ paid, ...on }: Settled): PayoutCommand => ({
    ...on,
    type: paid ? 'hold-payout' : 'release-payout',
    payrun_id,
  })

/** Holds the payouts that the whole run pays and releases the others. */
async function holdWhatIsPaid(payrun_id: string, context: ProcessContext) {
  const run = await context.state(payRunDecider, payrun_id)

  if (run.status === 'draft' && !run.reverses)
    await settle(context, payoutsOf(run), holdOrRelease(payrun_id))
}

type OfRun = { id: string; data: { payrun_id: string } }

/** Returns the events of runs with payouts; others are not read. */
async function withPayouts(
  events: readonly OfRun[],
  context: Pick<ProcessContext, 'ask'>,
): Promise<ReadonlySet<string>> {
  const runs = new Set(
    await context.ask((db) =>
      runsWithPayouts(db, [...new Set(events.map(({ data }) => data.payrun_id))]),
    ),
  )

  return new Set(events.flatMap(({ id, data }) => (runs.has(data.payrun_id) ? [id] : [])))
}

export const payoutProcesses: readonly Process[] = [
  process({
    name: 'hours paid out of a drafted pay run',
    on: payRunEvents.PayRunDrafted,
    concerned: withPayouts,
    /** The draft holds its payouts, so no other run pays them. */
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'hours paid out of a recalculated pay run',
    on: payRunEvents.PayRunRecalculated,
    concerned: withPayouts,
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'hours paid out of a changed entry of a pay run',
    on: payRunEvents.PayRunEntryChanged,
    when: ({ pay }) => payoutIds(pay).length > 0,
    react: ({ data: { payrun_id, employee_id, should_pay, pay } }, context) =>
      settle(
        context,
        payoutIds(pay).map((payout_id) => ({ payout_id, employee_id, paid: should_pay })),
        holdOrRelease(payrun_id),
      ),
  }),
  process({
    name: 'hours paid out of the changed payees of a pay run',
    on: payRunEvents.PayRunPayeesChanged,
    concerned: withPayouts,
    react: ({ data: { payrun_id } }, context) => holdWhatIsPaid(payrun_id, context),
  }),
  process({
    name: 'hours paid out of an approved pay run',
    on: payRunEvents.PayRunApproved,
    concerned: withPayouts,
    /** The payslips pay the held hours; those of an entry that was held back wait again. */
    async react({ data: { payrun_id } }, context) {
      const run = await context.state(payRunDecider, payrun_id)
      if (run.status !== 'complete' || run.reverses) return

      await settle(context, payoutsOf(run), ({ paid, ...on }) => ({
        ...on,
        type: paid ? 'take-payout' : 'release-payout',
        payrun_id,
      }))
    },
  }),
  process({
    name: 'hours paid out of a deleted pay run',
    on: payRunEvents.PayRunDeleted,
    /** The hours that the draft held wait again. */
    async react({ data: { payrun_id } }, context) {
      const run = await context.before(payRunDecider)
      if (run.status !== 'draft') return

      await settle(context, payoutsOf(run), ({ paid: _, ...on }) => ({
        ...on,
        type: 'release-payout',
        payrun_id,
      }))
    },
  }),
  process({
    name: 'hours paid out of a reversed pay run',
    on: payRunEvents.PayRunReversed,
    /** The hours of reversed payslips wait again. */
    async react({ data: { payrun_id, reversal_id } }, context) {
      const run = await context.state(payRunDecider, payrun_id)
      if (run.status !== 'complete') return

      const back = [...entriesById(run.entries)].flatMap(([, { employee_id, reversed_by, pay }]) =>
        reversed_by === reversal_id
          ? payoutIds(pay).map((payout_id) => ({ payout_id, employee_id, paid: true }))
          : [],
      )

      await settle(context, back, ({ paid: _, ...on }) => ({
        ...on,
        type: 'reverse-payout',
        payrun_id,
        reversal_id,
      }))
    },
  }),
]
