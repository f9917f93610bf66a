import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { command, long, type ResourceOf } from '../kit/command'

export const payrollResources = {
  payruns: { areas: ['payroll'], who: 'admin' },
  'payrun-entries': { areas: ['payroll'], who: 'admin' },
} satisfies Record<string, ResourceOf>

export const payrollCommands = {
  draftPayRun: long(command(payrollApi.draftPayrun, 'payruns', 'payrun-entries')),
  changePayRunEntry: command(payrollApi.changePayrunEntry, 'payruns', 'payrun-entries', 'audit'),
  approvePayRun: long(command(payrollApi.approvePayrun, 'payruns', 'payrun-entries', 'audit', 'leaves')),
  deletePayRun: command(payrollApi.deletePayrun, 'payruns', 'payrun-entries'),
  addAllowanceCategory: command(payrollCategoriesApi.addAllowance),
  renameAllowanceCategory: command(payrollCategoriesApi.renameAllowance, 'contracts'),
  deleteAllowanceCategory: command(payrollCategoriesApi.deleteAllowance),
  addDeductionCategory: command(payrollCategoriesApi.addDeduction),
  renameDeductionCategory: command(payrollCategoriesApi.renameDeduction, 'contracts'),
  deleteDeductionCategory: command(payrollCategoriesApi.deleteDeduction),
}
