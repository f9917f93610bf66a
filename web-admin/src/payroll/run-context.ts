import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { addressOf } from '@workledger/kit/net/client'
import { createContext, use } from 'react'

export type Run = AnswerOf<typeof payrollApi.payrun>['data']

export interface OnThisPage {
  run: Run
  /** The entry that the panel explains. */
  asked: string | null
  ask: (entry: PayEntry | null) => void
  /** Null if the run is final, or the person has no right. */
  edit: ((entry: PayEntry) => void) | null
  /** Reverses one payslip; null without payslips or the right. */
  reverse: ((entry: PayEntry) => void) | null
}

export const RunContext = createContext<OnThisPage | null>(null)

/** The shared state of a run's page. Only inside that page. */
export function useRun(): OnThisPage {
  const found = use(RunContext)
  if (!found) throw new Error('useRun is used outside the page of a pay run')
  return found
}

/** Each paid entry of an approved run is a payslip. */
export const payslipOf = ({ id, employee_id }: Pick<PayEntry, 'id' | 'employee_id'>) =>
  addressOf(payrollApi.downloadPayslip, { params: { id: employee_id, payslipId: id } })
