export default {
  page: 'Audit',
  events: { tab: 'Events' },
  integrity: {
    title: 'Integrity',
    chain: 'Chain',
    intact: 'Intact',
    broken: 'Not intact',
    readOnly: 'Nothing is written because of what was found.',
    checked: 'Checked',
    checkedEvents_one: '{{count}} event',
    checkedEvents_other: '{{count}} events',
    behind: 'Still to check',
    verified: 'Verified',
    head: 'Last event',
    anchors: 'Heads kept outside',
    finding: 'Event {{position}}',
  },
} as const
