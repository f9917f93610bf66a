import { Injectable } from '@nestjs/common'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import type { Call } from '../kernel/http/call'
import { weekOpener } from './week-approver'

/** Refusals that say who can open a locked week. */
const locks: readonly string[] = ['timesheet.submitted_week', 'timesheet.approved_week']

/** Says who can open a locked week. */
@Injectable()
export class TimesheetLocks {
  /** Runs a change of a person's time. A refusal by a locked week names who can open it. */
  async named<T>(
    call: Pick<Call, 'workspace' | 'read'>,
    employee: string,
    act: () => Promise<T>,
  ): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CodedError) || !locks.includes(error.code)) throw error
      const { code, detail } = error
      const fault = { code, ...(detail.params && { params: detail.params }) }
      const name = await call.read((db) => weekOpener(db, call.workspace, employee, fault))
      if (!name) throw error

      throw new CodedError(`${error.code}_by`, {
        ...error.detail,
        params: { ...error.detail.params, name },
      })
    }
  }

  /** Returns a function that names who can open a locked week; one read answers for each week. */
  faults(
    call: Pick<Call, 'workspace' | 'read'>,
    employee: string,
  ): (fault: Fault) => Promise<Fault> {
    const openers = new Map<string, Promise<string | null>>()

    return async (fault) => {
      if (!locks.includes(fault.code)) return fault
      const week = `${fault.code} ${fault.params?.day}`
      const opener =
        openers.get(week) ?? call.read((db) => weekOpener(db, call.workspace, employee, fault))
      openers.set(week, opener)
      const name = await opener

      return name ? { code: `${fault.code}_by`, params: { ...fault.params, name } } : fault
    }
  }
}
