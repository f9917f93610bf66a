/** Names of this area's events. */
export default {
  AuditFilterSaved: 'Filter of events saved',
  AuditFilterChanged: 'Filter of events changed',
  AuditFilterDeleted: 'Filter of events deleted',
  RecordViewed: 'Record opened by an auditor',
} as const
