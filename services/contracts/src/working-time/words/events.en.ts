/** Names of this area's events. */
export default {
  WorkingTimeMonthClosed: 'Month closed',
  WorkingTimeBooked: 'Hours booked',
  WorkingTimePaidOut: 'Hours paid out',
  WorkingTimePayoutWithdrawn: 'Hours paid out withdrawn',
  WorkingTimePayoutHeldForPayRun: 'Hours taken into a drafted pay run',
  WorkingTimePayoutReleasedFromPayRun: 'Hours out of the drafted pay run',
  WorkingTimePayoutTakenIntoPayRun: 'Hours paid with pay',
  WorkingTimePayoutPayslipReversed: 'Payslip reversed, hours wait again',
  WorkingTimeOvertimeRaised: 'Overtime waits for approval',
  WorkingTimeOvertimeApproved: 'Overtime approved',
  WorkingTimeOvertimeDeclined: 'Overtime declined',
  WorkingTimeRulesSet: 'Rules of working time accounts set',
} as const
