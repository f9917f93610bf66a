/** Names of this area's events. */
export default {
  ExpenseRequested: 'Expense claimed',
  ExpenseChanged: 'Expense changed',
  ExpenseApproved: 'Expense approved',
  ExpenseRejected: 'Expense rejected',
  ExpenseDeleted: 'Expense deleted',
  ExpenseHeldForPayRun: 'Taken into a drafted pay run',
  ExpenseReleasedFromPayRun: 'Out of the drafted pay run',
  ExpenseTakenIntoPayRun: 'Reimbursed with pay',
  ExpensePayslipReversed: 'Payslip reversed, due again',
  ExpenseReimbursed: 'Reimbursed',
  ExpenseReimbursementReversed: 'Counter-entry: reimbursement taken back',
  ExpenseStepApproved: 'Approved in a step',
  ExpenseStepEscalated: 'Step escalated',
  ExpenseApprovalRuleAdded: 'Approval rule added',
  ExpenseApprovalRuleChanged: 'Approval rule changed',
  ExpenseApprovalRuleDeleted: 'Approval rule deleted',
} as const
