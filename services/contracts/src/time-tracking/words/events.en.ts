/** Names of this area's events. */
export default {
  TimeEntryStarted: 'Timer started',
  TimeEntryStopped: 'Timer stopped',
  TimeEntryAdded: 'Entry added',
  TimeEntryChanged: 'Entry changed',
  TimeEntryDeleted: 'Entry deleted',
} as const
