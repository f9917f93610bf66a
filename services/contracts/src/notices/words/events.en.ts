/** Names of this area's events. */
export default {
  NoticeChannelSet: 'Channel of a kind of notice set',
  QuietHoursSet: 'Quiet hours set',
  DigestHourSet: 'Hour of the daily mail set',
  NoticesRead: 'Notices read',
  NoticeRead: 'Notice read',
  PushDeviceAdded: 'Pushes turned on in a browser',
  PushDeviceRemoved: 'Pushes turned off in a browser',
  NoticesExpired: 'Old notices removed',
} as const
