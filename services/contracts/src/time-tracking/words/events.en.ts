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
  TimeImportStarted: 'Import of time started',
  TimeImportFinished: 'Import of time finished',
  TimeImportInterrupted: 'Import of time interrupted',
  TimeImportUndone: 'Import of time undone',
} as const
