/** What each event is called. */
export default {
  DataExportRequested: 'Data export requested',
  DataExportProgressed: 'Data export went on',
  DataExportFinished: 'Data export ready',
  DataExportFailed: 'Data export failed',
  DataExportDownloaded: 'Data export downloaded',
  DataExportRemoved: 'Data export deleted',
} as const
