export default {
  checkIn: 'Check in',
  checkOut: 'Check out',
  forgotten:
    'You have been checked in for longer than a shift lasts. If you forgot to check out, propose the time you left on your profile.',
  breaks: 'Breaks',
  onBreak: 'Breaks: on break since {{time}}',
  group: 'Attendance',
  planned: {
    title: 'Planned Tasks',
    field: 'What you plan to do today',
    saved: 'Planned Task Updated',
  },
  plans: { title: 'Plans', open: 'Plans' },
  out: {
    title: 'Check out',
    planned: 'Planned: {{plan}}',
    saved: 'Information Updated',
  },
  failed: 'Failed to Edit',
  today: { out: 'Not checked in', since: 'since {{time}}', onBreak: 'on break since {{time}}' },
  ring: {
    title_one: '{{present}} of {{count}} day',
    title_other: '{{present}} of {{count}} days',
    text: 'Attendance, {{month}} so far',
  },
} as const
