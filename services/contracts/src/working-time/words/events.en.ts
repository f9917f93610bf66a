/** Names of this area's events. */
export default {
  WorkingTimeMonthClosed: 'Month closed',
  WorkingTimeBooked: 'Hours booked',
  WorkingTimeRulesSet: 'Rules of working time accounts set',
} as const
