import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payBooksApi } from '@workledger/contracts/payroll/pay-books.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrunEntriesList, payrunsList } from '@workledger/contracts/payroll/payroll.lists'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { whatIfApi } from '@workledger/contracts/payroll/what-if.api'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const payrollResources = {
  payruns: resource(payrunsList, { areas: ['payroll'] }),
  'payrun-entries': resource(payrunEntriesList, { areas: ['payroll'] }),
} satisfies Record<string, ResourceOf>

export const payrollCommands = {
  draftPayRun: long(command(payrollApi.draftPayrun)),
  changePayRunEntry: command(payrollApi.changePayrunEntry, 'audit'),
  changePayRunPayees: command(payrollApi.changePayrunPayees, 'audit'),
  approvePayRun: long(command(payrollApi.approvePayrun, 'audit', 'leave')),
  makePaymentFile: long(command(paymentsApi.makePaymentFile, 'audit')),
  readReturns: long(command(paymentsApi.readReturns, 'payroll', 'audit')),
  changePayBooks: command(payBooksApi.changePayBooks, 'audit'),
  exportPayRunBooks: long(command(payBooksApi.exportPayrunBooks, 'audit')),
  markRunPaid: command(paymentsApi.markPaid, 'payroll', 'audit'),
  markRunUnpaid: command(paymentsApi.markUnpaid, 'payroll', 'audit'),
  changeCompanyAccount: command(paymentsApi.changeCompanyAccount, 'audit'),
  changeCompanyLocalAccount: command(paymentsApi.changeCompanyLocalAccount, 'audit'),
  removeCompanyLocalAccount: command(paymentsApi.removeCompanyLocalAccount, 'audit'),
  removeCompanyAccount: command(paymentsApi.removeCompanyAccount, 'audit'),
  changeBankAccount: command(paymentsApi.changeBankAccount, 'audit'),
  recalculatePayRun: long(command(payRunsApi.recalculatePayrun, 'audit')),
  reversePayRun: long(command(payRunsApi.reversePayrun, 'audit', 'leave')),
  whatIfPayRun: { ...long(command(whatIfApi.whatIf)), changes: [] },
  deletePayRun: command(payrollApi.deletePayrun),
  addAllowanceCategory: command(payrollCategoriesApi.addAllowance),
  renameAllowanceCategory: command(payrollCategoriesApi.renameAllowance, 'employment'),
  deleteAllowanceCategory: command(payrollCategoriesApi.deleteAllowance),
  changeOvertimeWeek: command(payrollCategoriesApi.changeOvertimeWeek),
  addDeductionCategory: command(payrollCategoriesApi.addDeduction),
  renameDeductionCategory: command(payrollCategoriesApi.renameDeduction, 'employment'),
  deleteDeductionCategory: command(payrollCategoriesApi.deleteDeduction),
}
