import { Injectable } from '@nestjs/common'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { calculatePay, type PayRule, type SegmentInput } from '@workledger/domain/payroll/pay'
import type { Period } from '@workledger/domain/payroll/pay-days'
import { type DraftedEntry, entryId, type PayRunWarning } from '@workledger/domain/payroll/pay-run-entries'
import { type PayContract, type PayType, type Stretch, stretches } from '@workledger/domain/payroll/pay-segments'
import { adjustmentsForPay, contractsForPay } from '@workledger/projections/employment/employment.queries'
import { employeesForPay, secondsByDay } from '@workledger/projections/payroll/pay-facts.queries'
import { Queries } from '../kernel/queries'

type Paid = Stretch & { type: PayType; rate: string }
interface Covered {
  employee: string
  stretches: Paid[]
}

/** What a pay run needs to know, read in four queries however many employees there are, and the draft made of it. */
@Injectable()
export class PayFacts {
  constructor(private readonly queries: Queries) {}

  async draft(workspace: string, payrun_id: string, period: Period, currency: string) {
    const { covered, warnings } = await this.covered(workspace, period, currency)
    const seconds = await this.seconds(workspace, covered, period)
    const rules = await this.rules(workspace)
    const entries = covered.map(({ employee, stretches }, n): DraftedEntry => {
      const days = seconds.get(employee)
      const segments = stretches.map((stretch) => segmentOf(stretch, days))
      // Adjustments are those of the version in force at the end; two versions do not pay the same allowance twice.
      const own = rules.get(stretches.at(-1)!.contract_ids.at(-1)!)
      const inputs = { segments, typed_hours: null, allowances: own?.allowance ?? [], deductions: own?.deduction ?? [] }
      return { entry_id: entryId(payrun_id, n), employee_id: employee, should_pay: true, pay: calculatePay(inputs, period, currency) }
    })
    return { entries, warnings }
  }

  /** Who has a contract in the period, and who is not in the run for want of something. */
  private async covered(workspace: string, period: Period, currency: string) {
    const [people, contracts] = await this.queries.ask(workspace, (db) =>
      Promise.all([employeesForPay(db, workspace), contractsForPay(db, workspace)]),
    )
    const versions = groupBy(contracts, ({ employee_id }) => employee_id)
    const covered: Covered[] = []
    const warnings: PayRunWarning[] = []
    for (const { id, status, terminated_on } of people) {
      const own = versions.get(id)
      const warn = (code: PayRunWarning['code']) => warnings.push({ employee_id: id, code })
      if (!own) {
        if (status === 'active') warn('no_contract')
        continue
      }
      const found = stretches(own.map(payContract), period, terminated_on)
      if (found.length === 0) continue
      const here = found.filter((stretch) => stretch.currency === currency)
      if (found.some(({ type, rate }) => type === null || rate === null)) warn('no_salary')
      else if (here.length === 0) warn('other_currency')
      else covered.push({ employee: id, stretches: here as Paid[] })
    }
    return { covered, warnings }
  }

  /** Attendance by day of those who are paid by the hour. */
  private async seconds(workspace: string, covered: readonly Covered[], { start, end }: Period) {
    const hourly = covered.filter(({ stretches }) => stretches.some(({ type }) => type === 'hourly')).map(({ employee }) => employee)
    const rows = await this.queries.ask(workspace, (db) => secondsByDay(db, hourly, start, end))
    return groupBy(rows, ({ employee_id }) => employee_id)
  }

  /** Allowances and deductions by contract. */
  private async rules(workspace: string): Promise<Map<string, Record<'allowance' | 'deduction', PayRule[]>>> {
    const rows = await this.queries.ask(workspace, (db) => adjustmentsForPay(db, workspace))
    const byContract = new Map<string, Record<'allowance' | 'deduction', PayRule[]>>()
    for (const { id, contract_id, adjustment_type, amount, calculation_type, name } of rows) {
      if (amount === null) continue
      const rules = byContract.get(contract_id) ?? { allowance: [], deduction: [] }
      byContract.set(contract_id, rules)
      const rule = { adjustment_id: id, name: name ?? '', calculation_type: calculation_type as PayRule['calculation_type'], value: amount }
      rules[adjustment_type as 'allowance'].push(rule)
    }
    return byContract
  }
}

type ContractRow = Awaited<ReturnType<typeof contractsForPay>>[number]
const payContract = (row: ContractRow): PayContract => ({
  ...row,
  rate: row.base_compensation_amount,
  type: row.base_compensation_type as PayType | null,
  weekdays: isoWeekdays(row.working_days),
})

function segmentOf({ currency: _, ...stretch }: Paid, days: readonly { day: string; seconds: number }[] = []): SegmentInput {
  const worked = stretch.type === 'hourly' ? days.filter(({ day }) => day >= stretch.from && day <= stretch.to) : []
  const seconds = worked.reduce((sum, day) => sum + day.seconds, 0)
  return { ...stretch, contract_ids: [...stretch.contract_ids], weekdays: [...stretch.weekdays], seconds }
}
