/** Names of this area's events. */
export default {
  DocumentAdded: 'Document added',
  DocumentChanged: 'Document changed',
  DocumentReplaced: 'New version',
  DocumentDeleted: 'Document deleted',
  DocumentDownloaded: 'Downloaded',
  DocumentExpiryReminded: 'Reminder of the expiry sent',
} as const
