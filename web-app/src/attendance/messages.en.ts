export default {
  checkIn: 'Check in',
  checkOut: 'Check out',
  forgotten: 'You have been checked in for more than 16 hours. If you forgot to check out, tell your administrator the right time.',
  group: 'Attendance',
  planned: { title: 'Planned Tasks', field: 'What you plan to do today', saved: 'Planned Task Updated' },
  plans: { title: 'Plans', open: 'Plans' },
  out: {
    title: 'Check out',
    done: 'What you did today',
    tomorrow: 'Work Plan for next working day',
    planned: 'Planned: {{plan}}',
    saved: 'Information Updated',
  },
  failed: 'Failed to Edit',
  ring: {
    title_one: '{{present}} of {{count}} day',
    title_other: '{{present}} of {{count}} days',
    text: 'Attendance, {{month}} so far',
  },
} as const
