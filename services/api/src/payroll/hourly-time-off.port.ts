import { Injectable } from '@nestjs/common'
import { hourlyTimeOff } from '@workledger/domain/payroll/pay-inputs'
import { gapsBetween } from '@workledger/domain/people/employments'
import { contractsForPay } from '@workledger/projections/employment/employment.queries'
import { awayDaysForPay } from '@workledger/projections/leave/leave-for-pay'
import { employeesForPay } from '@workledger/projections/payroll/pay-facts.queries'
import { Queries } from '../kernel/lists/queries'
import { absences, payContract } from './pay-facts'

export interface TimeOffOfDay {
  leave: number
  holiday: number
}

/** Paid hours of hourly workers on leave and on holidays, by the rules of pay. */
@Injectable()
export class HourlyTimeOff {
  constructor(private readonly queries: Queries) {}

  /** Returns seconds by day over a range, both ends included; leaves out days without any. */
  byDay(
    workspace: string,
    employee: string,
    from: string,
    to: string,
  ): Promise<Map<string, TimeOffOfDay>> {
    return this.queries.ask(workspace, async (db) => {
      const contracts = await contractsForPay(db, workspace, [employee])

      if (!contracts.some(({ base_compensation_type }) => base_compensation_type === 'hourly'))
        return new Map()

      const [away, [person]] = await Promise.all([
        awayDaysForPay(db, workspace, [employee], { from, to }),
        employeesForPay(db, workspace, [employee]),
      ])

      const facts = {
        versions: contracts.map((row) => payContract(row, [])),
        last_day: person?.terminated_on ?? null,
        gaps: person ? gapsBetween(person.earlier, person.hired_on) : [],
        absences: absences(away.get(employee) ?? []),
      }

      const days = new Map<string, TimeOffOfDay>()

      for (const { day, kind, seconds } of hourlyTimeOff(facts, { start: from, end: to })) {
        const before = days.get(day) ?? { leave: 0, holiday: 0 }
        days.set(day, { ...before, [kind]: before[kind] + seconds })
      }

      return days
    })
  }
}
