/** Names of this area's events. */
export default {
  ReportSaved: 'Report saved',
  SavedReportChanged: 'Saved report changed',
  SavedReportDeleted: 'Saved report deleted',
  SavedReportRecipientsChanged: 'Recipients of a saved report changed',
  SavedReportSendAsked: 'Saved report sent at once',
  SavedReportDue: 'Saved report sent',
} as const
