/** Names of this area's events. */
export default {
  DataExportRequested: 'Data export requested',
  DataExportProgressed: 'Data export went on',
  DataExportFinished: 'Data export ready',
  DataExportFailed: 'Data export failed',
  DataExportDownloaded: 'Data export downloaded',
  DataExportRemoved: 'Data export deleted',
} as const
