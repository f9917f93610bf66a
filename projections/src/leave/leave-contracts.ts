import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { secondsOfDay } from '@workledger/domain/kernel/working-day'
import type { Reads } from '../kernel/tenant-reads'

export type LeaveContract = Awaited<ReturnType<typeof contractsOf>>[number]

/** Selects the working days and hours of employees' contracts, oldest first. */
export const contractsOf = (db: Reads, employees: readonly string[]) =>
  db
    .selectFrom('contracts')
    .select(['employee_id', 'effective_on', 'working_days', 'working_hours', 'working_period_unit'])
    .where('employee_id', 'in', [...employees])
    .orderBy('effective_on')
    .execute()

/** Returns the agreed seconds of a contract's working day; 0 without agreed hours. */
export const agreedSeconds = (contract: LeaveContract) =>
  secondsOfDay({
    hours: contract.working_hours,
    hours_per: contract.working_period_unit as 'day' | 'week' | 'month' | null,
    weekdays: isoWeekdays(contract.working_days),
  })
