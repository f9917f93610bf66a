import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { entriesById } from '@workledger/domain/kernel/by-id'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { reversed } from '@workledger/domain/payroll/pay-reversal'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { type PayRunCommand } from '@workledger/domain/payroll/pay-run-commands'
import { chunks, entryId } from '@workledger/domain/payroll/pay-run-entries'
import { leavesInRun } from '@workledger/projections/payroll/pay-facts.queries'
import { payrunById } from '@workledger/projections/payroll/payroll.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** Frees the days of leave that a run used, for the employees of a reversal. */
async function release(
  workspace: string,
  payrun_id: string,
  reversal: string,
  context: ProcessContext,
) {
  const leaves = await context.ask(async (db) => {
    const run = await payrunById(db, workspace, payrun_id)
    return run ? leavesInRun(db, workspace, reversal, { from: run.start_on, to: run.end_on }) : []
  })
  await sideBySide([...groupBy(leaves, ({ employee_id }) => employee_id).values()], async (own) => {
    for (const { id: leave_id, employee_id } of own)
      await context.run(
        leaveLedger,
        employee_id,
        { type: 'release', employee_id, leave_id, payrun_id },
        { step: leave_id },
      )
  })
}

export const payrollProcesses: readonly Process[] = [
  process({
    name: 'leaves of an approved pay run',
    on: payRunEvents.PayRunApproved,
    /** From here on, leave on the days that the run counted is final; later days are not. */
    async react({ workspace, data: { payrun_id } }, context) {
      const run = await context.ask((db) => payrunById(db, workspace, payrun_id))
      // A reversal uses no days of its own; leave on the days it frees can be decided again.
      if (!run) return
      if (run.reverses) return release(workspace, run.reverses, payrun_id, context)
      const until = run.end_on
      const leaves = await context.ask((db) =>
        leavesInRun(db, workspace, payrun_id, { from: run.start_on, to: until }),
      )
      const byEmployee = [...groupBy(leaves, ({ employee_id }) => employee_id).values()]

      const use = async (own: typeof leaves) => {
        for (const { id: leave_id, employee_id } of own)
          await context.run(
            leaveLedger,
            employee_id,
            { type: 'use', employee_id, leave_id, payrun_id, until },
            { step: leave_id },
          )
      }

      await sideBySide(byEmployee, use)
    },
  }),
  process({
    name: 'reversal of a pay run',
    on: payRunEvents.PayRunReversed,
    /**
     * Approves a run of its own at once: every line of the reversed entries with the opposite sign.
     */
    async react({ data: { payrun_id, reversal_id, pay_date, notify_employee, by } }, context) {
      const run = await context.state(payRunDecider, payrun_id)
      if (run.status !== 'complete') return
      const back = [...entriesById(run.entries)].flatMap(([, entry]) =>
        entry.reversed_by === reversal_id && entry.pay ? [entry] : [],
      )

      const entries = back.map(({ employee_id, department_id, pay }, n) => ({
        entry_id: entryId(reversal_id, n),
        employee_id,
        department_id,
        should_pay: true,
        pay: reversed(pay!),
      }))

      const { start, end, currency } = run
      const give = (step: string, command: PayRunCommand) =>
        context.run(payRunDecider, reversal_id, command, { step })
      const began = { start, end, pay_date, currency, facts_position: '0', reverses: payrun_id, by }
      await give('start', { type: 'start', payrun_id: reversal_id, ...began })

      for (const [n, part] of chunks(entries, []).entries())
        await give(`part ${n}`, { ...part, type: 'add-entries', payrun_id: reversal_id })

      await give('finish', { type: 'finish-draft', payrun_id: reversal_id })

      await give('approve', {
        type: 'approve',
        payrun_id: reversal_id,
        changes: [],
        notify_employee,
        four_eyes: false,
        by,
      })
    },
  }),
]
