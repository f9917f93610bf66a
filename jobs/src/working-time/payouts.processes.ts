import { workingTimeEvents } from '@workledger/contracts/working-time/working-time.events'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { payoutIds, payoutsOf } from '@workledger/domain/payroll/pay-run-state'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import type { PayoutCommand } from '@workledger/domain/working-time/payouts'
import { runsWithPayouts } from '@workledger/projections/payroll/pay-facts.queries'
import type { Process } from '../kernel/process'
import { type InRun, paidByRuns, type RunAct } from '../payroll/paid-by-runs.port'

function commandOf({ id: payout_id, employee_id }: InRun, act: RunAct): PayoutCommand {
  const { payrun_id } = act
  const on = { payout_id, employee_id, payrun_id }

  return act.act === 'reverse'
    ? { ...on, reversal_id: act.reversal_id, type: 'reverse-payout' }
    : { ...on, type: `${act.act}-payout` }
}

/** A pay run pays hours of working time accounts, each once. */
export const payoutProcesses: readonly Process[] = paidByRuns({
  what: 'hours paid out',
  runsWith: runsWithPayouts,
  idsOf: payoutIds,
  inRun: (run) => payoutsOf(run).map(({ payout_id: id, ...of }) => ({ ...of, id })),
  settledBy: [
    workingTimeEvents.WorkingTimePayoutHeldForPayRun,
    workingTimeEvents.WorkingTimePayoutReleasedFromPayRun,
    workingTimeEvents.WorkingTimePayoutTakenIntoPayRun,
    workingTimeEvents.WorkingTimePayoutPayslipReversed,
  ],
  /** Payouts of one account come one after the other, because they share its stream. */
  async settle(context, payouts, actOf) {
    const accounts = [...groupBy(payouts, ({ employee_id }) => employee_id).values()]

    await sideBySide(accounts, async (own) => {
      for (const each of own)
        await context.run(workingTimeDecider, each.employee_id, commandOf(each, actOf(each)), {
          step: each.id,
        })
    })
  },
})
