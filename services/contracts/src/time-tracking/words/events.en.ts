/** Names of this area's events. */
export default {
  TimeEntryStarted: 'Timer started',
  TimeEntryStopped: 'Timer stopped',
  TimeEntryAdded: 'Entry added',
  TimeEntryChanged: 'Entry changed',
  TimeEntryDeleted: 'Entry deleted',
  TimesheetSubmitted: 'Week submitted',
  TimesheetWithdrawn: 'Week taken back',
  TimesheetTimeAdded: 'Time added to a submitted week',
  TimesheetApproved: 'Week approved',
  TimesheetSentBack: 'Week sent back',
  TimesheetReopened: 'Week opened again',
  TimesheetRulesSet: 'Timesheet rules changed',
} as const
