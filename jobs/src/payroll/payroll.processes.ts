import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { leavesInRun } from '@workledger/projections/payroll/pay-facts.queries'
import { payrunById } from '@workledger/projections/payroll/payroll.queries'
import { type Process, process } from '../kernel/process'

/** Streams that are appended to at a time. */
const AT_ONCE = 32

export const payrollProcesses: readonly Process[] = [
  process({
    name: 'leaves of an approved pay run',
    on: payRunEvents.PayRunApproved,
    /** From here on a leave that the run counted is decided for good. */
    async react({ workspace, data: { payrun_id } }, context) {
      const leaves = await context.ask(async (db) => {
        const run = await payrunById(db, workspace, payrun_id)
        return run ? leavesInRun(db, workspace, payrun_id, run.start_on, run.end_on) : []
      })
      const byEmployee = [...groupBy(leaves, ({ employee_id }) => employee_id).values()]
      const use = async (own: typeof leaves) => {
        for (const { id: leave_id, employee_id } of own)
          await context.run(leaveLedger, employee_id, { type: 'use', employee_id, leave_id, payrun_id }, { step: leave_id })
      }
      for (let n = 0; n < byEmployee.length; n += AT_ONCE) await Promise.all(byEmployee.slice(n, n + AT_ONCE).map(use))
    },
  }),
]
