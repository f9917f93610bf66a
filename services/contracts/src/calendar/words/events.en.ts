/** Names of this area's events. */
export default {
  CompanyEventAdded: 'Event added',
  CompanyEventChanged: 'Event changed',
  CompanyEventDeleted: 'Event deleted',
  CalendarFeedAdded: 'Calendar link added',
  CalendarFeedRevoked: 'Calendar link revoked',
} as const
