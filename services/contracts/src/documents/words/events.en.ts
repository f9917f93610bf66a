/** Names of this area's events. */
export default {
  DocumentAdded: 'Document added',
  DocumentChanged: 'Document changed',
  DocumentReplaced: 'New version',
  DocumentDeleted: 'Document deleted',
  DocumentDownloaded: 'Downloaded',
  DocumentExpiryReminded: 'Reminder of the expiry sent',
  DocumentImportStarted: 'Import of documents started',
  DocumentImportContinued: 'Import of documents continued',
  DocumentImportFinished: 'Import of documents finished',
  DocumentImportInterrupted: 'Import of documents interrupted',
  DocumentImportUndone: 'Import of documents undone',
} as const
